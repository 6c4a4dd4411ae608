import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { rereadInvoices } from "../reread-invoices.ts";
import { type PaymentRowFragment, RefundPaymentDocument } from "./payments.generated.ts";

/** Gives money back: how much, why, and what each side has after. */
export function RefundDialog({
  payment,
  onClose,
}: {
  payment: PaymentRowFragment;
  onClose(): void;
}) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { id, currency, payerName, number, receivedOn } = payment;
  const most = payment.amount.amount - payment.refundedAmount.amount;
  const [amount, setAmount] = useState<number | null>(most);
  const [reason, setReason] = useState("");
  const [refused, setRefused] = useState<Record<string, string>>({});
  // Of this dialog: what is pressed twice is refunded once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { run, pending, error } = useAction();
  const word = (name: string) => intl.formatMessage({ id: `payments.refund.${name}` });
  const text = (value: number) => moneyText(intl, { amount: value, currency });
  const isAmount = amount !== null && Number.isSafeInteger(amount) && amount > 0;
  const isTooMuch = isAmount && amount > most;
  const errorOf = (field: string) => {
    const message = refused[field];
    return message ? fieldWords(intl, message) : undefined;
  };
  const refund = async () => {
    const missing = {
      ...(!isAmount && { amount: "Required" }),
      ...(!reason.trim() && { reason: "Required" }),
    };
    setRefused(missing);
    if (!isAmount || isTooMuch || !reason.trim()) return;
    const isDone = await run(async () => {
      try {
        await apollo.mutate({
          mutation: RefundPaymentDocument,
          variables: { input: { paymentId: id, amount, reason: reason.trim(), idempotencyKey } },
        });
      } catch (cause) {
        setRefused(problemOf(cause).fields);
        throw cause;
      }
      await rereadInvoices(apollo);
    });
    if (!isDone) return;
    snackbar({ text: word("done"), tone: "good" });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      width={560}
      onClose={onClose}
      title={intl.formatMessage({ id: "payments.refund.title" }, { name: payerName })}
      text={
        <FormattedMessage
          id="payments.refund.text"
          values={{ number, date: formatPlainDate(receivedOn, intl.locale) }}
        />
      }
      confirm={
        isAmount && !isTooMuch
          ? intl.formatMessage({ id: "payments.refund.confirm" }, { amount: text(amount) })
          : word("label")
      }
      onConfirm={() => void refund()}
      pending={pending}
      error={Object.keys(refused).length === 0 ? error : undefined}
    >
      <div className="mb-4 grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            name="amount"
            label={word("amount")}
            hint={intl.formatMessage({ id: "payments.refund.most" }, { amount: text(most) })}
            currency={currency}
            value={amount}
            onChange={setAmount}
            error={isTooMuch ? word("tooMuch") : errorOf("amount")}
          />
          <TextField
            name="reason"
            label={word("reason")}
            maxLength={300}
            dir="auto"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={errorOf("reason")}
          />
        </div>
        {isAmount && !isTooMuch && (
          <dl className="grid gap-2.5 rounded-md bg-raised p-4 text-sm figures">
            {(
              [
                ["receives", amount],
                ["keeps", most - amount],
              ] as const
            ).map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-2">
                  <FormattedMessage
                    id={`payments.refund.${name}`}
                    values={{ name: <bdi>{payerName}</bdi> }}
                  />
                </dt>
                <dd className="font-semibold">
                  <bdi>{text(value)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="text-sm text-ink-3">{word("final")}</p>
      </div>
    </ConfirmDialog>
  );
}
