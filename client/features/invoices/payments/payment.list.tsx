import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconReceiptRefund from "@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import type { ReactNode } from "react";
import { z } from "zod";
import { defineList } from "../../../admin/list/define-list.ts";
import { dates, one } from "../../../admin/list/list-params.ts";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { invoiceAddress } from "../invoice-address.ts";
import { PaymentState } from "./payment-state.tsx";
import { ForCell, MethodCell, PaidCell, PayerCell, PaymentMobileRow } from "./payment-cells.tsx";
import { PaymentSums } from "./payment-sums.tsx";
import { PaymentListDocument, type PaymentRowFragment as Row } from "./payments.generated.ts";

const METHODS = ["CARD", "SEPA", "TRANSFER", "MANUAL"] as const;

interface ListParts {
  /** Records a payment */
  head: ReactNode;
  onRefund(payment: Row): void;
}

const isRefundable = ({ status }: Row) => status === "SUCCEEDED" || status === "PARTIALLY_REFUNDED";

/** The payments: of all for billing, of oneself for others. */
export const paymentList = ({ head, onRefund }: ListParts) =>
  defineList({
    name: "payments",
    query: PaymentListDocument,
    rows: ({ payments }) => payments,
    nameOf: ({ payerName, number }) => [payerName, number].filter(Boolean).join(", "),
    head,
    above: ({ data }, hrefFor, { viewer }) => (
      <PaymentSums sums={data?.paymentSums} currency={viewer.siteCurrency} hrefFor={hrefFor} />
    ),
    tabs: {
      all: { adds: false },
      succeeded: { filter: { status: "SUCCEEDED" }, adds: false },
      pending: { filter: { status: "PENDING" }, adds: false },
      refunded: { filter: { status: "REFUNDED" }, adds: false },
      partlyRefunded: { filter: { status: "PARTIALLY_REFUNDED" }, adds: false },
      failed: { filter: { status: "FAILED" }, adds: false },
    },
    counts: ({ paymentCounts: { partiallyRefunded, ...counts } }) => ({
      ...counts,
      partlyRefunded: partiallyRefunded,
    }),
    subtitle: ({ payments }) => ({ count: payments.totalCount }),
    sorts: { date: "RECEIVED_ON", amount: "AMOUNT" },
    sort: { by: "date", direction: "descending" },
    filters: {
      method: one(z.enum(METHODS)),
      date: dates(),
      currency: one(z.string().regex(/^[A-Z]{3}$/)),
    },
    filter: ({ filters: { method, date, currency } }) => ({
      method: METHODS.find((each) => each === method[0]),
      currency: currency[0],
      from: date[0] || undefined,
      to: date[1] || undefined,
    }),
    variables: ({ filters: { date } }) => ({ from: date[0] || null, to: date[1] || null }),
    options: ({ data }, { intl, word }) => ({
      method: METHODS.map((value) => ({ value, label: word(`method.${value}`) })),
      currency: (data?.paymentSums ?? []).map(({ currency }) => ({
        value: currency,
        label: intl.formatDisplayName(currency, { type: "currency" }) ?? currency,
      })),
    }),
    columns: ({ custom }) => [
      custom("date", {
        width: "130px",
        sort: "descending",
        value: ({ receivedOn }) => receivedOn,
        cell: ({ receivedOn }, { intl }) => (
          <span className="whitespace-nowrap">{formatPlainDate(receivedOn, intl.locale)}</span>
        ),
      }),
      custom("payer", {
        value: ({ payerName, email }) => [payerName, email].filter(Boolean).join(" "),
        cell: (payment) => <PayerCell payment={payment} />,
      }),
      custom("for", {
        width: "190px",
        from: 640,
        value: ({ number }) => number,
        cell: (payment) => <ForCell payment={payment} />,
      }),
      custom("method", {
        width: "180px",
        from: 1024,
        optional: true,
        value: ({ method, reference }, { word }) =>
          [word(`method.${method}`), reference].filter(Boolean).join(" "),
        cell: (payment) => <MethodCell payment={payment} />,
      }),
      custom("amount", {
        width: "176px",
        align: "end",
        sort: "descending",
        value: ({ amount }, { intl }) => moneyText(intl, amount),
        cell: (payment) => <PaidCell payment={payment} />,
      }),
      custom("status", {
        width: "170px",
        from: 768,
        value: ({ status }, { word }) => word(`status.${status}`),
        cell: (payment) => <PaymentState payment={payment} />,
      }),
    ],
    mobileRow: (payment) => <PaymentMobileRow payment={payment} />,
    opens: ({ invoice }) => (invoice ? invoiceAddress(invoice.id) : undefined),
    actions: ({ item }) => [
      item("open", {
        Icon: IconEye,
        to: ({ invoice }) => (invoice ? invoiceAddress(invoice.id) : undefined),
      }),
      item("receipt", {
        Icon: IconDownload,
        fits: ({ receiptUrl }) => receiptUrl !== null,
        press: ({ receiptUrl }) => {
          if (receiptUrl) location.assign(receiptUrl);
        },
      }),
      item("refund", {
        Icon: IconReceiptRefund,
        may: "payment:write",
        changes: true,
        fits: isRefundable,
        press: (payment) => onRefund(payment),
      }),
    ],
  });
