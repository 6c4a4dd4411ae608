import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aCategory } from "../categories/category.builder.ts";
import { CategoryKind } from "../categories/index.ts";
import { DAY } from "../foundation/durations.ts";
import { uuid } from "../foundation/uuid.ts";
import {
  deleteUnusedPictures,
  storePicture,
  UploadedPicture,
} from "../publication/uploaded-picture.ts";
import { ensureSiteSettings } from "../settings/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { addProductFile, productToFill } from "./add-product-file.ts";
import { productChecks } from "./denormalization-check.ts";
import { ProductVariant } from "./product-variant.ts";
import { Product } from "./product.ts";
import { takeStock } from "./take-stock.ts";

const graph = await testGraph();
const seller = await aPerson(graph, Role.BILLING);
const billing = seller.viewer;
const asBilling = graph.as(billing);
const prints = await aCategory(graph.em(), { kind: CategoryKind.PRODUCT, name: { en: "Prints" } });
const fonts = await aCategory(graph.em(), { kind: CategoryKind.PRODUCT, name: { en: "Fonts" } });

const FIELDS = `id version name slug status quantity colors sizes inventoryType isOnSale isNew
  subtitleByLocale { en fr } description pictures { path en fr } sku code tags kind taxRate
  price { amount currency } priceSale { amount } currentPrice { amount currency } rating
  category { id } seller { id } variants { id color size sku quantity } files { id name size }`;
const CREATE = `mutation($input: CreateProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateProductInput!) {
  updateProduct(id: $id, input: $input) { ${FIELDS} }
}`;
const READ = `query($id: ID!) { product(id: $id) { name quantity files { id } } }`;
const BY_SLUG = `query($slug: String!) { productBySlug(slug: $slug) { id } }`;
const LIST = `query($filter: ProductFilter, $order: ProductOrder) {
  products(filter: $filter, order: $order) { totalCount nodes { name } }
}`;

const COVER = { path: "/artwork/waves-235.svg", en: "Waves", fr: "Vagues" };
const SHOWN = { pictures: [COVER], status: "PUBLISHED" };

const create = async (input: object = {}) =>
  (await asBilling(CREATE, { input: { name: "Saltstraumen", price: 115_000, ...input } }))
    .createProduct;
const update = async (id: string, input: object) =>
  (await asBilling(UPDATE, { id, input })).updateProduct;
const refused = async (input: object) =>
  (await graph.refusal(billing, CREATE, { input: { name: "A", price: 100, ...input } })).extensions
    .fields;
const names = async (filter: object, order?: object, viewer = visitor()) => {
  const { products } = await graph.as(viewer)(LIST, { filter, order });
  return products.nodes.map(({ name }: { name: string }) => name);
};

const file = (productId: string, name: string) =>
  addProductFile(
    productId,
    { id: uuid(), name, size: 4, type: "text/plain", sha256: "ab" },
    Readable.from([Buffer.from("Aa")]),
    graph.context(billing),
  );

const picture = () => storePicture("products", Buffer.from("a picture"), graph.context(billing));

test("billing staff write a product with all that it consists of, and change it", async () => {
  const made = await create({
    subtitle: { en: "Art print", fr: "Tirage d’art" },
    description: { en: "The strongest current.\n\n<b>Signed</b>." },
    pictures: [COVER],
    sku: "PR-SAL",
    code: "7090012 344051",
    categoryId: prints.id,
    tags: ["Lofoten", "lofoten"],
    priceSale: 95_000,
    taxRate: 2_500,
    sellerId: seller.member.id,
    status: "PUBLISHED",
    variants: [
      { color: "FJORD", size: "50 × 70 cm", quantity: 3 },
      { color: "RUST", size: "50 × 70 cm", sku: "PR-SAL-R", quantity: 1 },
    ],
  });
  expect(made).toMatchObject({
    version: 1,
    slug: "saltstraumen",
    status: "PUBLISHED",
    isNew: true,
    isOnSale: true,
    price: { amount: 115_000, currency: "EUR" },
    currentPrice: { amount: 95_000, currency: "EUR" },
    quantity: 4,
    inventoryType: "LOW",
    colors: ["FJORD", "RUST"],
    sizes: ["50 × 70 cm"],
    subtitleByLocale: { en: "Art print", fr: "Tirage d’art" },
    description: "The strongest current.\n\n<b>Signed</b>.",
    pictures: [COVER],
    tags: ["lofoten"],
    category: { id: prints.id },
    seller: { id: seller.member.id },
  });
  const [fjord, rust] = made.variants;
  const changed = await update(made.id, {
    version: 1,
    priceSale: null,
    variants: [
      { id: rust.id, color: "FJORD", size: "50 × 70 cm" },
      { color: "MOSS", quantity: 20 },
    ],
  });
  expect(changed).toMatchObject({
    version: 2,
    quantity: 21,
    inventoryType: "IN",
    colors: ["FJORD", "MOSS"],
    isOnSale: false,
    currentPrice: { amount: 115_000 },
    variants: [{ id: rust.id, sku: "PR-SAL-R", quantity: 1 }, { color: "MOSS" }],
  });
  expect(changed.variants.map(({ id }: { id: string }) => id)).not.toContain(fjord.id);
  expect(await wrongRows(productChecks, graph.em())).toEqual([]);
});

