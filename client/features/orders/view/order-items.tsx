import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ListCover } from "../../../admin/document/list-cover.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { type Amount, priceText } from "../../../ui/price-text.ts";
import type { ViewedOrderFragment, ViewedOrderQuery } from "../orders.generated.ts";

type Line = ViewedOrderFragment["lines"][number];

interface OrderItemsProps {
  order: ViewedOrderFragment;
  downloads: ViewedOrderQuery["orderDownloads"];
}

/** What was bought at the prices of that day, with its files, and the sums. */
export function OrderItems({ order, downloads }: OrderItemsProps) {
  return (
    <section className="card" aria-labelledby="order-items">
      <h2 id="order-items" className="p-5 text-lg leading-snug font-bold md:px-6">
        <FormattedMessage id="checkout.items" />
      </h2>
      <ul>
        {order.lines.map((line) => (
          <Item
            key={line.id}
            line={line}
            files={downloads.filter(({ lineId }) => lineId === line.id)}
          />
        ))}
      </ul>
      <div className="border-t border-line p-5 md:px-6">
        <Totals order={order} />
      </div>
    </section>
  );
}

function Item({ line, files }: { line: Line; files: OrderItemsProps["downloads"] }) {
  const intl = useIntl();
  const { name, color, size, sku, picture, quantity, refundedQuantity, total } = line;
  const about = [color && intl.formatMessage({ id: `products.color.${color}` }), size, sku];
  return (
    <li className="flex gap-4 border-t border-line p-5 md:px-6">
      <ListCover cover={picture} className="h-14 w-18! shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 leading-snug">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="min-w-0 flex-1 basis-40 font-semibold max-sm:basis-full wrap-anywhere">
            {name}
          </p>
          <p className="text-sm text-ink-2">
            <FormattedMessage id="checkout.times" values={{ count: quantity }} />
          </p>
          <bdi
            className={`ms-auto text-end font-semibold sm:min-w-20 ${refundedQuantity === quantity ? "text-ink-3 line-through" : ""}`}
          >
            {priceText(intl, total, { isExact: true })}
          </bdi>
        </div>
        <p className="text-[0.8125rem] text-ink-3">
          <bdi>{about.filter(Boolean).join(" · ")}</bdi>
        </p>
        {refundedQuantity > 0 && (
          <p className="mt-1.5">
            <Badge tone="off">
              <FormattedMessage id="orders.refundedPieces" values={{ count: refundedQuantity }} />
            </Badge>
          </p>
        )}
        {files.map(({ fileId, name: file, size: bytes, path }) => (
          <a
            key={fileId}
            href={path}
            download={file}
            className="mt-1 flex min-h-11 items-center gap-2 text-sm font-semibold text-primary-strong hover:underline"
          >
            <IconDownload size={18} aria-hidden="true" />
            <bdi className="min-w-0 wrap-anywhere">{file}</bdi>
            <span className="font-normal text-ink-3">{fileSize(intl, bytes)}</span>
          </a>
        ))}
      </div>
    </li>
  );
}

function Totals({ order }: { order: ViewedOrderFragment }) {
  const intl = useIntl();
  const { subTotal, discount, couponCode, shipping, needsShipping, tax, total } = order;
  const { refundedAmount } = order;
  const price = (amount: Amount) => <bdi>{priceText(intl, amount, { isExact: true })}</bdi>;
  const minus = (amount: Amount) => <bdi>−{priceText(intl, amount, { isExact: true })}</bdi>;
  const remains = { ...total, amount: total.amount - refundedAmount.amount };
  return (
    <dl className="ms-auto grid max-w-80 gap-2">
      <Total label={<FormattedMessage id="checkout.subtotal" />} value={price(subTotal)} />
      {discount.amount > 0 && (
        <Total
          label={
            <>
              <FormattedMessage id="checkout.discount" /> <bdi>{couponCode}</bdi>
            </>
          }
          value={minus(discount)}
        />
      )}
      {needsShipping && (
        <Total label={<FormattedMessage id="checkout.postage" />} value={price(shipping)} />
      )}
      <Total label={<FormattedMessage id="checkout.total" />} value={price(total)} isStrong />
      <Total label={<FormattedMessage id="orders.tax" />} value={price(tax)} />
      {refundedAmount.amount > 0 && (
        <>
          <Total
            label={<FormattedMessage id="orders.status.REFUNDED" />}
            value={minus(refundedAmount)}
          />
          <Total label={<FormattedMessage id="orders.remains" />} value={price(remains)} isStrong />
        </>
      )}
    </dl>
  );
}

interface TotalProps {
  label: ReactNode;
  value: ReactNode;
  isStrong?: boolean;
}

function Total({ label, value, isStrong = false }: TotalProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isStrong ? "border-t border-line pt-2 text-lg font-bold" : "text-ink-2"}`}
    >
      <dt>{label}</dt>
      <dd className="text-end">{value}</dd>
    </div>
  );
}
