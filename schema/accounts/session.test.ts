import { describe, expect, test } from "vitest";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { Role, SESSIONS_ENDED, Session } from "./index.ts";
import { aSession } from "./session.builder.ts";
import { aUser } from "./user.builder.ts";

const graph = await testGraph();
const LIST = "{ sessions { totalCount nodes { id device network createdAt lastHeartbeatAt } } }";
const END = "mutation($id: ID!) { revokeSession(id: $id) }";
const END_OTHERS = "mutation { revokeOtherSessions }";

/** A user with three sessions, using the first. */
async function userWithSessions() {
  const user = await aUser(graph.em());
  const sessions = [];
  for (let n = 0; n < 3; n += 1) sessions.push(await aSession(graph.em(), { user }));
  const ids = sessions.map(({ id }) => id);
  const viewer = withRole(Role.MEMBER, { userId: user.id, sessionId: ids[0] ?? "" });
  return { user, ids, viewer, as: graph.as(viewer) };
}

const left = async (user: { id: string }) => {
  const sessions = await graph.em().find(Session, { user: user.id }, { orderBy: { id: "asc" } });
  return sessions.map(({ id }) => id);
};

test("a user sees their sessions, newest first, and which one is current", async () => {
  const { ids, as } = await userWithSessions();
  const { sessions } = await as(LIST);
  expect(sessions.totalCount).toBe(3);
  expect(sessions.nodes.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect(await as("{ viewerSession { id } }")).toEqual({ viewerSession: { id: ids[0] } });
});

describe("no one else sees or ends them:", () => {
  test.each(Object.values(Role))("%s", async (role) => {
    const { user, ids } = await userWithSessions();
    const other = withRole(role);
    expect((await graph.as(other)(LIST)).sessions).toEqual({ totalCount: 0, nodes: [] });
    const refusal = await graph.refusal(other, END, { id: ids[1] });
    expect(refusal.message).toBe("Session not found");
    await graph.as(other)(END_OTHERS);
    expect(await left(user)).toEqual(ids);
  });
});

test("ending one session leaves the others", async () => {
  const { user, ids, as } = await userWithSessions();
  const [first, second, third] = ids;
  const ended = graph.services.pubSub.subscribe(SESSIONS_ENDED);
  const event = ended.next();
  expect(await as(END, { id: second })).toEqual({ revokeSession: second });
  expect(await left(user)).toEqual([first, third]);
  expect((await event).value).toEqual({ user: user.id, only: second, except: null });
  await ended.return?.();
});

test("ending all others leaves the current one", async () => {
  const { user, ids, as } = await userWithSessions();
  const ended = graph.services.pubSub.subscribe(SESSIONS_ENDED);
  const event = ended.next();
  expect(await as(END_OTHERS)).toEqual({ revokeOtherSessions: 2 });
  expect(await left(user)).toEqual([ids[0]]);
  expect((await event).value).toEqual({ user: user.id, only: null, except: ids[0] });
  await ended.return?.();
});
