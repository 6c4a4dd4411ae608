import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconPackage from "@tabler/icons-react/dist/esm/icons/IconPackage.mjs";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { defineList } from "../../../admin/list/define-list.ts";
import { priceText } from "../../../ui/price-text.ts";
import { orderAddress } from "../order-address.ts";
import { nextDeed, StatusBadge } from "../order-badges.tsx";
import {
  MarkOrdersPackedDocument,
  OrderListDocument,
  type OrderRowFragment as Row,
} from "../orders.generated.ts";

const TABS = ["all", "pending", "paid", "fulfilled"] as const;

export const orderList = defineList({
  name: "orders",
  query: OrderListDocument,
  rows: ({ orders }) => orders,
  nameOf: ({ number }) => number,
  tabs: {
    all: { adds: false },
    pending: { tone: "info", filter: { status: "PENDING" }, adds: false },
    paid: { tone: "good", filter: { status: "PAID" }, adds: false },
    fulfilled: { tone: "good", filter: { status: "FULFILLED" }, adds: false },
    cancelled: { filter: { status: "CANCELLED" }, adds: false, onlyWithRows: true },
    refunded: { filter: { status: "REFUNDED" }, adds: false, onlyWithRows: true },
  },
  counts: ({ orderCounts }) => orderCounts,
  sorts: { placed: "CREATED_AT", buyer: "BUYER", total: "TOTAL" },
  sort: { by: "placed", direction: "descending" },
  columns: ({ custom, text, total, date }) => [
    custom("number", {
      width: "190px",
      value: ({ number }) => number,
      cell: (order) => <NumberLink order={order} />,
    }),
    text("buyer", ({ buyerName }) => buyerName),
    total("items", ({ totalItems }) => totalItems, { width: "90px", from: 896, optional: true }),
    date("placed", ({ createdAt }) => createdAt),
    custom("total", {
      width: "130px",
      sort: "descending",
      value: (order, { intl }) => priceText(intl, order.total, { isExact: true }),
      cell: (order, { intl }) => (
        <bdi className="font-semibold">{priceText(intl, order.total, { isExact: true })}</bdi>
      ),
    }),
    custom("status", {
      width: "180px",
      from: 640,
      value: ({ status }, { word }) => word(`status.${status}`),
      cell: (order) => <StatusCell order={order} />,
    }),
  ],
  mobileRow: (order, { intl }) => (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <NumberLink order={order} />
        <bdi className="font-semibold">{priceText(intl, order.total, { isExact: true })}</bdi>
      </div>
      <p className="truncate text-[0.8125rem] text-ink-3">
        <bdi>{order.buyerName}</bdi>
      </p>
      <StatusCell order={order} />
    </div>
  ),
  opens: ({ id }) => orderAddress(id),
  actions: ({ change, item }) => [
    item("open", { Icon: IconEye, to: ({ id }) => orderAddress(id) }),
    change("pack", {
      Icon: IconPackage,
      mutation: MarkOrdersPackedDocument,
      may: "order:manage",
      tabs: TABS,
      fits: (order) => nextDeed(order) === "pack",
    }),
  ],
});

function NumberLink({ order: { id, number } }: { order: Row }) {
  return (
    <Link to={orderAddress(id)} className="font-semibold hover:underline">
      <bdi>{number}</bdi>
    </Link>
  );
}

/** The status, and below it what comes next. */
function StatusCell({ order }: { order: Row }) {
  const deed = nextDeed(order);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <StatusBadge status={order.status} />
      {deed && (
        <span className="text-[0.8125rem] text-ink-3">
          <FormattedMessage id={`orders.parcel.${deed}`} />
        </span>
      )}
    </span>
  );
}
