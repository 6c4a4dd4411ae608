import { useQuery } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { LoadError } from "../../../admin/missing.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { priceText } from "../../../ui/price-text.ts";
import { includedTax } from "../included-tax.ts";
import { Price } from "../price.tsx";
import { productEditAddress, SHOP_ADDRESS } from "../product-address.ts";
import { LOW_STOCK } from "../product-words.ts";
import { Stars } from "../stars.tsx";
import { ColorChoice, SizeChoice } from "./choices.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductViewDocument, type ViewedProductFragment } from "./product-view.generated.ts";
import { firstChoice, hasColor, hasSize, variantOf, withColor } from "./variant-choice.ts";

export type ViewedVariant = ViewedProductFragment["variants"][number];

interface ProductViewProps {
  id: string;
  /** At the end of the title's row */
  actions?: ReactNode;
  /** Below the choice: how it is bought */
  buying?: (product: ViewedProductFragment, variant: ViewedVariant) => ReactNode;
}

/** A product in the shop. */
export function ProductView({ id, actions, buying }: ProductViewProps) {
  const intl = useIntl();
  const mayWrite = useMay("product:write");
  const { data, error, refetch } = useQuery(ProductViewDocument, {
    variables: { id, locale: useLocale() },
    fetchPolicy: "cache-and-network",
  });
  const product = data?.product;
  const category = product?.category;
  const path = [
    intl.formatMessage({ id: "shop.title" }),
    category && (category.name ?? category.englishName),
  ]
    .filter(Boolean)
    .join(" / ");
  return (
    <>
      <TitleRow
        title={product?.name ?? intl.formatMessage({ id: "products.product" })}
        mark={
          product?.status === "DRAFT" && (
            <Badge tone="off">
              <FormattedMessage id="products.status.DRAFT" />
            </Badge>
          )
        }
        back={{ to: SHOP_ADDRESS, path }}
        actions={
          product && (
            <>
              {mayWrite && (
                <ButtonLink variant="outline" size={44} to={productEditAddress(id)}>
                  <FormattedMessage id="products.edit.label" />
                </ButtonLink>
              )}
              {actions}
            </>
          )
        }
      />
      {product ? (
        <Viewed key={id} product={product} buying={buying} />
      ) : error ? (
        <LoadError
          messages="products.missing"
          list={SHOP_ADDRESS}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

interface ViewedProps extends Pick<ProductViewProps, "buying"> {
  product: ViewedProductFragment;
}

function Viewed({ product, buying }: ViewedProps) {
  const { variants, colors, sizes } = product;
  const [choice, setChoice] = useState(() => firstChoice(variants));
  const variant = variantOf(variants, choice);
  const description = product.description ?? product.englishDescription ?? "";
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] lg:gap-8">
      <Gallery pictures={product.pictures} isSoldOut={product.inventoryType === "OUT"} />
      <div className="grid gap-6">
        <div className="grid gap-1.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <Stock quantity={variant ? variant.quantity : 0} />
            <Facts product={product} variant={variant} />
          </p>
          <p className="mt-1 text-[1.75rem] leading-tight font-extrabold">
            <Price of={product} />
          </p>
          <Tax product={product} />
          <Stars rating={product.rating} count={product.totalRatings} />
        </div>
        <div>
          <p className="font-semibold">{product.subtitle ?? product.englishSubtitle}</p>
          {description
            .split(/\n{2,}/u)
            .filter(Boolean)
            .map((paragraph, place) => (
              <p key={place} className="mt-2 whitespace-pre-line text-ink-2">
                {paragraph}
              </p>
            ))}
        </div>
        {colors.length > 0 && (
          <ColorChoice
            colors={colors}
            chosen={choice.color}
            isLeft={(color) => hasColor(variants, color)}
            onChange={(color) => setChoice(withColor(variants, choice, color))}
          />
        )}
        {sizes.length > 0 && (
          <SizeChoice
            sizes={sizes}
            chosen={choice.size}
            isLeft={(size) => hasSize(variants, size, choice)}
            onChange={(size) => setChoice({ ...choice, size })}
          />
        )}
        {variant && buying?.(product, variant)}
        <Maker product={product} />
      </div>
    </div>
  );
}

/** How many of what is chosen are left. */
function Stock({ quantity }: { quantity: number | null }) {
  if (quantity === 0) {
    return (
      <Badge tone="bad">
        <FormattedMessage id="products.stock.out" />
      </Badge>
    );
  }
  if (quantity !== null && quantity <= LOW_STOCK) {
    return (
      <Badge tone="warn">
        <FormattedMessage id="products.stock.low" values={{ count: quantity }} />
      </Badge>
    );
  }
  return (
    <Badge tone="good">
      <FormattedMessage id={quantity === null ? "shop.available" : "shop.inStock.badge"} />
    </Badge>
  );
}

function Facts({ product, variant }: ViewedProps & { variant: ViewedVariant | undefined }) {
  const { sku, totalSold } = product;
  const number = variant?.sku ?? sku;
  return (
    <>
      {number && <bdi>{number}</bdi>}
      {totalSold > 0 && <FormattedMessage id="shop.sold" values={{ count: totalSold }} />}
    </>
  );
}

/** What of the price is tax. */
function Tax({ product: { price, priceSale, taxRate } }: ViewedProps) {
  const intl = useIntl();
  const { amount, currency } = priceSale ?? price;
  if (taxRate === 0) {
    return (
      <p className="text-sm text-ink-3">
        <FormattedMessage id="shop.tax.none" />
      </p>
    );
  }
  const tax = { amount: includedTax(amount, taxRate), currency };
  return (
    <p className="text-sm text-ink-3">
      <FormattedMessage
        id="shop.tax"
        values={{
          percent: intl.formatNumber(taxRate / 10_000, {
            style: "percent",
            maximumFractionDigits: 2,
          }),
          tax: <bdi key="tax">{priceText(intl, tax, { isExact: true })}</bdi>,
        }}
      />
    </p>
  );
}

/** Who made it, and how it gets to its buyer. */
function Maker({ product: { seller, kind } }: ViewedProps) {
  return (
    <div className="grid gap-1 border-t border-line pt-4 text-sm text-ink-2">
      <p>
        <FormattedMessage id={`shop.delivery.${kind}`} />
      </p>
      {seller && (
        <p>
          <FormattedMessage
            id="shop.maker"
            values={{
              maker: (
                <Link
                  key="maker"
                  to={`/${seller.handle}`}
                  reloadDocument
                  className="font-semibold text-primary-strong hover:underline"
                >
                  <bdi>{seller.displayName}</bdi>
                </Link>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

const bar = "animate-pulse rounded-md bg-raised";

function Loading() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage({ id: "shop.loading.product" })}>
      <div
        aria-hidden="true"
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)]"
      >
        <div className="aspect-4/3 animate-pulse rounded-card bg-raised" />
        <div className="grid gap-4">
          {[24, 32, 70, 90, 80].map((width, place) => (
            <div key={place} className={`h-6 ${bar}`} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
