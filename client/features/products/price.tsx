import { FormattedMessage, useIntl } from "react-intl";
import { type Amount, priceText } from "../../ui/price-text.ts";

interface PriceProps {
  of: { price: Amount; priceSale: Amount | null };
  /** The regular price of a sale stands in a line of its own */
  isStacked?: boolean;
}

/** What it costs now, and in a sale the regular price struck through. */
export function Price({ of: { price, priceSale }, isStacked = false }: PriceProps) {
  const intl = useIntl();
  return (
    <span className={isStacked ? "grid" : "inline-flex flex-wrap items-baseline gap-x-2"}>
      <bdi className="whitespace-nowrap">{priceText(intl, priceSale ?? price)}</bdi>
      {priceSale && (
        <span className="text-[0.8125rem] font-normal text-ink-3">
          <span className="sr-only">
            <FormattedMessage id="shop.price.before" />{" "}
          </span>
          <s>
            <bdi className="whitespace-nowrap">{priceText(intl, price)}</bdi>
          </s>
        </span>
      )}
    </span>
  );
}