describe("a product", () => {
  test("has a variant at least: physical ones without stock, others without a limit", async () => {
    const none = { color: null, size: null };
    const print = await create();
    expect(print.variants).toMatchObject([{ ...none, quantity: 0 }]);
    expect(print).toMatchObject({ quantity: 0, inventoryType: "OUT" });
    const font = await create({ kind: "DIGITAL", variants: [] });
    expect(font.variants).toMatchObject([{ ...none, quantity: null }]);
    expect(font).toMatchObject({ quantity: null, inventoryType: "IN" });
    expect((await update(font.id, { kind: "PHYSICAL" })).quantity).toBe(0);
  });

  test("keeps what was sold while its stock was edited", async () => {
    const { id, variants } = await create({ ...SHOWN, variants: [{ quantity: 14 }] });
    const [{ id: variantId }] = variants;
    await graph.em().transactional((em) => takeStock([{ variantId, quantity: 2 }], em));
    const counted = { id: variantId, quantity: 20, quantityBefore: 14 };
    expect((await update(id, { variants: [counted] })).quantity).toBe(18);
    expect((await update(id, { variants: [{ id: variantId, quantity: 7 }] })).quantity).toBe(7);
    expect((await update(id, { name: "Renamed" })).quantity).toBe(7);
  });

  test("is seen by everyone once it is published; drafts by billing staff alone", async () => {
    const draft = await create({ name: "Draft", slug: "a-draft" });
    const shown = await create({ name: "Shown", ...SHOWN });
    for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.EDITOR)]) {
      expect((await graph.as(viewer)(READ, { id: shown.id })).product.name).toBe("Shown");
      const refusal = await graph.refusal(viewer, READ, { id: draft.id });
      expect(refusal.message).toBe("Product not found");
      for (const slug of ["a-draft", "Draft"]) {
        const found = await graph.refusal(viewer, BY_SLUG, { slug });
        expect(found.extensions).toEqual({ code: "NOT_FOUND" });
      }
      expect(await names({ search: "draft" }, undefined, viewer)).toEqual([]);
    }
    expect(await names({ search: "draft" }, undefined, billing)).toEqual(["Draft"]);
  });

  test("is found by slug, then by name; a former slug says where it moved", async () => {
    const first = await create({ name: "Rings", slug: "rings-one", ...SHOWN });
    const second = await create({ name: "rings-one", ...SHOWN });
    expect(second.slug).toBe("rings-one-2");
    const idOf = async (slug: string) => (await graph.as()(BY_SLUG, { slug })).productBySlug.id;
    expect(await idOf("rings-one")).toBe(first.id);
    expect(await idOf("Rings")).toBe(first.id);
    await update(first.id, { slug: "rings-new" });
    expect(await idOf("rings-one")).toBe(second.id); // by its name
    await update(second.id, { name: "Other" });
    const refusal = await graph.refusal(visitor(), BY_SLUG, { slug: "rings-one" });
    expect(refusal.extensions).toEqual({ code: "NOT_FOUND", movedTo: "rings-new" });
  });

  test("in the trash is nowhere else, and releases its slug", async () => {
    const { id } = await create({ name: "Gone", ...SHOWN });
    const ids = [id];
    await asBilling(`mutation($ids: [ID!]!) { deleteProducts(ids: $ids) { ids } }`, { ids });
    expect(await names({ search: "gone" })).toEqual([]);
    expect((await create({ name: "Gone" })).slug).toBe("gone");
    const RESTORE = `mutation($ids: [ID!]!) { restoreProducts(ids: $ids) { failed { message } } }`;
    const { restoreProducts } = await asBilling(RESTORE, { ids });
    expect(restoreProducts.failed).toEqual([{ message: "This slug or SKU is taken" }]);
  });

  test("keeps its uploaded pictures", async () => {
    const [shown, unused] = [await picture(), await picture()];
    await create({ pictures: [{ path: shown }] });
    for (const days of [8, 8]) {
      graph.clock.advance(days * DAY);
      await deleteUnusedPictures(graph.context());
    }
    expect(await graph.em().count(UploadedPicture, { path: [shown, unused] })).toBe(1);
    expect(await graph.em().count(UploadedPicture, { path: shown })).toBe(1);
  });

  test("is new for 30 days", async () => {
    const { id } = await create({ name: "Fresh", ...SHOWN });
    const isNew = async () =>
      (await graph.as()(`query($id: ID!) { product(id: $id) { isNew } }`, { id })).product.isNew;
    expect(await isNew()).toBe(true);
    graph.clock.advance(31 * DAY);
    expect(await isNew()).toBe(false);
  });
});

