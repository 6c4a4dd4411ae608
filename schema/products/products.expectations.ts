import {
  EVERYBODY,
  entityOperations,
  type Expectations,
  ID,
  IDS,
  SIGNED_IN,
} from "../testing/expectations.ts";

const BILLING = ["billing", "admin"];

export const expectations: Expectations = {
  operations: {
    ...entityOperations("Product", {
      read: EVERYBODY,
      write: BILLING,
      input: 'name: "A", price: 1',
    }),
    products: ["{ products { nodes { id } } }", EVERYBODY],
    productFacets: ["{ productFacets { total } }", EVERYBODY],
    productCounts: ["{ productCounts { all } }", BILLING],
    productBySlug: [`{ productBySlug(slug: "nothing") { id } }`, EVERYBODY],
    deletedProducts: ["{ deletedProducts { nodes { id } } }", BILLING],
    publishProducts: [`mutation { publishProducts(${IDS}) { count } }`, BILLING],
    unpublishProducts: [`mutation { unpublishProducts(${IDS}) { count } }`, BILLING],
    watchProduct: [`mutation { watchProduct(${ID}) { id } }`, SIGNED_IN],
    unwatchProduct: [`mutation { unwatchProduct(${ID}) { id } }`, SIGNED_IN],
    addToWishlist: [`mutation { addToWishlist(${ID}) { id } }`, SIGNED_IN],
    removeFromWishlist: [`mutation { removeFromWishlist(${ID}) { id } }`, SIGNED_IN],
    deleteProductFile: [`mutation { deleteProductFile(${ID}) }`, BILLING],
  },
  calls: { "GET /api/products": EVERYBODY, "GET /api/products/product": EVERYBODY },
  planExceptions: {
    productFacets: "counted in code over what a filter leaves, at most 10,000, in one statement",
  },
  few: [
    "products",
    "product_variants",
    "product_files",
    "former_product_slugs",
    "stock_watches",
    "wishlist_items",
  ],
};
