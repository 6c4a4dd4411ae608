import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ListCover } from "../../admin/document/list-cover.tsx";
import { Button } from "../../ui/button.tsx";
import { priceText } from "../../ui/price-text.ts";
import { useMedia } from "../../ui/use-media.ts";
import type { Checkout } from "./cart.ts";
import { LineAbout } from "./line-about.tsx";
import { Sums } from "./sums.tsx";
import type { PricedCart } from "./use-pricing.ts";

/** Beside the steps there is room for the summary. */
const BESIDE = "(min-width: 1024px)";

interface SummaryProps {
  checkout: Checkout;
  priced: PricedCart | undefined;
  isPricing: boolean;
  /** The lines are listed, and this leads back to them */
  onChangeCart?: () => void;
  /** The primary button of the step */
  action: { label: ReactNode; pending?: boolean; disabled?: boolean; onPress: () => void };
  /** Below it */
  note: ReactNode;
}

/** What it costs and the button that goes on; on a phone both are also along the lower edge. */
export function Summary({
  checkout,
  priced,
  isPricing,
  onChangeCart,
  action: { label, pending, disabled, onPress },
  note,
}: SummaryProps) {
  const intl = useIntl();
  const isBeside = useMedia(BESIDE);
  // in the cart, before how it is sent is chosen
  const isPostageOpen = !onChangeCart && !priced?.shippingOptionId;
  const button = (
    <Button
      variant="primary"
      size={44}
      pending={pending}
      disabled={disabled ?? !priced}
      onClick={onPress}
      className="w-full"
    >
      {label}
    </Button>
  );
  return (
    <>
      <div className="grid gap-3 lg:sticky lg:top-24">
        <section className="card p-5 md:p-6">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <h2 className="text-lg leading-snug font-bold">
              <FormattedMessage id="checkout.summary" />
            </h2>
            {onChangeCart && (
              <button
                type="button"
                onClick={onChangeCart}
                className="-my-3 min-h-11 text-sm font-semibold text-primary-strong hover:underline"
              >
                <FormattedMessage id="checkout.cart.change" />
              </button>
            )}
          </div>
          {onChangeCart && (
            <ul className="mb-4 grid gap-3 border-b border-line pb-4">
              {checkout.cart.map((line) => (
                <li key={line.id} className="flex items-center gap-3">
                  <ListCover cover={line.coverUrl} className="size-11! shrink-0 rounded-md" />
                  <span className="min-w-0 flex-1 text-sm leading-snug">
                    <span className="block font-semibold wrap-anywhere">{line.name}</span>
                    <LineAbout line={line} quantity={line.quantity} />
                  </span>
                  <bdi className="text-sm">
                    {priceText(intl, { amount: line.subtotal, currency: line.currency })}
                  </bdi>
                </li>
              ))}
            </ul>
          )}
          <div aria-busy={isPricing} className={isPricing && priced ? "opacity-60" : ""}>
            {priced ? (
              <Sums
                of={priced}
                couponCode={checkout.couponCode}
                hasPostage={priced.needsShipping}
                isPostageOpen={isPostageOpen}
                postage={isPostageOpen && <FormattedMessage id="checkout.postage.later" />}
              />
            ) : (
              <div aria-hidden="true" className="grid gap-3">
                {[70, 50, 85].map((width) => (
                  <div
                    key={width}
                    className="h-5 animate-pulse rounded-md bg-raised"
                    style={{ width: `${width}%` }}
                  />
                ))}
              </div>
            )}
          </div>
          {isBeside && <div className="mt-5">{button}</div>}
        </section>
        <p className="flex gap-2 px-1 text-[0.8125rem] text-ink-3">
          <IconLock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>{note}</span>
        </p>
      </div>
      {!isBeside && (
        <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface">
          <div className="flex items-center justify-between gap-4 px-4 py-3">
            <p className="min-w-0 text-sm text-ink-3">
              <FormattedMessage id="checkout.total" />
              <bdi className="block text-lg leading-tight font-bold text-ink">
                {priced && priceText(intl, priced.total, { isExact: true })}
              </bdi>
            </p>
            <div className="min-w-0">{button}</div>
          </div>
        </div>
      )}
    </>
  );
}