describe("what is sent is refused", () => {
  const times = (count: number, of: (n: number) => unknown) =>
    Array.from({ length: count }, (_, n) => of(n));

  test.each([
    [{ name: "x".repeat(161) }, { name: "At most 160 characters" }],
    [{ name: " " }, { name: "Required" }],
    [{ slug: "Not a slug" }, { slug: "Only a-z, 0-9 and single hyphens" }],
    [{ slug: "new" }, { slug: "Reserved" }],
    [{ subtitle: { en: "x".repeat(121) } }, { "subtitle.en": "At most 120 characters" }],
    [{ description: { fr: "x".repeat(5_001) } }, { "description.fr": "At most 5000 characters" }],
    [{ sku: "x".repeat(61) }, { sku: "At most 60 characters" }],
    [{ code: "x".repeat(61) }, { code: "At most 60 characters" }],
    [{ tags: times(21, String) }, { tags: "At most 20" }],
    [{ price: -1 }, { price: "At least 0" }],
    [{ price: 1_000_000_001 }, { price: "Not valid" }],
    [{ priceSale: 100 }, { priceSale: "Not below the price" }],
    [{ priceSale: -1 }, { priceSale: "At least 0" }],
    [{ taxRate: 10_001 }, { taxRate: "Not valid" }],
    [{ pictures: times(13, () => COVER) }, { pictures: "At most 12" }],
    [
      { pictures: [{ path: "https://elsewhere.example/a.png" }] },
      { "pictures.0.path": "Not valid" },
    ],
    [
      { pictures: [{ ...COVER, no: "x".repeat(301) }] },
      { "pictures.0.no": "At most 300 characters" },
    ],
    [{ variants: times(101, (n) => ({ size: `${n}` })) }, { variants: "At most 100" }],
    [{ variants: [{ quantity: -1 }] }, { "variants.0.quantity": "At least 0" }],
    [{ variants: [{ quantity: 1_000_001 }] }, { "variants.0.quantity": "Not valid" }],
    [{ variants: [{ quantity: null }] }, { "variants.0.quantity": "Required" }],
    [{ variants: [{ size: "x".repeat(41) }] }, { "variants.0.size": "At most 40 characters" }],
    [
      {
        variants: [
          { color: "INK", size: "M" },
          { size: " M ", color: "INK" },
        ],
      },
      { "variants.1": "Not valid" },
    ],
    [{ variants: [{ id: uuid() }] }, { "variants.0.id": "Not valid" }],
    [{ status: "PUBLISHED" }, { pictures: "Required" }],
    [{ ...SHOWN, kind: "DIGITAL" }, { files: "Required" }],
  ])("%j with %j", async (input, fields) => {
    expect(await refused(input)).toEqual(fields);
  });

  test("for a category of posts, and for a SKU that is taken", async () => {
    const topic = await aCategory(graph.em(), { kind: CategoryKind.BLOG });
    expect(await refused({ categoryId: topic.id })).toEqual({ categoryId: "Not valid" });
    await create({ sku: "ONCE" });
    const refusal = await graph.refusal(billing, CREATE, {
      input: { name: "Twice", price: 1, sku: "ONCE" },
    });
    expect(refusal.message).toBe("This slug or SKU is taken");
  });

  test("but not at the limits", async () => {
    const made = await create({
      name: "x".repeat(160),
      subtitle: { en: "x".repeat(120) },
      description: { en: "x".repeat(5_000) },
      sku: "x".repeat(60),
      code: "x".repeat(60),
      tags: times(20, String),
      price: 1_000_000_000,
      priceSale: 999_999_999,
      taxRate: 10_000,
      pictures: times(12, () => COVER),
      variants: times(100, (n) => ({ size: `${n}`.padEnd(40, "x"), quantity: 1_000_000 })),
    });
    expect(made).toMatchObject({ quantity: 100_000_000, price: { amount: 1_000_000_000 } });
    expect((await update(made.id, { price: 0, priceSale: null })).price.amount).toBe(0);
  });

  test("what would leave a product unfit for the shop that it is in", async () => {
    const { id } = await create({ name: "Fit", priceSale: 900, ...SHOWN });
    const refusal = (input: object) => graph.refusal(billing, UPDATE, { id, input });
    expect((await refusal({ pictures: [] })).extensions.fields).toEqual({ pictures: "Required" });
    expect((await refusal({ kind: "DIGITAL" })).extensions.fields).toEqual({ files: "Required" });
    const fields = { priceSale: "Not below the price" };
    expect((await refusal({ price: 900 })).extensions.fields).toEqual(fields);
    expect((await refusal({ version: 9 })).extensions.code).toBe("CONFLICT");
  });
});

