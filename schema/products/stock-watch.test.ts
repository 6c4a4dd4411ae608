import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { StockWatch } from "./stock-watch.ts";
import { tellWatchers } from "./tell-watchers.ts";

const graph = await testGraph();
const shop = graph.as(withRole(Role.BILLING));
const ada = await aPerson(graph);
const ben = await aPerson(graph);

const CREATE = `mutation($input: CreateProductInput!) {
  createProduct(input: $input) { id version variants { id } }
}`;
const WATCH = "mutation($id: ID!) { watchProduct(id: $id) { isWatched } }";
const UNWATCH = "mutation($id: ID!) { unwatchProduct(id: $id) { isWatched } }";
const WATCHED = "query($id: ID!) { product(id: $id) { isWatched } }";

/** A published product of the shop with so many pieces. */
async function aProduct(quantity: number) {
  const input = {
    name: `Print ${crypto.randomUUID()}`,
    price: 1_000,
    pictures: [{ path: "/artwork/waves-235.svg" }],
    status: "PUBLISHED",
    variants: [{ quantity }],
  };
  return (await shop(CREATE, { input })).createProduct as { id: string };
}
const restock = (id: string, quantity: number) =>
  shop(
    "mutation($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }",
    { id, input: { variants: [{ quantity }] } },
  );
const notified = async ({ viewer }: typeof ada) => {
  const { notifications } = await graph.as(viewer)(
    "{ notifications { nodes { kind product { id } } } }",
  );
  return notifications.nodes;
};

test("a member who watches is notified once when a product is in stock again", async () => {
  const { id } = await aProduct(0);
  const asAda = graph.as(ada.viewer);
  expect((await asAda(WATCH, { id })).watchProduct).toEqual({ isWatched: true });
  await asAda(WATCH, { id });
  expect((await graph.as(ben.viewer)(WATCHED, { id })).product.isWatched).toBe(false);
  await tellWatchers(graph.context());
  expect(await notified(ada)).toEqual([]);
  await restock(id, 2);
  await tellWatchers(graph.context());
  await tellWatchers(graph.context());
  expect(await notified(ada)).toEqual([{ kind: "PRODUCT_BACK", product: { id } }]);
  expect(await notified(ben)).toEqual([]);
  expect((await asAda(WATCHED, { id })).product.isWatched).toBe(false);
});

test("who no longer wants to know is not notified", async () => {
  const { id } = await aProduct(0);
  const asBen = graph.as(ben.viewer);
  await asBen(WATCH, { id });
  expect((await asBen(UNWATCH, { id })).unwatchProduct).toEqual({ isWatched: false });
  await restock(id, 1);
  await tellWatchers(graph.context());
  expect(await notified(ben)).toEqual([]);
});

test("what is in stock, a draft or unknown is not watched, nor by visitors", async () => {
  const { id } = await aProduct(3);
  expect((await graph.refusal(ada.viewer, WATCH, { id })).extensions.code).toBe("CONFLICT");
  expect((await graph.refusal(visitor(), WATCH, { id })).extensions.code).toBe("UNAUTHENTICATED");
  const { id: draft } = await aProduct(0);
  await shop("mutation($ids: [ID!]!) { unpublishProducts(ids: $ids) { count } }", { ids: [draft] });
  expect((await graph.refusal(ada.viewer, WATCH, { id: draft })).message).toBe("Product not found");
  expect(await graph.em().count(StockWatch, { product: [id, draft] })).toBe(0);
});
