import { FormattedMessage, useIntl } from "react-intl";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { moneyText } from "../../../ui/money-text.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { InvoiceBadge } from "../invoice-badge.tsx";
import { invoiceState } from "../invoice-state.ts";
import { InvoicePaper } from "../view/invoice-paper.tsx";
import { PayOnline } from "./pay-online.tsx";
import type { ShownInvoice } from "./read-billing.ts";

interface InvoiceSheetProps {
  invoice: ShownInvoice;
  /** The secret of its link, or else its id: what it can be paid with */
  payable: { token: string } | { invoice: string };
  outcome?: Outcome;
  /** Back from the page of the provider */
  isUnpaid?: boolean;
}

/** One invoice as its customer reads it, and how to pay it. */
export function InvoiceSheet({ invoice, payable, outcome, isUnpaid }: InvoiceSheetProps) {
  const items = invoice.items.map((item, n) => ({ ...item, id: String(n) }));
  return (
    <div className="mx-auto max-w-[860px]">
      {isUnpaid && invoice.isPayableOnline && (
        <div role="status" className="mb-5 print:hidden">
          <Notice tone="warn">
            <FormattedMessage id="billing.public.unpaid.title" />
          </Notice>
        </div>
      )}
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-6 print:hidden">
        <PageTitle size="medium">
          <InvoiceTitle invoice={invoice} />
        </PageTitle>
        <InvoiceBadge state={invoiceState(invoice)} />
        <div className="ms-auto flex flex-wrap items-center gap-x-5 gap-y-2">
          {invoice.pdfUrl && (
            <a href={invoice.pdfUrl} download className={link}>
              <FormattedMessage id="billing.public.pdf" />
            </a>
          )}
          {invoice.xmlUrl && (
            <a href={invoice.xmlUrl} download className={link}>
              <FormattedMessage id="billing.public.xml" />
            </a>
          )}
          {invoice.isPayableOnline && <PayOnline payable={payable} outcome={outcome} />}
        </div>
      </header>
      <InvoicePaper invoice={{ ...invoice, currency: invoice.total.currency, items }} />
      <Receipts payments={invoice.payments} />
    </div>
  );
}

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

function Receipts({ payments }: Pick<ShownInvoice, "payments">) {
  const intl = useIntl();
  if (!payments.length) return null;
  return (
    <section className="mt-10 print:hidden">
      <h2 className="mb-3 text-xl font-bold">
        <FormattedMessage id="billing.public.payments" />
      </h2>
      <ul className="border-t border-line">
        {payments.map(({ receiptNumber, receiptUrl, receivedOn, amount, method }) => (
          <li
            key={receiptNumber}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
          >
            <span>
              {formatPlainDate(receivedOn, intl.locale)},{" "}
              <FormattedMessage id={`payments.method.${method}`} />
            </span>
            <span className="flex flex-wrap items-center gap-x-6">
              <bdi className="font-semibold">{moneyText(intl, amount)}</bdi>
              {receiptUrl && (
                <a href={receiptUrl} download className={link}>
                  <span>
                    <FormattedMessage
                      id="billing.public.receipt"
                      values={{ number: <bdi>{receiptNumber}</bdi> }}
                    />
                  </span>
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InvoiceTitle({ invoice: { kind, number } }: { invoice: ShownInvoice }) {
  const intl = useIntl();
  const name = kind === "CREDIT_NOTE" ? "creditNote" : "invoice";
  return (
    <FormattedMessage
      id="billing.public.document"
      values={{
        kind: intl.formatMessage({ id: `invoices.paper.${name}` }),
        number: <bdi>{number}</bdi>,
      }}
    />
  );
}