test("several products are published at once; those that are unfit fail by themselves", async () => {
  const fit = await create({ name: "Fit one", pictures: [COVER] });
  const unfit = await create({ name: "Unfit" });
  const verb = (name: string) => `mutation($ids: [ID!]!) {
    result: ${name}(ids: $ids) { ids failed { id } }
  }`;
  const ids = [fit.id, unfit.id];
  const { result } = await asBilling(verb("publishProducts"), { ids });
  expect(result).toEqual({ ids: [fit.id], failed: [{ id: unfit.id }] });
  expect(await names({ search: "fit one" })).toEqual(["Fit one"]);
  await asBilling(verb("unpublishProducts"), { ids });
  expect(await names({ search: "fit one" })).toEqual([]);
});

describe("files of digital products", () => {
  test("are for those who write products alone; the last one of what is sold stays", async () => {
    const { id } = await create({ name: "Font", kind: "DIGITAL", pictures: [COVER] });
    const { id: fileId } = await file(id, "font.zip");
    await update(id, { status: "PUBLISHED" });
    expect((await graph.as()(READ, { id })).product.files).toEqual([]);
    expect((await asBilling(READ, { id })).product.files).toEqual([{ id: fileId }]);
    const DELETE = `mutation($id: ID!) { deleteProductFile(id: $id) }`;
    const last = await graph.refusal(billing, DELETE, { id: fileId });
    expect(last.extensions.fields).toEqual({ files: "Required" });
    const second = await file(id, "more.zip");
    expect(await asBilling(DELETE, { id: fileId })).toEqual({ deleteProductFile: fileId });
    expect((await asBilling(READ, { id })).product.files).toEqual([{ id: second.id }]);
  });

  test("are at most 20, of digital products, and uploaded by those who write them", async () => {
    const { id } = await create({ name: "Many", kind: "DIGITAL" });
    for (let n = 0; n < 20; n += 1) await file(id, `${n}.txt`);
    await expect(file(id, "one-more.txt")).rejects.toMatchObject({
      extensions: { fields: { files: "At most 20" } },
    });
    const print = await create();
    await expect(productToFill(print.id, graph.context(billing))).rejects.toMatchObject({
      extensions: { fields: { kind: "Not valid" } },
    });
    const member = graph.context(withRole(Role.MEMBER));
    await expect(productToFill(id, member)).rejects.toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
  });
});

