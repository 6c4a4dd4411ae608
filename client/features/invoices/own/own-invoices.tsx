import { useQuery } from "@apollo/client/react";
import IconFileTypePdf from "@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../../admin/panel-state.tsx";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { InvoiceBadge } from "../invoice-badge.tsx";
import { invoiceState, signed } from "../invoice-state.ts";
import { PAYMENT_PATH } from "../public/payment-path.ts";
import { OwnInvoicesDocument, type OwnInvoicesQuery } from "./own-invoices.generated.ts";

type OwnInvoice = OwnInvoicesQuery["ownInvoices"][number];

/** The invoices to the user, with what is open first. */
export function OwnInvoices() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(OwnInvoicesDocument, {
    fetchPolicy: "cache-and-network",
  });
  if (!data) return <PanelState error={error} onRetry={refetch} />;
  const title = intl.formatMessage({ id: "invoices.own" });
  return (
    <Card title={title} text={intl.formatMessage({ id: "invoices.own.text" })}>
      {data.ownInvoices.length > 0 ? (
        <ul aria-label={title} className="divide-y divide-line">
          {data.ownInvoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          <FormattedMessage id="invoices.own.none" />
        </p>
      )}
    </Card>
  );
}

function InvoiceRow({ invoice }: { invoice: OwnInvoice }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, number, subject, status, isOverdue, issuedOn, dueOn, pdfUrl, total } = invoice;
  const isOpen = status === "OPEN";
  const isDue = isOpen && invoice.openAmount.amount > 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,1fr)_220px_130px_200px]">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {subject || number}
        </p>
        <p className="flex flex-wrap gap-x-1.5 text-sm text-ink-3">
          <bdi className="figures">{number}</bdi>
          <span aria-hidden="true">·</span>
          <span className="whitespace-nowrap">{formatPlainDate(issuedOn, intl.locale)}</span>
        </p>
      </div>
      <p className="text-end leading-snug figures lg:order-2">
        <bdi className="block font-semibold">
          {moneyText(intl, isOpen ? invoice.openAmount : signed(invoice, total))}
        </bdi>
        {isOpen && invoice.paidAmount.amount > 0 && (
          <span className="block text-[0.8125rem] text-ink-3">
            <FormattedMessage
              id="invoices.own.of"
              values={{ amount: <bdi key="total">{moneyText(intl, total)}</bdi> }}
            />
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-lg:col-span-2 lg:order-1">
        <InvoiceBadge state={invoiceState(invoice)} />
        {isDue && (
          <span className={`text-sm ${isOverdue ? "text-bad" : "text-ink-2"}`}>
            <FormattedMessage
              id="billing.public.due"
              values={{ date: formatPlainDate(dueOn, intl.locale) }}
            />
          </span>
        )}
      </div>
      <div className="flex items-center gap-2 max-lg:col-span-2 lg:order-3 lg:justify-end">
        {pdfUrl && (
          <a
            href={pdfUrl}
            download
            aria-label={intl.formatMessage({ id: "invoices.own.pdf" }, { number })}
            className={buttonStyles("outline", 44)}
          >
            <IconFileTypePdf size={20} aria-hidden="true" />
            <FormattedMessage id="invoices.view.pdf" />
          </a>
        )}
        <ButtonLink
          variant={isDue ? "primary" : "outline"}
          size={44}
          to={localePath(locale, `${PAYMENT_PATH}?invoice=${id}`)}
          reloadDocument
          aria-label={intl.formatMessage(
            { id: isDue ? "invoices.own.pay.of" : "billing.public.viewOne" },
            { number },
          )}
        >
          <FormattedMessage id={isDue ? "invoices.own.pay" : "billing.public.view"} />
        </ButtonLink>
      </div>
    </li>
  );
}
