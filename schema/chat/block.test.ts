import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { somebody, type Somebody } from "./people.builder.ts";

const graph = await testGraph();
const ada = await somebody(graph);
const ben = await somebody(graph);
const admin = await somebody(graph, Role.ADMIN);

const BLOCK = "mutation($id: ID!) { blockMember(id: $id) }";
const UNBLOCK = "mutation($id: ID!) { unblockMember(id: $id) }";
const blockedBy = async (who: Somebody): Promise<string[]> =>
  (await graph.as(who.viewer)("{ blockedMembers { blocked { id } } }")).blockedMembers.map(
    ({ blocked }: { blocked: { id: string } }) => blocked.id,
  );

test("whom one has blocked is seen, and undone, by oneself alone", async () => {
  const id = ben.member.id;
  await graph.as(ada.viewer)(BLOCK, { id });
  expect(await blockedBy(ada)).toEqual([id]);
  for (const who of [ben, admin]) {
    expect(await blockedBy(who)).toEqual([]);
    const refusal = await graph.refusal(who.viewer, UNBLOCK, { id });
    expect([refusal.extensions.code, refusal.message]).toEqual(["NOT_FOUND", "Not blocked"]);
  }
  expect(await blockedBy(ada)).toEqual([id]);
  await graph.as(ada.viewer)(UNBLOCK, { id });
  expect(await blockedBy(ada)).toEqual([]);
});
