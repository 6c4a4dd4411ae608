import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { ListCover } from "../../../admin/document/list-cover.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Price } from "../price.tsx";
import { productEditAddress } from "../product-address.ts";
import type { ListedProductFragment } from "./product-list.generated.ts";

interface ProductProps {
  product: ListedProductFragment;
}

/** Category and number of a product. */
const aboutOf = ({ category, sku }: ListedProductFragment): string =>
  [category && (category.name ?? category.englishName), sku].filter(Boolean).join(" · ");

/** Linked to its editor unless it is deleted. */
function ProductName({ product: { id, name, deletedAt } }: ProductProps) {
  const look =
    "line-clamp-2 text-[0.9375rem] font-semibold wrap-anywhere in-data-compact:line-clamp-1";
  if (deletedAt) return <span className={look}>{name}</span>;
  return (
    <Link to={productEditAddress(id)} className={`${look} hover:underline`}>
      {name}
    </Link>
  );
}

/** Picture, name, category and number of a product in the table. */
export function ProductCell({ product }: ProductProps) {
  return (
    <span className="flex items-center gap-3.5">
      <ListCover
        cover={product.pictures[0]?.path}
        className="h-11 w-16! shrink-0 rounded-md in-data-compact:h-7 in-data-compact:w-10!"
      />
      <span className="min-w-0 leading-snug">
        <ProductName product={product} />
        <span className="mt-0.5 block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden">
          <bdi>{aboutOf(product)}</bdi>
        </span>
      </span>
    </span>
  );
}

/** How many are left, as a badge where few or none are. */
export function StockCell({ product: { quantity, inventoryType, kind } }: ProductProps) {
  if (quantity === null)
    return (
      <span className="text-ink-3">
        <FormattedMessage id={`products.stock.unlimited.${kind}`} />
      </span>
    );
  if (inventoryType === "OUT")
    return (
      <Badge tone="bad">
        <FormattedMessage id="products.stock.out" />
      </Badge>
    );
  if (inventoryType === "LOW")
    return (
      <Badge tone="warn">
        <FormattedMessage id="products.stock.low" values={{ count: quantity }} />
      </Badge>
    );
  return <FormattedMessage id="products.stock.in" values={{ count: quantity }} />;
}

export function StatusBadge({ status }: Pick<ListedProductFragment, "status">) {
  return (
    <Badge tone={status === "PUBLISHED" ? "good" : "off"}>
      <FormattedMessage id={`products.status.${status}`} />
    </Badge>
  );
}

/** A product in the list on a phone. */
export function ProductMobileRow({ product }: ProductProps) {
  return (
    <div className="flex gap-3">
      <ListCover cover={product.pictures[0]?.path} className="h-15 w-20! shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 leading-snug">
        <ProductName product={product} />
        <p className="mt-0.5 truncate text-[0.8125rem] text-ink-3">
          <bdi>{aboutOf(product)}</bdi>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem]">
          <StatusBadge status={product.status} />
          <StockCell product={product} />
          <span className="font-semibold">
            <Price of={product} />
          </span>
        </p>
      </div>
    </div>
  );
}
