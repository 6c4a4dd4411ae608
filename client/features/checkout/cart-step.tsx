import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ListCover } from "../../admin/document/list-cover.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { priceText } from "../../ui/price-text.ts";
import { type CartLine, type Checkout, MOST_OF_ONE, remove, setQuantity } from "./cart.ts";
import { changeCheckout, SHOP_ADDRESS } from "./checkout-store.ts";
import { CouponField } from "./coupon-field.tsx";
import { LineAbout } from "./line-about.tsx";
import { QuantityField } from "./quantity-field.tsx";
import type { PricedCart, PricedLine } from "./use-pricing.ts";

interface CartStepProps {
  checkout: Checkout;
  priced: PricedCart | undefined;
}

/** What is in the cart, and what of it has changed. */
export function CartStep({ checkout, priced }: CartStepProps) {
  return (
    <div className="grid gap-5">
      <section className="card" aria-labelledby="cart-items">
        <h2 id="cart-items" className="p-5 text-lg leading-snug font-bold md:px-6">
          <FormattedMessage id="checkout.items" />
        </h2>
        <ul>
          {checkout.cart.map((line) => (
            <Line
              key={line.id}
              line={line}
              priced={priced?.lines.find(({ variantId }) => variantId === line.id)}
            />
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <ButtonLink variant="plain" size={44} to={SHOP_ADDRESS}>
          <IconArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          <FormattedMessage id="checkout.shopOn" />
        </ButtonLink>
        <CouponField
          key={checkout.couponCode}
          code={checkout.couponCode}
          problem={priced?.couponProblem ?? null}
          percent={priced?.couponPercent ?? null}
        />
      </div>
    </div>
  );
}

interface LineProps {
  line: CartLine;
  priced: PricedLine | undefined;
}

function Line({ line, priced }: LineProps) {
  const intl = useIntl();
  const { id, name, currency, price, quantity, subtotal, coverUrl } = line;
  // What the server says is newer than what was known when it was put into the cart.
  const available = priced ? priced.available : line.available;
  const most = Math.max(quantity, Math.min(available ?? MOST_OF_ONE, MOST_OF_ONE));
  const isGone = priced?.problem === "GONE" || priced?.problem === "SOLD_OUT";
  return (
    <li className="relative flex gap-4 border-t border-line p-5 md:items-center md:px-6">
      <ListCover
        cover={coverUrl}
        className={`h-16 w-20! shrink-0 rounded-md md:h-20 md:w-26! ${isGone ? "opacity-55" : ""}`}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-3 md:gap-x-6">
        <div className="min-w-0 flex-1 basis-48 leading-snug max-md:basis-full max-md:pe-9">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <LineAbout line={line} />
          <p className="text-[0.8125rem] text-ink-3">
            <FormattedMessage
              id="checkout.each"
              values={{
                price: <bdi key="price">{priceText(intl, { amount: price, currency })}</bdi>,
              }}
            />
          </p>
          <div role="status">
            <Change line={line} priced={priced} />
          </div>
          {line.isDigital && !isGone && (
            <p className="mt-1.5">
              <Badge tone="info">
                <FormattedMessage id="checkout.download" />
              </Badge>
            </p>
          )}
        </div>
        {!isGone && (
          <QuantityField
            label={intl.formatMessage({ id: "checkout.quantity" }, { name })}
            value={quantity}
            most={most}
            onChange={(next) =>
              changeCheckout((now) => setQuantity(now, id, { quantity: next, available }))
            }
          />
        )}
        <p
          className={`ms-auto text-end font-semibold md:min-w-20 ${isGone ? "text-ink-3 line-through" : ""}`}
        >
          <bdi>{priceText(intl, { amount: subtotal, currency }, { isExact: true })}</bdi>
        </p>
      </div>
      <div className="max-md:absolute max-md:end-2 max-md:top-2.5">
        <IconButton
          label={intl.formatMessage({ id: "checkout.remove" }, { name })}
          icon={IconX}
          onClick={() => changeCheckout((now) => remove(now, id))}
        />
      </div>
    </li>
  );
}

/** What is other than it was when it was put into the cart. */
function Change({ line, priced }: LineProps) {
  const intl = useIntl();
  const { wanted, quantity, currency, price } = line;
  switch (priced?.problem) {
    case "GONE":
      return (
        <Said tone="bad">
          <FormattedMessage id="checkout.problem.GONE" />
        </Said>
      );
    case "SOLD_OUT":
      return (
        <Said tone="bad">
          <FormattedMessage id="checkout.problem.SOLD_OUT" />
        </Said>
      );
    case "SHORT":
      return <Short wanted={priced.wanted} left={priced.quantity} />;
    case "PRICE_CHANGED":
      return (
        <Said tone="warn">
          <FormattedMessage
            id="checkout.problem.PRICE_CHANGED"
            values={{
              before: <bdi key="before">{priceText(intl, { amount: price, currency })}</bdi>,
              now: <bdi key="now">{priceText(intl, priced.unitPrice)}</bdi>,
            }}
          />
        </Said>
      );
    default:
      return wanted ? <Short wanted={wanted} left={quantity} /> : null;
  }
}

function Short({ wanted, left }: { wanted: number; left: number }) {
  return (
    <Said tone="warn">
      <FormattedMessage id="checkout.capped" values={{ wanted, left }} />
    </Said>
  );
}

function Said({ tone, children }: { tone: "warn" | "bad"; children: ReactNode }) {
  return (
    <p
      className={`mt-1 flex items-start gap-1.5 text-[0.8125rem] font-medium ${tone === "bad" ? "text-bad" : "text-warn"}`}
    >
      <IconAlertCircle size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
