import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { type Amount, moneyText } from "../../../ui/money-text.ts";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { invoiceAddress } from "../invoice-address.ts";
import { viennaDay } from "../invoice-state.ts";
import { CreditedItemsDocument, CreditInvoiceDocument } from "../invoices.generated.ts";
import { rereadInvoices } from "../reread-invoices.ts";
import { creditable, type CreditedLine, creditOf } from "./credit-parts.ts";
import { InvoicePaper, type PaperInvoice } from "./invoice-paper.tsx";
import type { ViewedInvoice } from "./viewed-invoice.ts";

interface CreditNoteProps {
  invoice: ViewedInvoice;
  onClose(): void;
}

/** Reads what was credited before, and shows what can be. */
export function CreditNote(props: CreditNoteProps) {
  const intl = useIntl();
  const { id, number, creditNotes } = props.invoice;
  const { data, error, refetch } = useEarlierItems(creditNotes.map((note) => note.id));
  if (data) return <CreditForm {...props} earlier={data} />;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "invoices.creditOf" }, { number: number ?? "" })}
        back={{ to: invoiceAddress(id), path: intl.formatMessage({ id: "invoices.title" }) }}
      />
      <EditLoading error={error} onRetry={refetch} />
    </>
  );
}

/** The lines of some credit notes. One query for each: that of all at once would cost too much. */
function useEarlierItems(noteIds: readonly string[]) {
  const apollo = useApolloClient();
  const [data, setData] = useState<CreditedLine[]>();
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  const ids = noteIds.join(" ");
  useEffect(() => {
    let isHere = true;
    const reads = ids
      .split(" ")
      .filter(Boolean)
      .map((id) => apollo.query({ query: CreditedItemsDocument, variables: { id } }));
    void Promise.all(reads).then(
      (answers) => isHere && setData(answers.flatMap((one) => one.data?.invoice.items ?? [])),
      (cause: unknown) => isHere && setError(cause),
    );
    return () => {
      isHere = false;
    };
  }, [apollo, ids, round]);
  const refetch = () => {
    setError(undefined);
    setRound(round + 1);
  };
  return { data, error, refetch };
}

