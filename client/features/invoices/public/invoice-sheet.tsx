import { FormattedMessage, useIntl } from "react-intl";
import { PageTitle } from "../../../ui/page-title.tsx";
import { InvoiceBadge } from "../invoice-badge.tsx";
import { invoiceState } from "../invoice-state.ts";
import { InvoicePaper } from "../view/invoice-paper.tsx";
import type { ShownInvoice } from "./read-billing.ts";

/** One invoice as its customer reads it. */
export function InvoiceSheet({ invoice }: { invoice: ShownInvoice }) {
  const items = invoice.items.map((item, n) => ({ ...item, id: String(n) }));
  return (
    <div className="mx-auto max-w-[860px]">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-6 print:hidden">
        <PageTitle size="medium">
          <InvoiceTitle invoice={invoice} />
        </PageTitle>
        <InvoiceBadge state={invoiceState(invoice)} />
      </header>
      <InvoicePaper invoice={{ ...invoice, currency: invoice.total.currency, items }} />
    </div>
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
