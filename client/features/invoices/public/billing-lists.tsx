import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Form, Link } from "react-router";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { type Amount, moneyText } from "../../../ui/money-text.ts";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { PageTitle } from "../../../ui/page-title.tsx";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { InvoiceBadge } from "../invoice-badge.tsx";
import { invoiceState, signed } from "../invoice-state.ts";
import { PaymentBadge } from "../payments/payment-badge.tsx";
import { partyName } from "../view/party-lines.ts";
import { PayOnline } from "./pay-online.tsx";
import { PAYMENT_PATH } from "./payment-path.ts";
import type { ListedInvoice, LookUp } from "./read-billing.ts";

const heading = "mb-4 text-[1.75rem] leading-tight font-bold tracking-[-0.025em]";

/** What was sent to an address: what is open first, overdue before the rest. */
export function BillingLists({ lookUp, outcome }: { lookUp: LookUp; outcome?: Outcome }) {
  const { email, invoices } = lookUp;
  // what is pending is a page that nobody has paid on, and may be left
  const payments = lookUp.payments.filter(({ status }) => status !== "PENDING");
  const isOpen = ({ status }: ListedInvoice) => status === "OPEN";
  const open = invoices
    .filter(isOpen)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const others = invoices.filter((one) => !isOpen(one));
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-10 pb-8 md:pt-16">
        <div className="min-w-0">
          <p className="text-ink-2">
            <FormattedMessage
              id="billing.public.for"
              values={{ email: <bdi className="font-semibold text-ink">{email}</bdi> }}
            />
          </p>
          <PageTitle className="mt-1 tracking-[-0.04em]">
            <OpenSum invoices={open} />
          </PageTitle>
        </div>
        <Until lookUp={lookUp} />
      </header>
      {open.length > 0 && (
        <ul className="grid gap-4">
          {open.map((invoice, n) => (
            <OpenInvoice
              key={invoice.id}
              invoice={invoice}
              isFirst={n === 0}
              outcome={outcome?.refusal?.typed["invoice"] === invoice.id ? outcome : undefined}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section className="mt-14">
          <h2 className={heading}>
            <FormattedMessage id="billing.public.others" />
          </h2>
          <ul className="border-t border-line">
            {others.map((invoice) => (
              <OtherInvoice key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        </section>
      )}
      {payments.length > 0 && (
        <section className="mt-14">
          <h2 className={heading}>
            <FormattedMessage id="billing.public.payments" />
          </h2>
          <ul className="border-t border-line">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What is open, for each currency: currencies are not added up. */
function OpenSum({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const intl = useIntl();
  if (!invoices.length) return <FormattedMessage id="billing.public.nothingOpen" />;
  const sums = new Map<string, number>();
  for (const { openAmount } of invoices) {
    const { currency, amount } = openAmount;
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  const amounts = [...sums].map(([currency, amount]) => moneyText(intl, { currency, amount }));
  return (
    <FormattedMessage
      id="billing.public.open"
      values={{ amount: <bdi>{intl.formatList(amounts)}</bdi> }}
    />
  );
}

/** Until when it is shown, and how to end that; nothing for an account that has the address. */
function Until({ lookUp: { shownUntil } }: { lookUp: LookUp }) {
  const intl = useIntl();
  const locale = useLocale();
  if (!shownUntil) return null;
  const time = intl.formatTime(shownUntil, { hour: "2-digit", minute: "2-digit" });
  return (
    <Form
      method="post"
      action={localePath(locale, PAYMENT_PATH)}
      className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2"
    >
      <IconClock size={18} aria-hidden="true" />
      <span>
        <FormattedMessage
          id="billing.public.until"
          values={{ time: <time dateTime={shownUntil}>{time}</time> }}
        />
      </span>
      <input type="hidden" name="intent" value="close" />
      <input type="hidden" name="locale" value={locale} />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
      >
        <FormattedMessage id="billing.public.close" />
      </button>
    </Form>
  );
}

const sheetOf = (id: string) => `${PAYMENT_PATH}?invoice=${id}`;

interface OpenInvoiceProps {
  invoice: ListedInvoice;
  isFirst: boolean;
  outcome?: Outcome;
}

function OpenInvoice({ invoice, isFirst, outcome }: OpenInvoiceProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, subject, number, from, dueOn, isOverdue, openAmount, isPayableOnline } = invoice;
  const variant = isFirst ? "primary" : "ink";
  return (
    <li className="card grid gap-x-8 gap-y-4 p-5 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center md:p-6">
      <div className="min-w-0">
        <h2 dir="auto" className="text-xl leading-snug font-bold wrap-anywhere">
          {subject || number}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
          <bdi>{partyName(from)}</bdi>
          <Numbered number={number} />
          <Badge tone={isOverdue ? "bad" : "warn"}>
            <FormattedMessage
              id={isOverdue ? "billing.public.overdue" : "billing.public.due"}
              values={{ date: formatPlainDate(dueOn, intl.locale) }}
            />
          </Badge>
        </p>
        <HowToPay invoice={invoice} />
      </div>
      <p className="text-2xl font-extrabold">
        <bdi>{moneyText(intl, openAmount)}</bdi>
      </p>
      <div className={outcome ? "grid gap-3" : "grid auto-cols-fr grid-flow-col gap-3"}>
        <ButtonLink
          variant={isPayableOnline ? "outline" : variant}
          to={localePath(locale, sheetOf(id))}
          aria-label={intl.formatMessage({ id: "billing.public.viewOne" }, { number })}
        >
          <FormattedMessage id="billing.public.view" />
        </ButtonLink>
        {isPayableOnline && (
          <PayOnline
            payable={{ invoice: id }}
            outcome={outcome}
            number={number}
            variant={variant}
          />
        )}
      </div>
    </li>
  );
}

function HowToPay({ invoice: { from, number } }: { invoice: ListedInvoice }) {
  if (!from.iban) return null;
  return (
    <p className="mt-3 text-sm text-ink-2 wrap-anywhere">
      <FormattedMessage
        id="invoices.paper.payTo"
        values={{
          b: (text) => <b>{text}</b>,
          iban: <bdi className="figures">{from.iban.replace(/(.{4})(?=.)/g, "$1 ")}</bdi>,
          bic: from.bic ? ` (${from.bic})` : "",
          number: <bdi>{number}</bdi>,
        }}
      />
    </p>
  );
}

const Numbered = ({ number }: { number: string }) => (
  <span>
    <FormattedMessage id="billing.public.number" values={{ number: <bdi>{number}</bdi> }} />
  </span>
);

const row =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto_140px]";

function OtherInvoice({ invoice }: { invoice: ListedInvoice }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, subject, number, from, total } = invoice;
  return (
    <li className={row}>
      <Link
        to={localePath(locale, sheetOf(id))}
        dir="auto"
        className="py-1 font-semibold underline-offset-4 wrap-anywhere hover:underline"
      >
        {subject || number}
      </Link>
      <RowAmount amount={signed(invoice, total)} intl={intl} />
      <span className="text-ink-2 md:order-2">
        <bdi>{partyName(from)}</bdi>, <Numbered number={number} />
      </span>
      <span className="justify-self-end md:order-3">
        <InvoiceBadge state={invoiceState(invoice)} />
      </span>
    </li>
  );
}

function PaymentRow({ payment }: { payment: LookUp["payments"][number] }) {
  const intl = useIntl();
  const { number, amount, method, status, receivedOn, receiptNumber, receiptUrl } = payment;
  return (
    <li className={row}>
      <span className="font-semibold">{formatPlainDate(receivedOn, intl.locale)}</span>
      <RowAmount amount={amount} intl={intl} />
      <span className="text-ink-2 max-md:col-span-2 md:order-2">
        <FormattedMessage id={`payments.method.${method}`} />
        {number && (
          <>
            , <Numbered number={number} />
          </>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:col-span-2 max-md:justify-between md:order-3 md:justify-self-end">
        {receiptUrl && (
          <a href={receiptUrl} download className="font-semibold underline underline-offset-4">
            <FormattedMessage
              id="billing.public.receipt"
              values={{ number: <bdi>{receiptNumber}</bdi> }}
            />
          </a>
        )}
        <PaymentBadge status={status} />
      </span>
    </li>
  );
}

const RowAmount = ({ amount, intl }: { amount: Amount; intl: IntlShape }) => (
  <bdi className="justify-self-end font-semibold whitespace-nowrap md:order-4">
    {moneyText(intl, amount)}
  </bdi>
);
