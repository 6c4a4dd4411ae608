import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatQuantity } from "../../../ui/money-format.ts";
import { type Amount, amountText, moneyText, rateText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import type { InvoiceDocumentFragment } from "../invoices.generated.ts";
import { partyLines, partyName } from "./party-lines.ts";

export type PaperInvoice = Pick<
  InvoiceDocumentFragment,
  | "currency"
  | "discount"
  | "dueOn"
  | "from"
  | "issuedOn"
  | "kind"
  | "note"
  | "number"
  | "paidAmount"
  | "paymentTerms"
  | "periodFrom"
  | "periodTo"
  | "pricesIncludeTax"
  | "shipping"
  | "status"
  | "subTotal"
  | "tax"
  | "to"
  | "total"
> & {
  creditNoteOf: { number: string | null; issuedOn?: string } | null;
  creditedAmount: Amount;
  openAmount: Amount;
  items: readonly PaperLine[];
  taxes: readonly PaperTax[];
};

type PaperLine = Pick<
  InvoiceDocumentFragment["items"][number],
  | "amount"
  | "description"
  | "id"
  | "quantity"
  | "taxCategory"
  | "taxRate"
  | "title"
  | "unit"
  | "unitPrice"
>;

type PaperTax = Pick<
  InvoiceDocumentFragment["taxes"][number],
  "base" | "reason" | "tax" | "taxCategory" | "taxRate"
>;

/** The document as it is printed: on a light ground of its own, also in the dark. */
export function InvoicePaper({ invoice }: { invoice: PaperInvoice }) {
  const intl = useIntl();
  const { kind, number, from, to, currency } = invoice;
  const isCredit = kind === "CREDIT_NOTE";
  const sign = isCredit ? -1 : 1;
  const day = (iso: string) => formatPlainDate(iso, intl.locale);
  const credited = invoice.creditNoteOf;
  const dates: [string, ReactNode][] = [
    ...(credited?.number ? [["toInvoice", credited.number] satisfies [string, string]] : []),
    ...(credited?.issuedOn ? [["of", day(credited.issuedOn)] satisfies [string, string]] : []),
    ["issued", day(invoice.issuedOn)],
    ...(isCredit ? [] : [["due", day(invoice.dueOn)] satisfies [string, string]]),
    ...(invoice.periodFrom && invoice.periodTo
      ? [
          ["period", `${day(invoice.periodFrom)} – ${day(invoice.periodTo)}`] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
  return (
    <article
      data-print=""
      className="paper rounded-md border border-line bg-surface p-12 text-sm text-ink shadow-overlay max-md:p-5 print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-6">
        <p dir="auto" className="text-lg font-bold wrap-anywhere">
          {partyName(from)}
        </p>
        <div className="text-end">
          <p className="text-2xl leading-tight font-extrabold max-md:text-xl">
            <FormattedMessage
              id={isCredit ? "invoices.paper.creditNote" : "invoices.paper.invoice"}
            />
          </p>
          <p className="mt-0.5 text-base text-ink-2 figures">
            <bdi>{number ?? intl.formatMessage({ id: "invoices.state.draft" })}</bdi>
          </p>
        </div>
      </header>
      <div className="mt-8 grid grid-cols-[1fr_1fr_auto] gap-x-8 gap-y-6 max-md:grid-cols-1 print:grid-cols-[1fr_1fr_auto]">
        <PartyBlock
          label="from"
          name={partyName(from)}
          lines={partyLines(intl, from, to.country)}
        />
        <PartyBlock label="to" name={partyName(to)} lines={partyLines(intl, to, from.country)} />
        <dl className="grid content-start gap-y-1.5">
          {dates.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-6">
              <dt className="text-ink-3">
                <FormattedMessage id={`invoices.paper.${name}`} />
              </dt>
              <dd className="text-end whitespace-nowrap figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Lines items={invoice.items} sign={sign} />
      <Sums invoice={invoice} sign={sign} />
      <Foot invoice={invoice} currency={currency} />
    </article>
  );
}

function PartyBlock({ label, name, lines }: { label: string; name: string; lines: string[] }) {
  return (
    <div className="leading-relaxed wrap-anywhere">
      <p className="text-ink-3">
        <FormattedMessage id={`invoices.paper.${label}`} />
      </p>
      <p dir="auto" className="font-bold">
        {name}
      </p>
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

function Lines({ items, sign }: { items: readonly PaperLine[]; sign: 1 | -1 }) {
  const intl = useIntl();
  const head = "border-b-2 border-ink pb-2.5 font-semibold";
  const cell = "border-b border-line py-3 text-end align-top whitespace-nowrap";
  const wide = "max-md:hidden print:table-cell";
  const columns: [string, string][] = [
    ["quantity", ""],
    ["price", wide],
    ["tax", wide],
    ["sum", ""],
  ];
  return (
    <table className="mt-9 w-full border-separate border-spacing-0 figures">
      <thead>
        <tr>
          <th scope="col" className={`${head} text-start`}>
            <FormattedMessage id="invoices.paper.item" />
          </th>
          {columns.map(([name, look]) => (
            <th key={name} scope="col" className={`${head} ps-4 text-end ${look}`}>
              <FormattedMessage id={`invoices.paper.${name}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, description, ...item }) => (
          <tr key={id} className="break-inside-avoid">
            <td className="border-b border-line py-3 align-top wrap-anywhere">
              <p dir="auto" className="font-semibold">
                {title}
              </p>
              {description && (
                <p dir="auto" className="whitespace-pre-line text-ink-2">
                  {description}
                </p>
              )}
            </td>
            <td className={`${cell} ps-4`}>
              <bdi>
                {sign < 0 && "−"}
                <Quantity item={item} />
              </bdi>
            </td>
            <td className={`${cell} ps-4 ${wide}`}>{amountText(intl, item.unitPrice)}</td>
            <td className={`${cell} ps-4 ${wide}`}>{rateText(intl, item.taxRate)}</td>
            <td className={`${cell} ps-4`}>{amountText(intl, times(item.amount, sign))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quantity({ item: { quantity, unit } }: { item: Pick<PaperLine, "quantity" | "unit"> }) {
  const { locale } = useIntl();
  const text = formatQuantity(quantity, locale);
  if (unit === "PIECE") return text;
  return <FormattedMessage id={`invoices.quantity.${unit}`} values={{ quantity: text }} />;
}

export const times = ({ amount, currency }: Amount, sign: 1 | -1): Amount => ({
  amount: sign * amount,
  currency,
});

function Sums({ invoice, sign }: { invoice: PaperInvoice; sign: 1 | -1 }) {
  const intl = useIntl();
  const { pricesIncludeTax, kind, status } = invoice;
  const money = (amount: Amount, by: 1 | -1 = 1) =>
    moneyText(intl, times(amount, by === sign ? 1 : -1));
  const { discount, shipping, taxes } = invoice;
  const isOpen = kind === "INVOICE" && status !== "DRAFT";
  return (
    <dl className="ms-auto mt-4 grid w-full max-w-[290px] gap-y-2.5 break-inside-avoid figures max-md:max-w-none print:max-w-[290px]">
      <Row
        label={<FormattedMessage id="invoices.paper.subTotal" />}
        value={money(invoice.subTotal)}
      />
      {discount.amount > 0 && (
        <Row
          label={<FormattedMessage id="invoices.paper.discount" />}
          value={money(discount, -1)}
        />
      )}
      {shipping.amount > 0 && (
        <Row label={<FormattedMessage id="invoices.paper.shipping" />} value={money(shipping)} />
      )}
      {taxes.map(({ taxCategory, taxRate, base, tax }) => (
        <Row
          key={`${taxCategory} ${taxRate}`}
          label={
            <FormattedMessage
              id={pricesIncludeTax ? "invoices.paper.includedTax" : "invoices.paper.taxAt"}
              values={{ rate: rateText(intl, taxRate) }}
            />
          }
          note={
            taxes.length > 1 && (
              <FormattedMessage
                id="invoices.paper.base"
                values={{ amount: <bdi>{money(base)}</bdi> }}
              />
            )
          }
          value={money(tax)}
        />
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-extrabold">
        <dt>
          <FormattedMessage
            id={kind === "CREDIT_NOTE" ? "invoices.paper.credited" : "invoices.paper.total"}
          />
        </dt>
        <dd className="text-end">
          <bdi>{money(invoice.total)}</bdi>
        </dd>
      </div>
      {isOpen && invoice.paidAmount.amount > 0 && (
        <Row
          label={<FormattedMessage id="invoices.paper.received" />}
          value={money(invoice.paidAmount, -1)}
        />
      )}
      {isOpen && invoice.creditedAmount.amount > 0 && (
        <Row
          label={<FormattedMessage id="invoices.paper.credited" />}
          value={money(invoice.creditedAmount, -1)}
        />
      )}
      {isOpen && invoice.openAmount.amount !== invoice.total.amount && (
        <Row
          isStrong
          label={<FormattedMessage id="invoices.paper.open" />}
          value={money(invoice.openAmount)}
        />
      )}
    </dl>
  );
}

interface RowProps {
  label: ReactNode;
  note?: ReactNode;
  value: string;
  isStrong?: boolean;
}

function Row({ label, note, value, isStrong }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isStrong ? "font-bold" : ""}`}>
      <dt className={isStrong ? "" : "text-ink-2"}>
        {label}
        {note && <span className="block text-[13px] text-ink-3">{note}</span>}
      </dt>
      <dd className="text-end whitespace-nowrap">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function Foot({ invoice, currency }: { invoice: PaperInvoice; currency: string }) {
  const { kind, from, number, note, paymentTerms, taxes } = invoice;
  const reasons = [...new Set(taxes.flatMap(({ reason }) => reason ?? []))];
  const pays = kind === "INVOICE" && from.iban;
  if (!pays && !note && !paymentTerms && !reasons.length) return null;
  return (
    <footer className="mt-8 grid gap-2 border-t border-line pt-5 break-inside-avoid wrap-anywhere">
      {pays && (
        <p>
          <FormattedMessage
            id="invoices.paper.payTo"
            values={{
              b: (text) => <b>{text}</b>,
              iban: <bdi className="figures">{grouped(from.iban ?? "")}</bdi>,
              bic: from.bic ? ` (${from.bic})` : "",
              number: <bdi>{number ?? "–"}</bdi>,
              currency,
            }}
          />
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason} dir="auto">
          {reason}
        </p>
      ))}
      {[paymentTerms, note].filter(Boolean).map((text) => (
        <p key={text} dir="auto" className="whitespace-pre-line">
          {text}
        </p>
      ))}
    </footer>
  );
}

/** An IBAN in groups of four. */
const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");