describe("lists", () => {
  const tag = "listed";
  const listed = (name: string, values: object) =>
    create({ name, ...SHOWN, tags: [tag], ...values });

  test("are filtered and ordered, and facets count what they can be filtered by", async () => {
    await listed("Cheap", {
      price: 10_00,
      categoryId: prints.id,
      variants: [{ color: "INK", quantity: 2 }],
    });
    const sale = await listed("Sale", {
      price: 90_00,
      priceSale: 40_00,
      categoryId: prints.id,
      sellerId: seller.member.id,
      variants: [{ color: "INK" }, { color: "SAND" }],
    });
    await listed("Work", {
      price: 170_00,
      categoryId: fonts.id,
      kind: "SERVICE",
      variants: [{ color: "SAND" }],
    });
    await create({ name: "Hidden", tags: [tag], price: 1 });
    const rated = graph.em();
    const product = await rated.findOneOrFail(Product, sale.id);
    Object.assign(product, { totalRatings: 3, totalStars: 14, totalSold: 9 });
    await rated.flush();

    expect(await names({ tag }, { field: "PRICE" })).toEqual(["Cheap", "Sale", "Work"]);
    const down = { field: "PRICE", direction: "DESC" };
    expect(await names({ tag: "LISTED" }, down)).toEqual(["Work", "Sale", "Cheap"]);
    expect(await names({ tag }, { field: "SOLD", direction: "DESC" })).toContain("Sale");
    for (const [filter, expected] of [
      [{ categoryIds: [prints.id] }, ["Cheap", "Sale"]],
      [{ colors: ["SAND", "MOSS"] }, ["Sale", "Work"]],
      [{ kind: "SERVICE" }, ["Work"]],
      [{ priceFrom: 40_00, priceTo: 100_00 }, ["Sale"]],
      [{ stars: 4 }, ["Sale"]],
      [{ stars: 5 }, []],
      [{ inStock: true }, ["Cheap", "Work"]],
      [{ inventoryTypes: ["LOW"] }, ["Cheap"]],
      [{ isOnSale: true }, ["Sale"]],
      [{ sellerId: seller.member.id }, ["Sale"]],
      [{ ids: [sale.id] }, ["Sale"]],
      [{ status: "DRAFT" }, []],
    ] as const)
      expect(await names({ tag, ...filter }, { field: "PRICE" }), JSON.stringify(filter)).toEqual(
        expected,
      );

    const FACETS = `query($filter: ProductFilter) { productFacets(filter: $filter) {
      total inAnyCategory inStock categories { categoryId count } colors { color count }
      kinds { kind count } stars { stars count }
      prices { currency lowest highest bars { from to count } } } }`;
    const { productFacets } = await graph.as()(FACETS, {
      filter: { tag, categoryIds: [prints.id], priceTo: 50_00 },
    });
    expect(productFacets).toMatchObject({
      total: 2,
      inAnyCategory: 2,
      inStock: 1,
      categories: [{ categoryId: prints.id, count: 2 }],
      colors: [
        { color: "INK", count: 2 },
        { color: "SAND", count: 1 },
      ],
      kinds: [{ kind: "PHYSICAL", count: 2 }],
      prices: { currency: "EUR", lowest: 10_00, highest: 40_00 },
    });
    expect(productFacets.stars).toContainEqual({ stars: 4, count: 1 });
    const { bars } = productFacets.prices;
    expect(bars[0].from).toBe(10_00);
    expect(bars.at(-1).to).toBe(40_00);
    const counts = bars.map(({ count }: { count: number }) => count);
    expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(2);
    const nothing = await graph.as()(FACETS, { filter: { tag: "none" } });
    expect(nothing.productFacets).toMatchObject({ total: 0, prices: null, categories: [] });
  });

  test("are counted by tab for billing staff", async () => {
    const COUNTS = `query($filter: ProductFilter) {
      productCounts(filter: $filter) { all published draft low out }
    }`;
    const { productCounts } = await asBilling(COUNTS, { filter: { tag, status: "DRAFT" } });
    expect(productCounts).toEqual({ all: 4, published: 3, draft: 1, low: 1, out: 2 });
  });

  test.each([
    [{ stars: 2_000_000_000 }, { "filter.stars": "Between 0 and 5" }],
    [{ ids: Array.from({ length: 101 }, () => uuid()) }, { "filter.ids": "At most 100" }],
  ])("refuse %j", async (filter, fields) => {
    const refusal = await graph.refusal(visitor(), LIST, { filter });
    expect(refusal.extensions.fields).toEqual(fields);
  });
});

