import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { invoiceAddress } from "../invoice-address.ts";
import { PaymentBadge } from "./payment-badge.tsx";
import type { PaymentRowFragment as Row } from "./payments.generated.ts";

const second = "block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden";

export function PayerCell({ payment: { payerName, email } }: { payment: Row }) {
  return (
    <span className="block min-w-0 leading-snug">
      <bdi className="block truncate text-[0.9375rem] font-semibold">{payerName}</bdi>
      {email && <bdi className={second}>{email}</bdi>}
    </span>
  );
}

export function ForCell({ payment: { invoice, number, receiptNumber } }: { payment: Row }) {
  const text = <FormattedMessage id="payments.for" values={{ number: <bdi>{number}</bdi> }} />;
  return (
    <span className="block min-w-0 leading-snug">
      {invoice ? (
        <Link to={invoiceAddress(invoice.id)} className="block truncate hover:underline">
          {text}
        </Link>
      ) : (
        number && <span className="block truncate">{text}</span>
      )}
      {receiptNumber && <bdi className={`${second} figures`}>{receiptNumber}</bdi>}
    </span>
  );
}

export function MethodCell({ payment: { method, reference } }: { payment: Row }) {
  return (
    <span className="block min-w-0 leading-snug">
      <span className="block truncate">
        <FormattedMessage id={`payments.method.${method}`} />
      </span>
      {reference && <bdi className={second}>{reference}</bdi>}
    </span>
  );
}

/** What came, and what of it was given back. */
export function PaidCell({ payment: { amount, refundedAmount, status } }: { payment: Row }) {
  const intl = useIntl();
  const isBack = status === "REFUNDED" || status === "FAILED";
  const text = <bdi>{moneyText(intl, amount)}</bdi>;
  return (
    <span className="block leading-snug figures">
      {isBack ? (
        <s className="text-ink-3">{text}</s>
      ) : (
        <span className="block font-semibold">{text}</span>
      )}
      {refundedAmount.amount > 0 && (
        <span className="block text-[0.8125rem] text-ink-3">
          <FormattedMessage
            id="payments.back"
            values={{ amount: <bdi>{moneyText(intl, refundedAmount)}</bdi> }}
          />
        </span>
      )}
    </span>
  );
}

export function PaymentMobileRow({ payment }: { payment: Row }) {
  const { locale } = useIntl();
  return (
    <div className="grid grid-cols-1 gap-2.5 text-sm">
      <div className="flex items-start justify-between gap-4">
        <PayerCell payment={payment} />
        <span className="text-end whitespace-nowrap">
          <PaidCell payment={payment} />
        </span>
      </div>
      <ForCell payment={payment} />
      <div className="flex items-center justify-between gap-4 text-[0.8125rem] text-ink-3">
        <PaymentBadge status={payment.status} />
        {formatPlainDate(payment.receivedOn, locale)}
      </div>
    </div>
  );
}
