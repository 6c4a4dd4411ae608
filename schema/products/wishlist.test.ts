import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { WishlistItem } from "./wishlist-item.ts";

const graph = await testGraph();
const shop = graph.as(withRole(Role.BILLING));
const ada = await aPerson(graph);
const ben = await aPerson(graph);

const ADD = "mutation($id: ID!) { addToWishlist(id: $id) { isOnWishlist isWatched } }";
const REMOVE = "mutation($id: ID!) { removeFromWishlist(id: $id) { isOnWishlist } }";
const LISTED = `{ products(filter: { isOnWishlist: true }) { totalCount nodes { id isOnWishlist } }
  productFacets(filter: { isOnWishlist: true }) { total } }`;

async function aProduct(): Promise<string> {
  const input = {
    name: `Print ${crypto.randomUUID()}`,
    price: 1_000,
    pictures: [{ path: "/artwork/waves-235.svg" }],
    status: "PUBLISHED",
    variants: [{ quantity: 3 }],
  };
  const create = "mutation($input: CreateProductInput!) { createProduct(input: $input) { id } }";
  return (await shop(create, { input })).createProduct.id;
}

test("a member's wishlist lists what they put on it, and nobody else sees it", async () => {
  const [id, other] = [await aProduct(), await aProduct()];
  const [asAda, asBen] = [graph.as(ada.viewer), graph.as(ben.viewer)];
  expect((await asAda(ADD, { id })).addToWishlist).toEqual({
    isOnWishlist: true,
    isWatched: false,
  });
  await asAda(ADD, { id });
  expect(await asAda(LISTED)).toEqual({
    products: { totalCount: 1, nodes: [{ id, isOnWishlist: true }] },
    productFacets: { total: 1 },
  });
  await asBen(ADD, { id: other });
  expect((await asBen(LISTED)).products.nodes).toEqual([{ id: other, isOnWishlist: true }]);
  for (const viewer of [visitor(), withRole(Role.ADMIN)])
    expect(await graph.as(viewer)(LISTED)).toMatchObject({
      products: { totalCount: 0 },
      productFacets: { total: 0 },
    });
  expect((await asAda(REMOVE, { id })).removeFromWishlist).toEqual({ isOnWishlist: false });
  await asAda(REMOVE, { id: other });
  expect((await asAda(LISTED)).products.totalCount).toBe(0);
  expect((await asBen(LISTED)).products.totalCount).toBe(1);
});

test("visitors have none, and what is not in the shop is not put on it", async () => {
  const id = await aProduct();
  await graph.as(ada.viewer)(ADD, { id });
  await shop("mutation($ids: [ID!]!) { unpublishProducts(ids: $ids) { count } }", { ids: [id] });
  expect((await graph.as(ada.viewer)(LISTED)).products.totalCount).toBe(0);
  for (const document of [ADD, REMOVE]) {
    expect((await graph.refusal(visitor(), document, { id })).extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await graph.refusal(ben.viewer, document, { id })).message).toBe("Product not found");
  }
  expect(await graph.em().count(WishlistItem, { product: id })).toBe(1);
});
