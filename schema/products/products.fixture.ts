import { Category, CategoryKind } from "../categories/category.ts";
import { Member } from "../members/member.ts";
import { cursors, type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, TEXTS, texts, times } from "../oracle/series.ts";
import { ProductFile } from "./product-file.ts";
import { ProductColor, ProductKind, ProductStatus } from "./product-parts.ts";
import { ProductVariant } from "./product-variant.ts";
import { Product } from "./product.ts";
import { StockWatch } from "./stock-watch.ts";
import { WishlistItem } from "./wishlist-item.ts";

const dated = (kind: string, n: number) => ({
  id: idOf(kind, n),
  createdAt: at(n),
  updatedAt: at(n),
});

const picture = (n: number) => ({
  path: `/artwork/rings-${n}.svg`,
  en: nth([null, "Rings"], n),
  fr: null,
  no: nth(TEXTS, n) || null,
});

function product(n: number, categories: readonly Category[], members: readonly Member[]): Product {
  const made = Object.assign(new Product(), {
    ...dated("c0", n),
    name: nth([...NAMES, `Product ${n}`], n),
    slug: `product-${n}`,
    subtitle: texts(n),
    description: texts(n + 1),
    sku: nth([null, `SKU-${n}`], n),
    code: nth([null, null, `${n}`], n),
    category: nth([...categories, null], n),
    tags: ["craft", `"q"`, "a,b"].filter((_, i) => (n + i) % 3 === 0),
    kind: nth(Object.values(ProductKind), n),
    currency: nth(["EUR", "EUR", "NOK", "JPY"], n),
    price: 1_000 + (n % 7) * 10_000,
    priceSale: n % 4 === 1 ? 900 : null,
    taxRate: nth([2_500, 0, 1_200], n),
    seller: nth([null, ...members], n),
    status: nth([ProductStatus.PUBLISHED, ProductStatus.PUBLISHED, ProductStatus.DRAFT], n),
    publishedAt: nth([at(n + 4), null, null, at(n - 4)], n),
    totalSold: n % 5,
    totalRatings: n % 3,
    totalStars: (n % 3) * 4 + (n % 3 ? 1 : 0),
    deletedAt: n % 7 === 5 ? at(n) : null,
  });
  made.show(times(n % 3, (i) => picture(n + i)));
  return made;
}

const variant = (n: number, of: Product, position: number): ProductVariant =>
  Object.assign(
    new ProductVariant({
      product: of,
      position,
      color: nth([null, ...Object.values(ProductColor)], n),
      size: nth([null, "50 × 70 cm", `"L"`, "a,b"], n),
      sku: nth([null, `V-${n}`], n),
      quantity: nth([0, 3, 40, null, 0, 1], n),
    }),
    dated("c1", n),
  );

const file = (n: number, of: Product, uploader: Member | null): ProductFile => {
  const values = {
    ...dated("c2", n),
    product: of,
    uploader,
    name: `${n}.zip`,
    size: n * 1_000,
    type: "application/zip",
    sha256: "ab",
  };
  return Object.assign(new ProductFile(values), values);
};

export const fixture: Fixture = {
  after: ["categories", "members"],
  async fill(world) {
    const categories = world.of(Category).filter(({ kind }) => kind === CategoryKind.PRODUCT);
    const members = world.of(Member).slice(0, 12);
    const products = times(40, (n) => product(n, categories, members));
    world.add(products);
    await world.em.flush();
    const variants = products.flatMap((one, n) => times((n % 3) + 1, (i) => [one, i] as const));
    world.add(variants.map(([of, position], n) => variant(n, of, position)));
    world.add(
      times(40, (n) =>
        Object.assign(
          new StockWatch({ product: nth(products, n), member: nth(members, n >> 2) }),
          dated("c3", n),
        ),
      ),
    );
    world.add(
      times(40, (n) =>
        Object.assign(
          new WishlistItem({ product: nth(products, n * 3), member: nth(members, n >> 2) }),
          dated("c4", n),
        ),
      ),
    );
    world.add(times(30, (n) => file(n, nth(products, n * 3), nth([null, ...members], n))));
  },
  values(world) {
    const products = world.of(Product);
    const changed = products.map((one) => ({
      id: one.id,
      sortPublishedAt: one.publishedAt ?? one.createdAt,
    }));
    return {
      "Query.product.id": [...products.slice(0, 12).map(({ id }) => id), UNKNOWN, NO_ID],
      "Query.productBySlug.slug": ["product-2", "product-0", "product-3", "Ada", "nothing\u0000"],
      "Query.products.categoryIds": [some(world.of(Category)), [UNKNOWN], []],
      colors: [["FJORD", "INK"], []],
      inventoryTypes: [["LOW", "OUT"], []],
      "Query.products.tag": ["craft", "A,B"],
      priceFrom: [10_000, -1],
      priceTo: [10_000],
      stars: [4, 0],
      sellerId: [...some(world.of(Member)), NO_ID],
      "Query.products.ids": [some(products), [NO_ID]],
      "Query.products.after": cursors(changed, { sortPublishedAt: "desc", id: "desc" }),
      "Query.deletedProducts.after": cursors(products, { deletedAt: "desc", id: "desc" }),
    };
  },
  unseen: {
    "StockWatch without id": "the viewer's own are read",
    "StockWatch without member": "the viewer's own are read",
    "WishlistItem without id": "the viewer's own are read",
    "WishlistItem without member": "the viewer's own are read",
  },
  open: {
    "Product.category": "everyone sees the categories of products",
    "ProductVariant.product": "its product is visible",
  },
};
