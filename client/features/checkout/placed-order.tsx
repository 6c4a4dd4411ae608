import { useQuery } from "@apollo/client/react";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { ListCover } from "../../admin/document/list-cover.tsx";
import { PanelState } from "../../admin/panel-state.tsx";
import { TitleRow } from "../../admin/title-row.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { Notice } from "../../ui/notice.tsx";
import { priceText } from "../../ui/price-text.ts";
import { addressLine } from "./billing-step.tsx";
import { SHOP_ADDRESS } from "./checkout-store.ts";
import { PlacedOrderDocument, type PlacedOrderQuery } from "./checkout.generated.ts";
import { LineAbout } from "./line-about.tsx";
import { PayOrderButton } from "./pay-order-button.tsx";
import { Sums } from "./sums.tsx";

type Placed = PlacedOrderQuery["order"];

/** What was ordered: its number, its files first, and what happens next. */
export function PlacedOrder({ id }: { id: string }) {
  const intl = useIntl();
  const query = new URLSearchParams(useLocation().search);
  // back from the provider's page: what it says of the payment comes within seconds
  const [isConfirming, setConfirming] = useState(() => query.has("paid"));
  const { data, error, refetch } = useQuery(PlacedOrderDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: isConfirming ? 2_000 : 0,
  });
  const order = data?.order;
  if (isConfirming && order && order.paidAt !== null) setConfirming(false);
  const title = intl.formatMessage({ id: "checkout.placed.title" });
  if (!order)
    return (
      <>
        <TitleRow title={title} hasSubtitle />
        <PanelState error={error} onRetry={refetch} />
      </>
    );
  const { number, total, invoice, email } = order;
  const isPaid = order.paidAt !== null;
  const isOpen = !isConfirming && invoice?.status === "OPEN";
  const isPayable = isOpen && data.checkoutMethods.includes("CARD");
  return (
    <>
      <TitleRow
        title={title}
        subtitle={
          <FormattedMessage
            id={isPaid ? "checkout.placed.paid" : "checkout.placed.subtitle"}
            values={{ number: <bdi key="number">{number}</bdi> }}
          />
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div className="grid gap-5">
          {isConfirming && !isPaid && (
            <div role="status">
              <Notice tone="good">
                <FormattedMessage id="checkout.placed.confirming" />
              </Notice>
            </div>
          )}
          {isOpen && query.has("unpaid") && (
            <div role="status">
              <Notice tone="warn">
                <FormattedMessage id="checkout.placed.unpaid" />
              </Notice>
            </div>
          )}
          <section className="card flex flex-wrap items-center gap-x-5 gap-y-3 p-5 md:p-6">
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-good-soft text-good">
              <IconCircleCheck size={30} aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1 basis-60">
              <h2 className="text-lg leading-snug font-bold">
                {total.amount > 0 ? (
                  <FormattedMessage
                    id={isPaid ? "checkout.placed.totalPaid" : "checkout.placed.total"}
                    values={{
                      total: <bdi key="total">{priceText(intl, total, { isExact: true })}</bdi>,
                    }}
                  />
                ) : (
                  <FormattedMessage id="checkout.payment.nothing" />
                )}
              </h2>
              {invoice?.number && (
                <p className="text-ink-2">
                  <FormattedMessage
                    id="checkout.placed.invoice"
                    values={{
                      number: (
                        <Link
                          key="number"
                          to={`/dashboard/invoice/${invoice.id}`}
                          className="font-semibold text-primary-strong hover:underline"
                        >
                          <bdi>{invoice.number}</bdi>
                        </Link>
                      ),
                      email: <bdi key="email">{email}</bdi>,
                    }}
                  />
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-3">
              {isPayable && <PayOrderButton id={id} />}
              <ButtonLink variant="outline" size={44} to={SHOP_ADDRESS}>
                <FormattedMessage id="checkout.shopOn" />
              </ButtonLink>
              <ButtonLink
                variant={isPayable ? "outline" : "primary"}
                size={44}
                to={`/dashboard/e-commerce/orders/${id}`}
              >
                <FormattedMessage id="checkout.placed.view" />
              </ButtonLink>
            </div>
          </section>
          <Downloads order={order} files={data.orderDownloads} />
          <Next order={order} />
        </div>
        <section className="card p-5 md:p-6">
          <h2 className="mb-4 text-lg leading-snug font-bold">
            <FormattedMessage
              id="checkout.placed.number"
              values={{ number: <bdi key="number">{number}</bdi> }}
            />
          </h2>
          <ul className="mb-4 grid gap-3 border-b border-line pb-4">
            {order.lines.map(({ id: lineId, name, picture, color, size, quantity, total: sum }) => (
              <li key={lineId} className="flex items-center gap-3">
                <ListCover cover={picture} className="size-11! shrink-0 rounded-md" />
                <span className="min-w-0 flex-1 text-sm leading-snug">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <LineAbout line={{ colors: color ? [color] : [], size }} quantity={quantity} />
                </span>
                <bdi className="text-sm">{priceText(intl, sum)}</bdi>
              </li>
            ))}
          </ul>
          <Sums
            of={order}
            couponCode={order.couponCode}
            hasPostage={order.needsShipping}
            postage={order.shippingName && <bdi>{order.shippingName}</bdi>}
          />
          <p className="mt-4 border-t border-line pt-4 text-sm">
            <span className="block text-ink-3">
              <FormattedMessage id="checkout.address" />
            </span>
            <bdi className="block wrap-anywhere">
              {[order.billing.company ?? order.billing.name, addressLine(intl, order.billing)].join(
                ", ",
              )}
            </bdi>
          </p>
          {order.shippingAddress && (
            <p className="mt-3 text-sm">
              <span className="block text-ink-3">
                <FormattedMessage id="checkout.deliveryAddress" />
              </span>
              <bdi className="block wrap-anywhere">
                {[
                  order.shippingAddress.company ?? order.shippingAddress.name,
                  addressLine(intl, order.shippingAddress),
                ].join(", ")}
              </bdi>
            </p>
          )}
        </section>
      </div>
    </>
  );
}

interface DownloadsProps {
  order: Placed;
  files: PlacedOrderQuery["orderDownloads"];
}

/** The files that can be downloaded, or that they can be once it is paid. */
function Downloads({ order: { lines, paidAt }, files }: DownloadsProps) {
  const intl = useIntl();
  if (!lines.some(({ kind }) => kind === "DIGITAL")) return null;
  return (
    <Card title={intl.formatMessage({ id: "checkout.downloads" })}>
      {files.length > 0 ? (
        <ul className="grid gap-3">
          {files.map(({ lineId, fileId, name, size, path }) => (
            <li key={`${lineId}-${fileId}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 flex-1 basis-40">
                <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
                <span className="text-sm text-ink-3">{fileSize(intl, size)}</span>
              </span>
              <a
                href={path}
                download={name}
                className="inline-flex h-11 items-center gap-2 rounded-md border border-line px-4 font-semibold hover:bg-raised"
              >
                <IconDownload size={18} aria-hidden="true" />
                <FormattedMessage id="checkout.downloads.get" />
                <span className="sr-only">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          <FormattedMessage id={paidAt ? "checkout.downloads.none" : "checkout.downloads.unpaid"} />
        </p>
      )}
    </Card>
  );
}

/** From the order to its delivery. */
function Next({ order: { paidAt, packedAt, fulfilledAt, needsShipping } }: { order: Placed }) {
  const intl = useIntl();
  const steps = [
    { id: "ordered", isDone: true },
    { id: "paid", isDone: paidAt !== null },
    ...(needsShipping
      ? [
          { id: "packed", isDone: packedAt !== null || fulfilledAt !== null },
          { id: "sent", isDone: fulfilledAt !== null },
        ]
      : []),
  ];
  return (
    <Card title={intl.formatMessage({ id: "checkout.next" })}>
      <ol className="grid gap-4 sm:grid-flow-col sm:auto-cols-fr">
        {steps.map(({ id, isDone }, place) => (
          <li key={id} className="flex items-start gap-3 sm:flex-col sm:gap-2">
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full text-[13px] font-bold ${isDone ? "bg-good-soft text-good" : "bg-raised text-ink-3"}`}
            >
              {isDone ? <IconCheck size={16} stroke={3} /> : intl.formatNumber(place + 1)}
            </span>
            <span className="leading-snug">
              <span className="block font-semibold">
                <FormattedMessage id={`checkout.next.${id}`} />
                {isDone && (
                  <span className="sr-only">
                    <FormattedMessage id="form.step.done" />
                  </span>
                )}
              </span>
              <span className="text-sm text-ink-3">
                <FormattedMessage
                  id={
                    id === "paid" && isDone ? "checkout.next.paid.done" : `checkout.next.${id}.text`
                  }
                />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
