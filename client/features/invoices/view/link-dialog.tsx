import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCopyLink } from "../../../ui/use-copy-link.ts";
import { RenewInvoiceLinkDocument } from "../invoices.generated.ts";

/** Makes a new secret link, which is shown once; those that were sent end. */
export function LinkDialog({ id, onClose }: { id: string; onClose(): void }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const copy = useCopyLink();
  const [path, setPath] = useState<string>();
  const { run, pending, error } = useAction();
  const renew = () =>
    run(async () => {
      const { data } = await apollo.mutate({
        mutation: RenewInvoiceLinkDocument,
        variables: { id },
      });
      setPath(data?.renewInvoiceLink);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "invoices.link" })}
      text={<FormattedMessage id={path ? "invoices.link.made" : "invoices.link.text"} />}
      actions={
        path ? (
          <>
            <Button variant="outline" size={44} onClick={onClose}>
              <FormattedMessage id="dialog.close" />
            </Button>
            <Button variant="primary" size={44} onClick={() => void copy(path)}>
              <FormattedMessage id="invoices.link.copy" />
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" size={44} onClick={onClose} data-autofocus>
              <FormattedMessage id="dialog.cancel" />
            </Button>
            <Button variant="primary" size={44} pending={pending} onClick={() => void renew()}>
              <FormattedMessage id="invoices.link.renew" />
            </Button>
          </>
        )
      }
    >
      {path && (
        <TextField
          name="link"
          label={intl.formatMessage({ id: "invoices.link" })}
          dir="ltr"
          readOnly
          value={new URL(path, location.href).href}
          onFocus={({ target }) => target.select()}
        />
      )}
      <ProblemNotice text={error} />
    </Dialog>
  );
}
