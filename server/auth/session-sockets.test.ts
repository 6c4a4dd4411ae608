import { expect, test } from "vitest";
import { SESSIONS_ENDED } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { statementRunner } from "../../schema/foundation/reading/sql/run-statement.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { memoryPubSub } from "../live/memory-pub-sub.ts";
import { luciaSessions } from "./lucia.ts";
import { SessionSockets } from "./session-sockets.ts";
import { Sessions } from "./sessions.ts";

const graph = await testGraph();
const pubSub = memoryPubSub();
let queries = 0;
const run = statementRunner(graph.em());
const store = luciaSessions(
  (text, values) => {
    queries += 1;
    return run(text, values);
  },
  () => undefined,
);
const sockets = new SessionSockets(pubSub, Infinity);

const socket = () => {
  const closed = Promise.withResolvers<number>();
  return { readyState: 1, OPEN: 1, close: (code: number) => closed.resolve(code), closed };
};

async function begun() {
  const user = await aUser(graph.em());
  const session = await store.begin(user, { name: "", userAgent: "", network: "" });
  if (!session) throw new Error("No session was created");
  return { user, ...session };
}

test("a session that ends while it is looked up is looked up again", async () => {
  const { user, id, token } = await begun();
  const one = socket();
  let times = 0;
  await sockets.open(
    one,
    async () => {
      const found = await store.find(token);
      times += 1;
      if (times === 1) {
        await store.end(token);
        await pubSub.publish(SESSIONS_ENDED, { user: user.id, only: id, except: null });
        await new Promise(setImmediate); // let the event arrive
      }
      return found;
    },
    "here",
  );
  expect(times).toBe(2);
});

test("sockets of ended sessions are closed in the next round even if no event reported it", async () => {
  const [gone, there] = [await begun(), await begun()];
  const [one, other] = [socket(), socket()];
  await sockets.open(one, () => store.find(gone.token), "here");
  await sockets.open(other, () => store.find(there.token), "here");
  await store.end(gone.token);
  await sockets.closeEnded(store.alive);
  expect(await one.closed.promise).toBe(4310);
  await pubSub.publish(SESSIONS_ENDED, { user: there.user.id, only: null, except: null });
  expect(await other.closed.promise).toBe(4310);
});

test("sockets whose roles have changed are closed in the next round even if no event reported it", async () => {
  const [changed, same] = [await begun(), await begun()];
  const [one, other] = [socket(), socket()];
  await sockets.open(one, () => store.find(changed.token), "here");
  await sockets.open(other, () => store.find(same.token), "here");
  await run("update users set roles = '{moderator}' where id = $1::uuid", [changed.user.id]);
  await sockets.closeEnded(store.alive);
  expect(await one.closed.promise).toBe(4310);
  await run("update users set status = 'suspended' where id = $1::uuid", [same.user.id]);
  await sockets.closeEnded(store.alive);
  expect(await other.closed.promise).toBe(4310);
});

test("a socket that has closed meanwhile is not kept", async () => {
  const { token } = await begun();
  const one = Object.assign(socket(), { readyState: 3 });
  await sockets.open(one, () => store.find(token), "here");
  const before = queries;
  await sockets.closeEnded(store.alive);
  expect(queries).toBe(before);
});

test("a request costs one statement with a session cookie and none without", async () => {
  const sessions = new Sessions(store, pubSub, { isSecure: false, trustProxy: false });
  const { token } = await begun();
  const costOf = async (cookie?: string) => {
    const request = { headers: { cookie } } as Parameters<Sessions["of"]>[0];
    const before = queries;
    await sessions.of(request);
    await sessions.of(request);
    return queries - before;
  };
  expect(await costOf()).toBe(0);
  expect(await costOf("held-comments=a.b; NEXT_LOCALE=no; session=; mysession=x")).toBe(0);
  expect(await costOf(`NEXT_LOCALE=no; session=${token}`)).toBe(1);
});