/** What is credited, beside the paper that becomes of it. */
function CreditForm({
  invoice,
  earlier,
  onClose,
}: CreditNoteProps & { earlier: readonly CreditedLine[] }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const [noteId] = useState(() => crypto.randomUUID());
  const [today] = useState(() => viennaDay(Date.now()));
  const [by, setBy] = useState("lines");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [amount, setAmount] = useState<number | null>(null);
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { run, pending, error, clear } = useAction();
  const { id, currency, number, total, creditedAmount } = invoice;
  const money = (value: number): Amount => ({ amount: value, currency });
  const text = (value: number) => moneyText(intl, money(value));
  const word = (name: string) => intl.formatMessage({ id: `invoices.credit.${name}` });
  const left = total.amount - creditedAmount.amount;
  const { lines, shipping } = creditable(invoice, earlier);
  const credit = creditOf(invoice, earlier, chosen);
  const sum = by === "lines" ? credit.total : (amount ?? 0);
  const isWrong = Number.isNaN(sum) || sum <= 0 || sum > left;
  const choose = (one: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(one);
    else next.delete(one);
    setChosen(next);
  };
  const paper: PaperInvoice = {
    ...invoice,
    ...credit.paper,
    ...(by === "amount" && ofAmount(invoice, Number.isNaN(sum) ? 0 : sum, word("line"))),
    kind: "CREDIT_NOTE",
    status: "DRAFT",
    number: null,
    issuedOn: today,
    creditNoteOf: { number, issuedOn: invoice.issuedOn },
    note: note.trim(),
    paymentTerms: "",
  };
  const finalise = async () => {
    let made: { id: string; number: string | null } | undefined;
    const isDone = await run(async () => {
      const { data } = await apollo.mutate({
        mutation: CreditInvoiceDocument,
        variables: {
          input: {
            id: noteId,
            invoiceId: id,
            note: note.trim(),
            ...(by === "amount"
              ? { amount: sum, shipping: false }
              : {
                  items: lines
                    .filter((line) => chosen.has(line.id))
                    .map((line) => ({ itemId: line.id })),
                  shipping: chosen.has("shipping"),
                }),
          },
        },
      });
      made = data?.creditInvoice;
      await rereadInvoices(apollo);
    });
    if (!isDone || !made) return;
    snackbar({
      text: intl.formatMessage({ id: "invoices.credit.done" }, { number: made.number ?? "" }),
      tone: "good",
    });
    void navigate(invoiceAddress(made.id), { replace: true });
  };
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "invoices.creditOf" }, { number: number ?? "" })}
        back={{
          to: invoiceAddress(id),
          path: `${intl.formatMessage({ id: "invoices.title" })} / ${number ?? ""}`,
        }}
      />
      <Notice tone="warn">
        <p>{word("noMoney")}</p>
        <p className="font-normal">{word("noMoney.text")}</p>
      </Notice>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 pb-24 xl:grid-cols-[336px_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-6">
          <Card title={word("what")}>
            <RadioGroup
              name="by"
              label={word("by")}
              value={by}
              onChange={setBy}
              options={["lines", "amount"].map((value) => ({
                value,
                label: word(`by.${value}`),
              }))}
            />
            <div className="mt-4">
              {by === "lines" ? (
                <ul className="grid gap-1">
                  {[...lines, ...(shipping ? [{ ...shipping, title: word("shipping") }] : [])].map(
                    (line) => (
                      <li key={line.id} className="flex items-baseline justify-between gap-4">
                        <Checkbox
                          checked={chosen.has(line.id)}
                          disabled={line.gross <= 0}
                          onChange={({ target }) => choose(line.id, target.checked)}
                        >
                          <span dir="auto" className={line.gross <= 0 ? "text-ink-3" : ""}>
                            {line.title}
                          </span>
                        </Checkbox>
                        <bdi className="whitespace-nowrap figures">{text(line.gross)}</bdi>
                      </li>
                    ),
                  )}
                </ul>
              ) : (
                <MoneyField
                  name="amount"
                  label={word("amount")}
                  currency={currency}
                  value={amount}
                  onChange={setAmount}
                  error={amount !== null && amount > left ? word("tooMuch") : undefined}
                />
              )}
            </div>
            <p className="mt-4 border-t border-line pt-4 text-[13px] text-ink-3">
              <FormattedMessage id="invoices.credit.most" values={{ amount: text(left) }} />
            </p>
          </Card>
          <Card>
            <TextArea
              name="note"
              label={word("note")}
              value={note}
              maxLength={2_000}
              dir="auto"
              autosize
              onChange={({ target }) => setNote(target.value)}
            />
          </Card>
        </div>
        <InvoicePaper invoice={paper} />
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface lg:start-[280px] mini:lg:start-[88px]">
        <div className="mx-auto flex min-h-[72px] max-w-[1240px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 lg:px-10 stretch:max-w-none">
          <div role="status" className="min-w-0 flex-1 basis-64 text-sm">
            <p className="font-bold">
              {isWrong ? (
                word("nothing")
              ) : (
                <FormattedMessage
                  id="invoices.credit.sum"
                  values={{ amount: text(sum), left: text(left - sum) }}
                />
              )}
            </p>
            <p className="text-ink-3 max-md:hidden">{word("number")}</p>
          </div>
          <div className="flex gap-3">
            <Button variant="outline" size={44} onClick={onClose}>
              <FormattedMessage id="dialog.cancel" />
            </Button>
            <Button variant="primary" size={44} disabled={isWrong} onClick={() => setAsked(true)}>
              {word("finalise")}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => {
          clear();
          setAsked(false);
        }}
        title={intl.formatMessage(
          { id: "invoices.credit.ask" },
          { amount: isWrong ? "" : text(sum) },
        )}
        text={word("text")}
        confirm={intl.formatMessage(
          { id: "invoices.credit.confirm" },
          { amount: isWrong ? "" : text(sum) },
        )}
        onConfirm={() => void finalise()}
        pending={pending}
        harmless
      >
        <ProblemNotice text={error} />
      </ConfirmDialog>
    </>
  );
}

/** A line in which nothing but the amount is known: the tax is divided by the server. */
const ofAmount = ({ currency }: ViewedInvoice, sum: number, title: string) => {
  const amount = { amount: sum, currency };
  const zero = { amount: 0, currency };
  const line = { id: "amount", title, description: "", quantity: "1", unit: "PIECE" as const };
  return {
    items: [{ ...line, amount, unitPrice: amount, taxRate: 0, taxCategory: "S" as const }],
    taxes: [],
    subTotal: amount,
    discount: zero,
    shipping: zero,
    tax: zero,
    total: amount,
  };
};
