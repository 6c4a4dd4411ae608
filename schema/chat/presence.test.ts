import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { somebody } from "./people.builder.ts";

const graph = await testGraph();
const [ada, ben] = await Promise.all([somebody(graph), somebody(graph)]);

const BUSY = "mutation($on: Boolean!) { setBusy(on: $on) { id isBusy } }";
const SEEN = "query($id: ID!) { member(id: $id) { isBusy activeAt } }";
const { id } = ada.member;

test("who is busy is seen to be, until they take it back", async () => {
  expect(await graph.as(ada.viewer)(BUSY, { on: true })).toEqual({ setBusy: { id, isBusy: true } });
  const { member } = await graph.as(ben.viewer)(SEEN, { id });
  expect(member).toEqual({ isBusy: true, activeAt: graph.clock.now().toISOString() });
  expect((await graph.as(visitor())(SEEN, { id })).member).toEqual({
    isBusy: null,
    activeAt: null,
  });
  await graph.as(ada.viewer)(BUSY, { on: false });
  expect((await graph.as(ben.viewer)(SEEN, { id })).member).toMatchObject({ isBusy: false });
});

test("who has no profile has no presence", async () => {
  const refused = await graph.refusal(withRole(Role.MEMBER), BUSY, { on: true });
  expect(refused.extensions).toMatchObject({ code: "INVALID", fields: { profile: "Required" } });
});
