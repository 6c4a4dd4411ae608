import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { Presence } from "./presence.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { MINUTE } from "../foundation/durations.ts";

const graph = await testGraph();
const [ada, ben] = await Promise.all([aPerson(graph), aPerson(graph)]);

const BUSY = "mutation($on: Boolean!) { setDoNotDisturb(enabled: $on) { id isBusy } }";
const SEEN = "query($id: ID!) { member(id: $id) { isBusy activeAt } }";
const { id } = ada.member;

test("do not disturb is visible until it is turned off", async () => {
  expect(await graph.as(ada.viewer)(BUSY, { on: true })).toEqual({
    setDoNotDisturb: { id, isBusy: true },
  });
  const { member } = await graph.as(ben.viewer)(SEEN, { id });
  expect(member).toEqual({ isBusy: true, activeAt: graph.clock.now().toISOString() });
  expect((await graph.as(visitor())(SEEN, { id })).member).toEqual({
    isBusy: null,
    activeAt: null,
  });
  await graph.as(ada.viewer)(BUSY, { on: false });
  expect((await graph.as(ben.viewer)(SEEN, { id })).member).toMatchObject({ isBusy: false });
});

test("presence changes from online to away to offline; busy applies while active", async () => {
  const cat = await aPerson(graph);
  const states = async (isBusy: boolean) => {
    await graph.as(cat.viewer)(BUSY, { on: isBusy });
    await graph
      .em()
      .nativeUpdate(Presence, { member: cat.member.id }, { activeAt: graph.clock.now() });
    const seen: string[] = [];
    for (const minutes of [0, 3, 2, 6]) {
      graph.clock.advance(minutes * MINUTE);
      const PRESENCE = "query($id: ID!) { member(id: $id) { presence } }";
      seen.push((await graph.as(ben.viewer)(PRESENCE, { id: cat.member.id })).member.presence);
    }
    return seen;
  };
  expect(await states(false)).toEqual(["ONLINE", "ONLINE", "AWAY", "OFFLINE"]);
  expect(await states(true)).toEqual(["BUSY", "BUSY", "BUSY", "OFFLINE"]);
});

test("an account without a profile has no presence", async () => {
  const refused = await graph.refusal(withRole(Role.MEMBER), BUSY, { on: true });
  expect(refused.extensions).toMatchObject({ code: "INVALID", fields: { profile: "Required" } });
});
