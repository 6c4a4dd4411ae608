import { useApolloClient } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import {
  MarkInvoiceUncollectibleDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from "../invoices.generated.ts";
import { rereadInvoices } from "../reread-invoices.ts";
import type { ViewedInvoice } from "./viewed-invoice.ts";

const MUTATIONS = {
  send: SendInvoiceDocument,
  void: VoidInvoiceDocument,
  uncollectible: MarkInvoiceUncollectibleDocument,
} as const;

interface TaskDialogProps {
  task: keyof typeof MUTATIONS;
  invoice: ViewedInvoice;
  onClose(): void;
}

/** Asks before an invoice is sent, voided or given up. */
export function TaskDialog({ task, invoice, onClose }: TaskDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { run, pending, error } = useAction();
  const { id, to, number } = invoice;
  const values = { number: number ?? "", email: to.email ?? "" };
  const isMissing = task === "send" && !to.email;
  const act = async () => {
    const isDone = await run(async () => {
      await apollo.mutate({ mutation: MUTATIONS[task], variables: { id } });
      await rereadInvoices(apollo);
    });
    if (!isDone) return;
    snackbar({ text: intl.formatMessage({ id: `invoices.${task}.done` }, values), tone: "good" });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: `invoices.${task}.ask` }, values)}
      text={
        <FormattedMessage
          id={isMissing ? "invoices.send.noAddress" : `invoices.${task}.text`}
          values={values}
        />
      }
      confirm={intl.formatMessage({ id: `invoices.${task}.label` })}
      onConfirm={() => void act()}
      pending={pending}
      disabled={isMissing}
      error={error}
      harmless={task === "send"}
    />
  );
}
