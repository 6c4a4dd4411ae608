import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Combobox } from "../../../ui/combobox.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import type { Option } from "../../../ui/option.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { viennaDay } from "../invoice-state.ts";
import { rereadInvoices } from "../reread-invoices.ts";
import type { Payable, PayableOption } from "./payable.ts";
import { OpenInvoicesDocument, RecordPaymentDocument } from "./payments.generated.ts";

interface RecordPaymentDialogProps {
  /** Undefined where it is chosen in the dialog */
  invoice?: Payable;
  onClose(): void;
}

const METHODS = ["TRANSFER", "MANUAL"] as const;

/** Money that came to the bank or over the counter, with what is open before and after. */
export function RecordPaymentDialog({ invoice: given, onClose }: RecordPaymentDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [invoice, setInvoice] = useState(given);
  const [amount, setAmount] = useState<number | null>(given?.openAmount.amount ?? null);
  const [today] = useState(() => viennaDay(Date.now()));
  const [receivedOn, setReceivedOn] = useState(today);
  const [method, setMethod] = useState<string>("TRANSFER");
  const [reference, setReference] = useState("");
  const [sendReceipt, setSendReceipt] = useState(Boolean(given?.to.email));
  const [refused, setRefused] = useState<Record<string, string>>({});
  // Of this dialog: what is pressed twice is recorded once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { run, pending, error } = useAction();
  const search = useInvoiceSearch();
  const word = (id: string) => intl.formatMessage({ id: `payments.record.${id}` });
  const open = invoice?.openAmount;
  const isAmount = amount !== null && Number.isSafeInteger(amount) && amount > 0;
  const isTooMuch = isAmount && open !== undefined && amount > open.amount;
  const errorOf = (field: string) => {
    const message = refused[field];
    return message ? fieldWords(intl, message) : undefined;
  };
  const choose = (option: Option | null) => {
    const chosen = (option as PayableOption | null)?.invoice;
    setInvoice(chosen);
    setAmount(chosen?.openAmount.amount ?? null);
    setSendReceipt(Boolean(chosen?.to.email));
    setRefused({});
  };
  const record = async () => {
    const missing = {
      ...(!invoice && { invoiceId: "Required" }),
      ...(!isAmount && { amount: "Required" }),
      ...(!receivedOn && { receivedOn: "Required" }),
    };
    setRefused(missing);
    if (!invoice || !isAmount || isTooMuch || Object.keys(missing).length > 0) return;
    const isDone = await run(async () => {
      try {
        await apollo.mutate({
          mutation: RecordPaymentDocument,
          variables: {
            input: {
              amount,
              receivedOn,
              reference: reference.trim(),
              idempotencyKey,
              invoiceId: invoice.id,
              method: METHODS.find((each) => each === method) ?? "TRANSFER",
              sendReceipt: sendReceipt && Boolean(invoice.to.email),
            },
          },
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
  const currency = open?.currency;
  return (
    <FormDialog
      title={word("title")}
      text={word("text")}
      submit={
        isAmount && currency ? (
          <FormattedMessage
            id="payments.record.submit"
            values={{ amount: moneyText(intl, { amount, currency }) }}
          />
        ) : (
          word("label")
        )
      }
      pending={pending}
      onSubmit={() => void record()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {!given && (
          <Combobox
            name="invoice"
            label={word("invoice")}
            options={search}
            value={invoice ? optionOf(invoice, (amount) => moneyText(intl, amount)) : null}
            onChange={choose}
            error={errorOf("invoiceId")}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            key={invoice?.id}
            name="amount"
            label={word("amount")}
            hint={amount !== null && amount === open?.amount ? word("all") : undefined}
            currency={currency ?? "EUR"}
            disabled={!invoice}
            value={amount}
            onChange={setAmount}
            error={
              isTooMuch
                ? intl.formatMessage(
                    { id: "payments.record.tooMuch" },
                    { amount: moneyText(intl, open) },
                  )
                : errorOf("amount")
            }
          />
          <DateField
            name="receivedOn"
            label={word("received")}
            value={receivedOn}
            max={today}
            onChange={setReceivedOn}
            error={errorOf("receivedOn")}
          />
        </div>
        <RadioGroup
          name="method"
          label={word("method")}
          value={method}
          onChange={setMethod}
          options={METHODS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `payments.method.${value}` }),
            hint: value === "TRANSFER" ? word("transferHint") : undefined,
          }))}
        />
        <TextField
          name="reference"
          label={word("reference")}
          hint={intl.formatMessage({ id: "payments.record.optional" })}
          placeholder={word("referenceHint")}
          maxLength={140}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
          error={errorOf("reference")}
        />
        {open && isAmount && !isTooMuch && (
          <dl className="grid gap-2.5 rounded-md bg-raised p-4 text-sm figures">
            <div className="flex justify-between gap-4">
              <dt className="text-ink-2">{word("before")}</dt>
              <dd className="font-semibold">
                <bdi>{moneyText(intl, open)}</bdi>
              </dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-ink-2">
                {word("after")}
                {amount === open.amount && (
                  <span className="block text-[13px] text-ink-3">{word("settles")}</span>
                )}
              </dt>
              <dd className={`font-semibold ${amount === open.amount ? "text-good" : ""}`}>
                <bdi>
                  {moneyText(intl, {
                    amount: open.amount - amount,
                    currency: open.currency,
                  })}
                </bdi>
              </dd>
            </div>
          </dl>
        )}
        {invoice && open && open.amount <= 0 && <Notice tone="warn">{word("nothing")}</Notice>}
        {invoice?.to.email && (
          <Checkbox checked={sendReceipt} onChange={({ target }) => setSendReceipt(target.checked)}>
            <FormattedMessage
              id="payments.record.receipt"
              values={{ email: <bdi>{invoice.to.email}</bdi> }}
            />
          </Checkbox>
        )}
        <ProblemNotice text={Object.keys(refused).length === 0 && error} />
      </div>
    </FormDialog>
  );
}

const optionOf = (
  invoice: Payable,
  text: (amount: Payable["openAmount"]) => string,
): PayableOption => ({
  invoice,
  value: invoice.id,
  label: [invoice.number, invoice.customerName, text(invoice.openAmount)].join(" · "),
});

/** Invoices of which something is open, what is late first. */
function useInvoiceSearch() {
  const intl = useIntl();
  const apollo = useApolloClient();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<PayableOption[]> => {
      const { data } = await apollo.query({
        query: OpenInvoicesDocument,
        variables: { search: text || null },
        fetchPolicy: "network-only",
        context: { fetchOptions: { signal } },
      });
      return [...(data?.overdue.nodes ?? []), ...(data?.open.nodes ?? [])].map((invoice) =>
        optionOf(invoice, (amount) => moneyText(intl, amount)),
      );
    },
    [apollo, intl],
  );
}
