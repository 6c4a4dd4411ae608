import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { useNowOnceHydrated } from "../../../ui/use-now.ts";
import { invoiceAddress } from "../invoice-address.ts";
import { InvoiceBadge } from "../invoice-badge.tsx";
import { daysBetween, invoiceState, signed, viennaDay } from "../invoice-state.ts";
import type { InvoiceRowFragment as Row } from "../invoices.generated.ts";

export function CustomerCell({ invoice }: { invoice: Row }) {
  const intl = useIntl();
  const { id, customerName, number, subject, creditNoteOf } = invoice;
  const name = customerName || intl.formatMessage({ id: "invoices.noCustomer" });
  const what = creditNoteOf?.number
    ? intl.formatMessage({ id: "invoices.creditOf" }, { number: creditNoteOf.number })
    : subject;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="max-md:hidden in-data-compact:hidden">
        <Avatar name={name} size={36} />
      </span>
      <span className="block min-w-0 leading-snug">
        <Link
          to={invoiceAddress(id)}
          dir="auto"
          className="block truncate text-[0.9375rem] font-semibold hover:underline"
        >
          {name}
        </Link>
        <span className="block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden">
          <bdi className="text-ink-2 figures">
            {number ?? intl.formatMessage({ id: "invoices.noNumber" })}
          </bdi>
          {what && (
            <>
              {" · "}
              <bdi>{what}</bdi>
            </>
          )}
        </span>
      </span>
    </span>
  );
}

/** The due date, and how many days late it is. */
export function DueCell({ invoice }: { invoice: Row }) {
  const intl = useIntl();
  const now = useNowOnceHydrated();
  if (invoice.kind === "CREDIT_NOTE") return <span className="text-ink-3">–</span>;
  const { dueOn, isOverdue } = invoice;
  return (
    <span className="block leading-snug">
      <span className="block whitespace-nowrap">{formatPlainDate(dueOn, intl.locale)}</span>
      {isOverdue && now !== null && (
        <span className="block text-[0.8125rem] text-bad">
          <FormattedMessage
            id="invoices.daysLate"
            values={{ count: Math.max(1, daysBetween(dueOn, viennaDay(now))) }}
          />
        </span>
      )}
    </span>
  );
}

/** The total, and what of it is open. */
export function AmountCell({ invoice }: { invoice: Row }) {
  const intl = useIntl();
  const { status, total, openAmount, paidAmount } = invoice;
  const isPart = status === "OPEN" && paidAmount.amount > 0;
  const text = <bdi>{moneyText(intl, signed(invoice, total))}</bdi>;
  return (
    <span className="block leading-snug figures">
      {status === "VOID" ? (
        <s className="text-ink-3">{text}</s>
      ) : (
        <span className="block font-semibold">{text}</span>
      )}
      {isPart && (
        <span className="block text-[0.8125rem] text-ink-3">
          <FormattedMessage
            id="invoices.openOf"
            values={{ amount: <bdi>{moneyText(intl, openAmount)}</bdi> }}
          />
        </span>
      )}
    </span>
  );
}

export function InvoiceMobileRow({ invoice }: { invoice: Row }) {
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <div className="flex items-start justify-between gap-4">
        <CustomerCell invoice={invoice} />
        <span className="text-end text-sm whitespace-nowrap">
          <AmountCell invoice={invoice} />
        </span>
      </div>
      <div className="flex items-center justify-between gap-4 text-[0.8125rem] text-ink-2">
        <InvoiceBadge state={invoiceState(invoice)} />
        <span className="text-end">
          <DueCell invoice={invoice} />
        </span>
      </div>
    </div>
  );
}
