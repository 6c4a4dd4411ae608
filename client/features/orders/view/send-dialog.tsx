import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FulfilOrderDocument, type OrderRowFragment } from "../orders.generated.ts";

interface SendDialogProps {
  order: Pick<OrderRowFragment, "id" | "version">;
  onClose: () => void;
}

const MAX_LENGTH = 80;
const MAX_TRACKING = 300;

/** Says that an order was sent, with whom and under which number. */
export function SendDialog({ order: { id, version }, onClose }: SendDialogProps) {
  const intl = useIntl();
  const [fulfil] = useMutation(FulfilOrderDocument, { refetchQueries: ["PendingCounts"] });
  const [carrier, setCarrier] = useState("");
  const [tracking, setTracking] = useState("");
  const { run, pending, error } = useAction();
  const send = async () => {
    const input = {
      version,
      carrier: carrier.trim() || null,
      tracking: tracking.trim() || null,
    };
    if (await run(() => fulfil({ variables: { id, input } }))) onClose();
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: "orders.send" })}
      text={<FormattedMessage id="orders.send.text" />}
      submit={<FormattedMessage id="orders.send" />}
      pending={pending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextField
          name="carrier"
          label={intl.formatMessage({ id: "orders.send.carrier" })}
          maxLength={MAX_LENGTH}
          dir="auto"
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          name="tracking"
          label={intl.formatMessage({ id: "orders.send.tracking" })}
          maxLength={MAX_TRACKING}
          autoComplete="off"
          dir="ltr"
          value={tracking}
          onChange={({ target }) => setTracking(target.value)}
        />
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
