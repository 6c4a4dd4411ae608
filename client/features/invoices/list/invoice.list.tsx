import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconCash from "@tabler/icons-react/dist/esm/icons/IconCash.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import IconReceiptRefund from "@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend.mjs";
import { z } from "zod";
import { defineList } from "../../../admin/list/define-list.ts";
import { dates, one } from "../../../admin/list/list-params.ts";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import {
  invoiceAddress,
  invoiceEditAddress,
  NEW_INVOICE_ADDRESS,
  type InvoiceTask,
} from "../invoice-address.ts";
import { InvoiceBadge } from "../invoice-badge.tsx";
import { invoiceState, signed } from "../invoice-state.ts";
import {
  DuplicateInvoiceDocument,
  InvoiceListDocument,
  type InvoiceRowFragment as Row,
} from "../invoices.generated.ts";
import { SettingsButton } from "../settings/settings-button.tsx";
import { AmountCell, CustomerCell, DueCell, InvoiceMobileRow } from "./invoice-cells.tsx";
import { InvoiceSums } from "./invoice-sums.tsx";

const isOpen = ({ kind, status }: Row) => kind === "INVOICE" && status === "OPEN";
const isFinal = ({ status }: Row) => status !== "DRAFT" && status !== "VOID";

const task = (name: InvoiceTask) => ({ to: ({ id }: Row) => invoiceAddress(id, name) });

export const invoiceList = defineList({
  name: "invoices",
  query: InvoiceListDocument,
  rows: ({ invoices }) => invoices,
  nameOf: ({ number, customerName }, { word }) => `${number ?? word("noNumber")}, ${customerName}`,
  head: <SettingsButton />,
  above: ({ data }, hrefFor, { viewer, may }) => (
    <InvoiceSums
      sums={data?.invoiceSums}
      currency={viewer.siteCurrency}
      hrefFor={hrefFor}
      withDrafts={may("billing:read")}
    />
  ),
  tabs: {
    all: {},
    draft: { filter: { state: "DRAFT" }, may: "billing:read" },
    open: { tone: "info", filter: { state: "OPEN" }, adds: false },
    overdue: { tone: "bad", filter: { state: "OVERDUE" }, adds: false },
    paid: { tone: "good", filter: { state: "PAID" }, adds: false },
    void: { filter: { state: "VOID" }, adds: false },
    uncollectible: { filter: { state: "UNCOLLECTIBLE" }, adds: false, onlyWithRows: true },
  },
  counts: ({ invoiceCounts }) => invoiceCounts,
  subtitle: ({ invoiceSums }) => ({
    count: invoiceSums.reduce((all, { overdue }) => all + overdue.count, 0),
  }),
  sorts: { customer: "CUSTOMER", created: "ISSUED_ON", due: "DUE_ON", amount: "TOTAL" },
  sort: { by: "created", direction: "descending" },
  filters: {
    service: one(z.string().min(1).max(80)),
    created: dates(),
    currency: one(z.string().regex(/^[A-Z]{3}$/)),
  },
  filter: ({ filters: { service, created, currency } }) => ({
    service: service[0],
    currency: currency[0],
    from: created[0] || undefined,
    to: created[1] || undefined,
  }),
  variables: ({ filters: { created } }) => ({
    from: created[0] || null,
    to: created[1] || null,
  }),
  options: ({ data }, { intl }) => ({
    service: [...new Set(data?.recent.nodes.flatMap(({ services }) => services))]
      .sort((first, second) => first.localeCompare(second))
      .map((value) => ({ value, label: value })),
    currency: (data?.invoiceSums ?? []).map(({ currency }) => ({
      value: currency,
      label: intl.formatDisplayName(currency, { type: "currency" }) ?? currency,
    })),
  }),
  columns: ({ custom }) => [
    custom("customer", {
      value: ({ customerName, number }) => [number, customerName].filter(Boolean).join(" "),
      cell: (invoice) => <CustomerCell invoice={invoice} />,
    }),
    custom("created", {
      width: "130px",
      from: 768,
      sort: "descending",
      value: ({ issuedOn }) => issuedOn,
      cell: ({ issuedOn }, { intl }) => (
        <span className="whitespace-nowrap text-ink-2">
          {formatPlainDate(issuedOn, intl.locale)}
        </span>
      ),
    }),
    custom("due", {
      width: "130px",
      from: 640,
      value: ({ kind, dueOn }) => (kind === "INVOICE" ? dueOn : ""),
      cell: (invoice) => <DueCell invoice={invoice} />,
    }),
    custom("amount", {
      width: "150px",
      align: "end",
      sort: "descending",
      value: (invoice, { intl }) => moneyText(intl, signed(invoice, invoice.total)),
      cell: (invoice) => <AmountCell invoice={invoice} />,
    }),
    custom("sent", {
      width: "80px",
      from: 896,
      align: "end",
      optional: true,
      may: "billing:read",
      value: ({ sentCount }) => sentCount,
      cell: ({ sentCount }, { intl }) => (
        <span className={sentCount ? "" : "text-ink-3"}>{intl.formatNumber(sentCount)}</span>
      ),
    }),
    custom("status", {
      width: "150px",
      value: (invoice, { word }) => word(`state.${invoiceState(invoice)}`),
      cell: (invoice) => <InvoiceBadge state={invoiceState(invoice)} />,
    }),
  ],
  mobileRow: (invoice) => <InvoiceMobileRow invoice={invoice} />,
  opens: ({ id }) => invoiceAddress(id),
  mayAdd: "invoice:write",
  paths: { new: NEW_INVOICE_ADDRESS },
  actions: ({ item }) => [
    item("open", { Icon: IconEye, to: ({ id }) => invoiceAddress(id) }),
    item("print", { Icon: IconPrinter, ...task("print") }),
    item("edit", {
      Icon: IconPencil,
      may: "invoice:write",
      to: ({ id, status }) => (status === "DRAFT" ? invoiceEditAddress(id) : undefined),
    }),
    item("send", { Icon: IconSend, may: "invoice:write", fits: isFinal, ...task("send") }),
    item("pay", { Icon: IconCash, may: "payment:write", fits: isOpen, ...task("pay") }),
    item("duplicate", {
      Icon: IconCopy,
      may: "invoice:write",
      changes: true,
      fits: ({ kind }) => kind === "INVOICE",
      press: ({ id }, { apollo, navigate, intl }) =>
        void apollo
          .mutate({ mutation: DuplicateInvoiceDocument, variables: { id } })
          .then(({ data }) => data && navigate(invoiceEditAddress(data.duplicateInvoice.id)))
          .catch((cause: unknown) => failureSnackbar(intl, cause)),
    }),
    item("credit", {
      Icon: IconReceiptRefund,
      may: "invoice:write",
      changes: true,
      fits: (invoice) => invoice.kind === "INVOICE" && isFinal(invoice),
      ...task("credit"),
    }),
    item("void", {
      Icon: IconBan,
      may: "invoice:write",
      changes: true,
      fits: (invoice) => isOpen(invoice) && invoice.paidAmount.amount === 0,
      ...task("void"),
    }),
  ],
});
