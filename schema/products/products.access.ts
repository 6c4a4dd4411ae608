import { NOT_DELETED } from "../foundation/entity.ts";
import { ALL, anyOf, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { ProductFile } from "./product-file.ts";
import { ProductStatus } from "./product-parts.ts";
import { ProductVariant } from "./product-variant.ts";
import { Product } from "./product.ts";
import { StockWatch } from "./stock-watch.ts";
import { WishlistItem } from "./wishlist-item.ts";

const writes = (viewer: Viewer): boolean => viewer.may("product:write");

/** Everyone sees what is published, those who write products also drafts. */
const inShop = (viewer: Viewer): Where =>
  anyOf(writes(viewer) && ALL, { status: ProductStatus.PUBLISHED });

export const visibleProducts = rowPolicy(Product, inShop);
rowPolicy(ProductVariant, (viewer) => ({ product: { ...NOT_DELETED, ...inShop(viewer) } }));
rowPolicy(ProductFile, (viewer) => (writes(viewer) ? ALL : NONE));

fieldPolicy(
  Product,
  [
    "name",
    "slug",
    "subtitle",
    "description",
    "pictures",
    "sku",
    "code",
    "category",
    "tags",
    "kind",
    "currency",
    "price",
    "priceSale",
    "currentPrice",
    "isOnSale",
    "taxRate",
    "seller",
    "status",
    "publishedAt",
    "variants",
    "files",
    "quantity",
    "colors",
    "sizes",
    "inventoryType",
    "totalSold",
    "totalRatings",
    "totalReviews",
    "rating",
  ],
  { subtitleByLocale: writes, descriptionByLocale: writes },
);
fieldPolicy(ProductVariant, ["product", "position", "color", "size", "sku", "quantity"]);
fieldPolicy(ProductFile, ["product", "uploader", "name", "size", "type", "path"]);

/** Who waits for what, or wishes for it, is their own business. */
for (const entity of [StockWatch, WishlistItem]) {
  rowPolicy(entity, ({ memberId }) => anyOf(!!memberId && { member: memberId }));
  fieldPolicy(entity, ["product", "member"]);
}
