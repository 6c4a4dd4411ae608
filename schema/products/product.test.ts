import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { CategoryKind } from "../categories/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const billing = withRole(Role.BILLING);
const asBilling = graph.as(billing);
const prints = await aCategory(graph.em(), { kind: CategoryKind.PRODUCT, name: { en: "Prints" } });

const FIELDS = `id version name slug status quantity colors sizes inventoryType isOnSale isNew
  subtitleByLocale { en fr } description pictures { path en fr } sku code tags kind taxRate publishedAt
  price { amount currency } priceSale { amount } currentPrice { amount } rating
  category { id } seller { id } variants { id color size sku quantity }`;
const CREATE = `mutation($input: CreateProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateProductInput!) {
  updateProduct(id: $id, input: $input) { ${FIELDS} }
}`;
const create = async (input: object) =>
  (await asBilling(CREATE, { input: { name: "Saltstraumen", price: 115_000, ...input } }))
    .createProduct;
const update = async (id: string, input: object) =>
  (await asBilling(UPDATE, { id, input })).updateProduct;

const COVER = { path: "/artwork/waves-235.svg", en: "Waves", fr: "Vagues" };

test("billing staff write a product with all that it consists of, and change it", async () => {
  const maker = await aMember(graph.em());
  const made = await create({
    subtitle: { en: "Art print", fr: "Tirage d’art" },
    description: { en: "The strongest current.\n\nSigned." },
    pictures: [COVER],
    sku: "PR-SAL",
    code: "7090012 344051",
    categoryId: prints.id,
    tags: ["Lofoten", "lofoten"],
    priceSale: 95_000,
    taxRate: 2_500,
    sellerId: maker.id,
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
    currentPrice: { amount: 95_000 },
    quantity: 4,
    inventoryType: "LOW",
    colors: ["FJORD", "RUST"],
    sizes: ["50 × 70 cm"],
    subtitleByLocale: { en: "Art print", fr: "Tirage d’art" },
    pictures: [COVER],
    tags: ["lofoten"],
    category: { id: prints.id },
    seller: { id: maker.id },
  });
  const [fjord, rust] = made.variants;
  const changed = await update(made.id, {
    version: 1,
    priceSale: null,
    variants: [
      { id: rust.id, color: "RUST", size: "50 × 70 cm" },
      { color: "MOSS", quantity: 20 },
    ],
  });
  expect(changed).toMatchObject({
    version: 2,
    quantity: 21,
    inventoryType: "IN",
    colors: ["RUST", "MOSS"],
    isOnSale: false,
    variants: [{ id: rust.id, sku: "PR-SAL-R", quantity: 1 }, { color: "MOSS" }],
  });
  expect(changed.variants.map(({ id }: { id: string }) => id)).not.toContain(fjord.id);
});

describe("what is published", () => {
  test("is read by visitors; drafts only by billing staff", async () => {
    const draft = await create({ name: "Draft" });
    const shown = await create({ name: "Shown", pictures: [COVER], status: "PUBLISHED" });
    const READ = `query($id: ID!) { product(id: $id) { name } }`;
    for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.EDITOR)]) {
      const found = await graph.as(viewer)(READ, { id: shown.id });
      expect(found.product).toEqual({ name: "Shown" });
      const refusal = await graph.refusal(viewer, READ, { id: draft.id });
      expect(refusal.message).toBe("Product not found");
    }
  });
});
