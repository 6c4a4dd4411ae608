import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { CategoryKind } from "../../schema/categories/index.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const as = withRole(Role.BILLING);
const prints = await aCategory(server.database.em.fork(), {
  kind: CategoryKind.PRODUCT,
  name: { en: "Prints" },
});

const CREATE = `mutation($input: CreateProductInput!) { createProduct(input: $input) { id } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateProductInput!) {
  updateProduct(id: $id, input: $input) { id }
}`;
const graph = async (query: string, variables: object) => {
  const { body } = await server.ask("POST", "/graphql", { as, body: { query, variables } });
  expect(body.errors).toBeUndefined();
  return body.data;
};
const create = async (input: object): Promise<string> =>
  (await graph(CREATE, { input: { price: 98_50, ...input } })).createProduct.id;
const read = (query: string, viewer?: typeof as) =>
  server.ask("GET", `/api/products${query}`, { ...(viewer && { as: viewer }) });

const picture = { path: "/artwork/waves-235.svg", en: "Waves", fr: "Vagues" };
const id = await create({
  name: "Salt & Straumen",
  slug: "salt",
  subtitle: { en: "Art print" },
  description: { en: "The current", fr: "Le courant" },
  pictures: [picture],
  categoryId: prints.id,
  priceSale: 90_00,
  taxRate: 2_500,
  variants: [{ color: "FJORD", quantity: 3 }],
  status: "PUBLISHED",
});
await create({ name: "Draft" });

test("everyone reads what is published, in a language; billing staff also drafts", async () => {
  const { status, body } = await read("?locale=fr");
  expect(status).toBe(200);
  expect(body.pagination.totalCount).toBe(1);
  expect(body.products).toMatchObject([
    {
      id,
      name: "Salt & Straumen",
      slug: "salt",
      subtitle: "Art print",
      description: "Le courant",
      pictures: [{ url: picture.path, alt: "Vagues" }],
      category: { id: prints.id, name: "Prints" },
      price: 98.5,
      priceSale: 90,
      currency: "EUR",
      taxRate: 2_500,
      quantity: 3,
      inventoryType: "low",
      colors: ["fjord"],
      kind: "physical",
      status: "published",
    },
  ]);
  const { products } = (await read("", as)).body;
  expect(products.map(({ name }: { name: string }) => name)).toContain("Draft");
});

test("a product is found by its slug, by its exact name, and moves with its slug", async () => {
  const found = async (name: string) =>
    read(`/product?${new URLSearchParams({ name, locale: "no" })}`);
  for (const name of ["salt", "Salt & Straumen"]) {
    const { body } = await found(name);
    expect(body.product).toMatchObject({ id, description: "The current" });
    expect(body.product.pictures).toEqual([{ url: picture.path, alt: "Waves" }]);
  }
  for (const name of ["Draft", "salt & straumen", "nothing", ""])
    expect(await found(name)).toMatchObject({
      status: 404,
      body: { message: "Product not found" },
    });
  await graph(UPDATE, { id, input: { slug: "strait" } });
  const moved = await found("salt");
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toBe("/api/products/product?name=strait&locale=no");
});
