import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconPackage from "@tabler/icons-react/dist/esm/icons/IconPackage.mjs";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "react-router";
import { defineList } from "../../../admin/list/define-list.ts";
import { dates } from "../../../admin/list/list-params.ts";
import { priceText } from "../../../ui/price-text.ts";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { orderAddress } from "../order-address.ts";
import { nextDeed, StatusBadge } from "../order-badges.tsx";
import {
  MarkOrdersPackedDocument,
  OrderListDocument,
  type OrderRowFragment as Row,
} from "../orders.generated.ts";
import { PackingSlips, printSlips } from "./packing-slips.tsx";

const TABS = ["all", "pending", "paid", "fulfilled"] as const;

export const orderList = defineList({
  name: "orders",
  query: OrderListDocument,
  rows: ({ orders }) => orders,
  nameOf: ({ number }) => number,
  head: <PackingSlips />,
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
  filters: { placed: dates(), paid: dates() },
  filter: ({ filters: { placed, paid } }) => ({
    placedFrom: placed[0] || undefined,
    placedTo: placed[1] || undefined,
    paidFrom: paid[0] || undefined,
    paidTo: paid[1] || undefined,
  }),
  columns: ({ custom, text, date }) => [
    custom("number", {
      width: "160px",
      value: ({ number }) => number,
      cell: (order) => <NumberLink order={order} />,
    }),
    text("buyer", ({ buyerName }) => buyerName),
    custom("items", {
      from: 1024,
      value: ({ totalItems }) => String(totalItems),
      cell: (order) => <Items order={order} />,
    }),
    date("placed", ({ createdAt }) => createdAt),
    custom("total", {
      width: "140px",
      align: "end",
      sort: "descending",
      value: (order, { intl }) => priceText(intl, order.total, { isExact: true }),
      cell: (order) => <Total order={order} />,
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
        <Total order={order} />
      </div>
      <p className="truncate text-[0.8125rem] text-ink-3">
        <RelativeTime iso={order.createdAt} />
        {" · "}
        <bdi className="text-ink-2">{order.buyerName}</bdi>
        {" · "}
        <bdi>{namesOf(order, intl)}</bdi>
      </p>
      <StatusCell order={order} />
    </div>
  ),
  opens: ({ id }) => orderAddress(id),
  actions: ({ change, custom, item }) => [
    item("open", { Icon: IconEye, to: ({ id }) => orderAddress(id) }),
    change("pack", {
      Icon: IconPackage,
      mutation: MarkOrdersPackedDocument,
      may: "order:manage",
      tabs: TABS,
      fits: (order) => nextDeed(order) === "pack",
    }),
    custom("slips", {
      may: "order:manage",
      tabs: TABS,
      fits: (order) => nextDeed(order) !== undefined,
      make: ({ apollo, word }) => ({
        id: "slips",
        label: word("slips.label"),
        Icon: IconPrinter,
        async run({ ids = [] }) {
          const printed = await printSlips(ids, apollo);
          const left = ids.filter((id) => !printed.includes(id));
          const failed = left.map((id) => ({ id, message: "" }));
          return { done: printed.length, failed, isCached: true };
        },
        done: (count) => word("slips.done", { count }),
        failed: (count) => word("slips.failed", { count }),
      }),
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

const namesOf = ({ lines }: Row, intl: Pick<IntlShape, "formatList">): string =>
  intl.formatList(lines.map(({ name }) => name));

/** What was bought, and how many pieces that are. */
function Items({ order }: { order: Row }) {
  const intl = useIntl();
  return (
    <span className="block min-w-0 leading-snug">
      <span className="block truncate text-sm">
        <bdi>{namesOf(order, intl)}</bdi>
      </span>
      <span className="block text-[0.8125rem] text-ink-3 in-data-compact:hidden">
        <FormattedMessage id="checkout.times" values={{ count: order.totalItems }} />
      </span>
    </span>
  );
}

/** What it costs, struck through once nothing of it is left; below it what was paid back. */
function Total({ order: { status, total, refundedAmount } }: { order: Row }) {
  const intl = useIntl();
  const text = <bdi>{priceText(intl, total, { isExact: true })}</bdi>;
  return (
    <span className="block text-end leading-snug figures">
      {status === "CANCELLED" || status === "REFUNDED" ? (
        <s className="text-ink-3">{text}</s>
      ) : (
        <span className="font-semibold">{text}</span>
      )}
      {status !== "REFUNDED" && refundedAmount.amount > 0 && (
        <span className="block text-[0.8125rem] text-ink-3">
          <FormattedMessage
            id="orders.refundedOf"
            values={{ amount: <bdi>{priceText(intl, refundedAmount, { isExact: true })}</bdi> }}
          />
        </span>
      )}
    </span>
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
