import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import { Picture } from "../../../ui/picture.tsx";
import { ColorDot } from "../color-dot.tsx";
import { Price } from "../price.tsx";
import { productAddress } from "../product-address.ts";
import { Stars } from "../stars.tsx";
import type { ShopProductFragment } from "./shop.generated.ts";

interface ProductCardProps {
  product: ShopProductFragment;
  /** What can be done with it beside opening it */
  action?: ReactNode;
}

/** A product in the shop; all of the card opens it. */
export function ProductCard({ product, action }: ProductCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, name, subtitle, englishSubtitle, pictures, colors, inventoryType } = product;
  const [cover] = pictures;
  const isSoldOut = inventoryType === "OUT";
  return (
    <article className="card group relative flex flex-col overflow-hidden has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-focus">
      <div className="relative aspect-4/3 bg-raised">
        {cover && (
          <Picture
            src={cover.path}
            alt={cover[locale] ?? cover.en ?? ""}
            shownWidth={420}
            sizes="(width < 48rem) 50vw, 420px"
            loading="lazy"
            decoding="async"
            className={`size-full object-cover ${isSoldOut ? "opacity-55" : ""}`}
          />
        )}
        <Label product={product} />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h2 className="leading-snug font-bold wrap-anywhere">
          <Link
            to={productAddress(id)}
            className="outline-none group-hover:underline before:absolute before:inset-0"
          >
            {name}
          </Link>
        </h2>
        <p className="truncate text-[0.8125rem] text-ink-3">{subtitle ?? englishSubtitle}</p>
        <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Stars rating={product.rating} count={product.totalRatings} />
          {colors.length > 0 && (
            <span className="flex gap-1">
              <span className="sr-only">
                {intl.formatList(
                  colors.map((color) => intl.formatMessage({ id: `products.color.${color}` })),
                )}
              </span>
              {colors.map((color) => (
                <ColorDot key={color} color={color} />
              ))}
            </span>
          )}
        </div>
        <div className="mt-auto flex min-h-9 items-end justify-between gap-2 pt-2">
          <p className="text-lg leading-tight font-bold">
            <Price of={product} />
            {inventoryType === "LOW" && (
              <span className="mt-0.5 block text-[0.8125rem] font-medium text-warn">
                <FormattedMessage
                  id="products.stock.low"
                  values={{ count: product.quantity ?? 0 }}
                />
              </span>
            )}
          </p>
          {action && <div className="relative">{action}</div>}
        </div>
      </div>
    </article>
  );
}

const WHOLE = 100;

/** What is special about it: sold out, cheaper, or new. */
function Label({ product: { price, priceSale, inventoryType, isNew } }: ProductCardProps) {
  const intl = useIntl();
  const look = "absolute start-3 top-3 rounded-md px-2.5 py-1 text-[0.8125rem] font-semibold";
  if (inventoryType === "OUT") {
    return (
      <span className={`${look} bg-surface text-ink`}>
        <FormattedMessage id="products.stock.out" />
      </span>
    );
  }
  if (priceSale) {
    const off = Math.floor(((price.amount - priceSale.amount) * WHOLE) / price.amount);
    const percent = intl.formatNumber(-off / WHOLE, { style: "percent" });
    return (
      <span className={`${look} bg-ink text-canvas`}>
        <bdi>{percent.replace("-", "−")}</bdi>
      </span>
    );
  }
  return isNew ? (
    <span className={`${look} bg-surface text-ink`}>
      <FormattedMessage id="shop.new" />
    </span>
  ) : null;
}
