import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { MINUTE } from "../foundation/durations.ts";
import { searched } from "../foundation/search.ts";
import { showsPictures } from "../publication/uploaded-picture.ts";
import { removeProductFiles } from "./add-product-file.ts";
import { REMOVE_PRODUCT_FILES } from "./product-file.ts";
import { ProductMutations, ProductResolver } from "./product.resolver.ts";
import { Product } from "./product.ts";
import "./products.access.ts";
import { StockWatchResolver } from "./stock-watch.resolver.ts";
import { tellWatchers } from "./tell-watchers.ts";
import { WishlistResolver } from "./wishlist.resolver.ts";

showsPictures(Product, "picturePaths");

export const products = domain({
  name: "products",
  resolvers: [ProductResolver, ProductMutations, StockWatchResolver, WishlistResolver],
  permissions: { "product:write": [Role.ADMIN, Role.BILLING] },
  jobs: {
    [REMOVE_PRODUCT_FILES]: ({ ids = "" }, { em, services }) =>
      removeProductFiles(ids.split(" "), em, services.storage),
  },
  timers: { "tell of products that are back": { every: MINUTE, run: tellWatchers } },
  storage: { product_files: { member: "uploader_id", size: "size" } },
  pictures: { products: { path: "/api/products/pictures", operation: "createProduct" } },
  search: {
    products: {
      entity: () => Product,
      where: (text) => searched(text),
      names: ["name", "sku"],
      order: { sortPublishedAt: "desc", id: "desc" },
    },
  },
});
export { addProductFile, findProductFile, productToFill } from "./add-product-file.ts";
export { ProductFile, productFileKey } from "./product-file.ts";
export { ProductColor, ProductKind, ProductStatus } from "./product-parts.ts";
export { ProductVariant } from "./product-variant.ts";
export { Product } from "./product.ts";
export { StockWatch } from "./stock-watch.ts";
export { WishlistItem } from "./wishlist-item.ts";
