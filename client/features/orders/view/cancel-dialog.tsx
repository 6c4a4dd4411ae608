import { useMutation } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CancelOrderDocument, type OrderRowFragment } from "../orders.generated.ts";

interface CancelDialogProps {
  order: Pick<OrderRowFragment, "id" | "number">;
  onClose: () => void;
}

/** Gives an order up, with what comes of it. */
export function CancelDialog({ order: { id, number }, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const [cancel] = useMutation(CancelOrderDocument);
  const { run, pending, error } = useAction({
    textOf: (cause) =>
      problemOf(cause).code === "CONFLICT"
        ? intl.formatMessage({ id: "orders.cancel.conflict" })
        : undefined,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "orders.cancel.ask" }, { number })}
      text={<FormattedMessage id="orders.cancel.text" />}
      confirm={intl.formatMessage({ id: "orders.cancel" })}
      pending={pending}
      error={error}
      onConfirm={() =>
        void run(() => cancel({ variables: { id } })).then((isDone) => isDone && onClose())
      }
    />
  );
}