describe("stock", () => {
  const take = (lines: { variantId: string; quantity: number }[]) =>
    graph
      .em()
      .transactional(async (em) => {
        const short = await takeStock(lines, em);
        if (short.length) throw new Error(short.join());
        return short;
      })
      .then(
        () => "taken",
        () => "sold out",
      );

  test("of one unit is sold once, whoever asks at the same time", async () => {
    const { id, variants } = await create({ ...SHOWN, variants: [{ quantity: 1 }] });
    const [{ id: variantId }] = variants;
    const all = Array.from({ length: 20 }, () => take([{ variantId, quantity: 1 }]));
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(1);
    expect((await asBilling(READ, { id })).product.quantity).toBe(0);
    expect(await wrongRows(productChecks, graph.em())).toEqual([]);
  });

  test("of several variants is taken together or not at all, in whatever order", async () => {
    const one = await create({ ...SHOWN, variants: [{ quantity: 5 }] });
    const other = await create({ ...SHOWN, variants: [{ quantity: 9 }] });
    const lines = [one, other].map(({ variants }) => ({ variantId: variants[0].id, quantity: 1 }));
    const orders = Array.from({ length: 20 }, (_, n) => take(n % 2 ? lines : lines.toReversed()));
    const taken = (await Promise.all(orders)).filter((outcome) => outcome === "taken");
    expect(taken).toHaveLength(5);
    expect((await asBilling(READ, { id: other.id })).product.quantity).toBe(4);
  });

  test("of a product stays right when its variants change at the same time", async () => {
    const colors = ["INK", "RUST", "FJORD", "MOSS", "SAND", "HEATHER"];
    const made = await create({ variants: colors.map((color) => ({ color, quantity: 10 })) });
    const sell = ({ id }: { id: string }) =>
      graph.em().nativeUpdate(ProductVariant, { id }, { quantity: 3 });
    await Promise.all(made.variants.map(sell));
    expect((await asBilling(READ, { id: made.id })).product.quantity).toBe(18);
    const [{ id }] = made.variants;
    await expect(graph.em().nativeUpdate(ProductVariant, { id }, { quantity: -1 })).rejects.toThrow(
      "product_variants_quantity_check",
    );
  });

  test("cannot be taken twice in an order, below nothing, or of what is not in the shop", async () => {
    const shown = await create({ ...SHOWN, variants: [{ quantity: 3 }] });
    const draft = await create({ variants: [{ quantity: 3 }] });
    const variantId = shown.variants[0].id;
    const twice = [2, 2].map((quantity) => ({ variantId, quantity }));
    expect(await take(twice)).toBe("sold out");
    expect(await take([{ variantId, quantity: -1 }])).toBe("sold out");
    expect(await take([{ variantId: draft.variants[0].id, quantity: 1 }])).toBe("sold out");
    expect(await take([{ variantId: uuid(), quantity: 1 }])).toBe("sold out");
    expect(await take([{ variantId, quantity: 3 }])).toBe("taken");
    const service = await create({ ...SHOWN, kind: "SERVICE" });
    expect(await take([{ variantId: service.variants[0].id, quantity: 900 }])).toBe("taken");
    expect((await asBilling(READ, { id: service.id })).product.quantity).toBeNull();
  });
});

test("a price is in the currency that the site has when it is set", async () => {
  const { id } = await create({ priceSale: 90_000 });
  await ensureSiteSettings(graph.em(), { membersNeedApproval: false });
  const SET = `mutation { updateSiteSettings(input: { currency: "NOK" }) { currency } }`;
  await graph.as(withRole(Role.ADMIN))(SET);
  expect((await update(id, { name: "Renamed" })).price.currency).toBe("EUR");
  const priced = await update(id, { price: 120_000 });
  expect(priced).toMatchObject({
    price: { amount: 120_000, currency: "NOK" },
    priceSale: null,
    currentPrice: { amount: 120_000, currency: "NOK" },
  });
});
