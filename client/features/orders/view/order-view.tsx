import { useQuery } from "@apollo/client/react";
import IconTruckDelivery from "@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { LoadError } from "../../../admin/missing.tsx";
import { PanelState } from "../../../admin/panel-state.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useMay, useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { priceText } from "../../../ui/price-text.ts";
import { ORDERS_ADDRESS } from "../order-address.ts";
import { nextDeed, OrderBadges } from "../order-badges.tsx";
import { ViewedOrderDocument, type ViewedOrderFragment } from "../orders.generated.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderParty } from "./order-party.tsx";
import { PackingSlipButton } from "./packing-slip.tsx";
import { isRefundable, RefundDialog } from "./refund-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { usePacking } from "./use-packing.ts";

interface OrderViewProps {
  id: string;
  /** For its buyer, while it is to be paid */
  pay: ReactNode;
}

/** An order: what was bought, what became of it, and what can be done next. */
export function OrderView({ id, pay }: OrderViewProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(ViewedOrderDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const order = data?.order;
  const back = { to: ORDERS_ADDRESS, path: intl.formatMessage({ id: "orders.title" }) };
  return (
    <>
      <TitleRow
        title={
          order
            ? intl.formatMessage({ id: "checkout.placed.number" }, { number: order.number })
            : intl.formatMessage({ id: "orders.order" })
        }
        back={back}
        actions={order && <Actions order={order} pay={pay} onChange={refetch} />}
      />
      {order && data ? (
        <>
          <p className="-mt-3 mb-5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <OrderBadges order={order} />
            <span>
              <FormattedMessage
                id="orders.placed"
                values={{
                  date: intl.formatDate(order.createdAt, { dateStyle: "long" }),
                  buyer: <bdi key="buyer">{order.buyerName}</bdi>,
                }}
              />
            </span>
          </p>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
            <div className="grid min-w-0 gap-5">
              <OrderItems order={order} downloads={data.orderDownloads} />
              <OrderHistory order={order} />
            </div>
            <Side order={order} />
          </div>
        </>
      ) : error && problemOf(error).code === "NOT_FOUND" ? (
        <LoadError
          messages="orders.missing"
          list={ORDERS_ADDRESS}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <PanelState error={error} onRetry={refetch} />
      )}
    </>
  );
}

interface ActionsProps extends Pick<OrderViewProps, "pay"> {
  order: ViewedOrderFragment;
  onChange: () => unknown;
}

function Actions({ order, pay, onChange }: ActionsProps) {
  const { member } = useViewer();
  const manages = useMay("order:manage");
  const [dialog, setDialog] = useState<"send" | "cancel" | "refund">();
  const packing = usePacking(order.id, onChange);
  const deed = nextDeed(order);
  // The buyer gives it up before it is packed, the shop before it is sent.
  const canCancel =
    order.status === "PENDING" && (manages || !order.packedAt) && !order.fulfilledAt;
  return (
    <>
      {canCancel && (
        <Button variant="outline" size={44} onClick={() => setDialog("cancel")}>
          <FormattedMessage id="orders.cancel" />
        </Button>
      )}
      {manages && isRefundable(order) && (
        <Button variant="outline" size={44} onClick={() => setDialog("refund")}>
          <FormattedMessage id="orders.refund" />
        </Button>
      )}
      {manages && deed && <PackingSlipButton order={order} />}
      {manages && deed === "pack" && (
        <Button
          variant="outline"
          size={44}
          pending={packing.pending}
          onClick={() => void packing.pack()}
        >
          <FormattedMessage id="orders.pack.label" />
        </Button>
      )}
      {manages && deed && (
        <Button variant="primary" size={44} onClick={() => setDialog("send")}>
          <FormattedMessage id="orders.send" />
        </Button>
      )}
      {member && order.buyer?.id === member.id && order.invoice?.status === "OPEN" && pay}
      {dialog === "send" && <SendDialog order={order} onClose={() => setDialog(undefined)} />}
      {dialog === "refund" && <RefundDialog order={order} onClose={() => setDialog(undefined)} />}
      {dialog === "cancel" && <CancelDialog order={order} onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** Who carries it, and its number or the way to follow it. */
function Parcel({ of: { carrier, tracking } }: { of: { carrier: string; tracking: string } }) {
  const isLink = /^https:\/\/\S+$/.test(tracking);
  return (
    <p className="mb-3 text-sm text-ink-2 wrap-anywhere">
      <bdi>{[carrier, !isLink && tracking].filter(Boolean).join(" · ")}</bdi>
      {isLink && (
        <>
          {carrier && " · "}
          <a
            href={tracking}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-primary-strong hover:underline"
          >
            <FormattedMessage id="orders.track" />
          </a>
        </>
      )}
    </p>
  );
}

function Side({ order }: { order: ViewedOrderFragment }) {
  const intl = useIntl();
  const { delivery, shippingName, invoice, billing, shippingAddress, needsShipping } = order;
  return (
    <div className="grid gap-5">
      <Card title={intl.formatMessage({ id: "checkout.address" })}>
        <OrderParty of={billing} />
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
          <bdi>{order.email}</bdi>
        </p>
      </Card>
      {needsShipping && (
        <Card title={intl.formatMessage({ id: "checkout.delivery" })}>
          {shippingName && (
            <p className="flex items-center gap-2 font-semibold">
              <IconTruckDelivery size={18} aria-hidden="true" />
              <bdi>{shippingName}</bdi>
            </p>
          )}
          {delivery && <Parcel of={delivery} />}
          <OrderParty of={shippingAddress ?? billing} />
        </Card>
      )}
      {invoice?.number && <Papers of={invoice} />}
    </div>
  );
}

/** The invoice, what was credited of it, and the receipts of what was paid. */
function Papers({ of }: { of: NonNullable<ViewedOrderFragment["invoice"]> }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "orders.papers" });
  const receipts = of.payments.filter(({ receiptUrl }) => receiptUrl);
  const link = "inline-block py-1.5 font-semibold text-primary-strong hover:underline max-md:py-3";
  return (
    <Card title={title}>
      <ul aria-label={title} className="-my-1.5 grid text-sm">
        <Paper end={<FormattedMessage id={`invoices.state.${of.status.toLowerCase()}`} />}>
          <Link to={`/dashboard/invoice/${of.id}`} className={link}>
            <FormattedMessage
              id="orders.invoice"
              values={{ number: <bdi key="number">{of.number}</bdi> }}
            />
          </Link>
        </Paper>
        {of.creditNotes.map(({ id, number, total }) => (
          <Paper key={id} end={<bdi>{priceText(intl, total, { isExact: true })}</bdi>}>
            <Link to={`/dashboard/invoice/${id}`} className={link}>
              <FormattedMessage
                id="orders.creditNote"
                values={{ number: <bdi key="number">{number}</bdi> }}
              />
            </Link>
          </Paper>
        ))}
        {receipts.map(({ id, receiptNumber, receiptUrl, receivedOn }) => (
          <Paper key={id} end={formatPlainDate(receivedOn, intl.locale)}>
            <a href={receiptUrl ?? ""} download className={link}>
              <FormattedMessage
                id="orders.receipt"
                values={{ number: <bdi key="number">{receiptNumber}</bdi> }}
              />
            </a>
          </Paper>
        ))}
      </ul>
    </Card>
  );
}

function Paper({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      {children}
      <span className="text-ink-3 figures">{end}</span>
    </li>
  );
}
