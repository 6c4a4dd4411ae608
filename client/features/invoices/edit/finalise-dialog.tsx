import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { FinaliseInvoiceDocument, type InvoiceDocumentFragment } from "../invoices.generated.ts";
import { rereadInvoices } from "../reread-invoices.ts";

interface FinaliseDialogProps {
  invoice: InvoiceDocumentFragment;
  onFinalised(): void;
  onClose(): void;
}

/** Says what happens when an invoice gets its number. */
export function FinaliseDialog({ invoice, onFinalised, onClose }: FinaliseDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { run, pending, error } = useAction();
  const { id, version, to, total } = invoice;
  const [send, setSend] = useState(Boolean(to.email));
  const amount = moneyText(intl, total);
  // Its answer has no id: the editor of what is no draft any more would lead elsewhere before this dialog does.
  const finalise = async () => {
    let number = "";
    const isDone = await run(async () => {
      const { data } = await apollo.mutate({
        mutation: FinaliseInvoiceDocument,
        variables: { id, version, send },
      });
      number = data?.finaliseInvoice.number ?? "";
      await rereadInvoices(apollo);
    });
    if (!isDone) return;
    snackbar({
      text: intl.formatMessage(
        { id: send ? "invoices.finalise.sent" : "invoices.finalise.done" },
        { number, email: to.email ?? "" },
      ),
      tone: "good",
    });
    onFinalised();
  };
  return (
    <ConfirmDialog
      open
      width={560}
      onClose={onClose}
      title={intl.formatMessage({ id: "invoices.finalise.ask" }, { amount })}
      text={<FormattedMessage id="invoices.finalise.text" />}
      confirm={intl.formatMessage(
        { id: send ? "invoices.finalise.confirmSend" : "invoices.finalise.confirm" },
        { amount },
      )}
      onConfirm={() => void finalise()}
      pending={pending}
      error={error}
      harmless
    >
      <div className="mb-4">
        {to.email ? (
          <Checkbox checked={send} onChange={({ target }) => setSend(target.checked)}>
            <FormattedMessage
              id="invoices.finalise.send"
              values={{ email: <bdi>{to.email}</bdi> }}
            />
          </Checkbox>
        ) : (
          <p className="text-sm text-ink-3">
            <FormattedMessage id="invoices.send.noAddress" />
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
