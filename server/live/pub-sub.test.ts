import { afterAll, describe, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { OutboxEntry, flushOutbox } from "../../schema/foundation/outbox.ts";
import { describeWith, REDIS_URL } from "../../schema/testing/services.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { cableTo } from "../testing/cable.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged, until } from "../testing/socket.ts";
import { memoryPubSub } from "./memory-pub-sub.ts";
import { redisPubSub } from "./redis-pub-sub.ts";

describe("live events within a process", () => {
  test("reach every subscriber of their topic, in order", async () => {
    const events = memoryPubSub();
    const subscribers = [events.subscribe("a"), events.subscribe("a")];
    const firsts = subscribers.map((one) => one.next());
    for (const [topic, n] of [
      ["b", 0],
      ["a", 1],
      ["a", 2],
    ] as const) {
      expect(await events.publish(topic, { n })).toBe(true);
    }
    for (const first of firsts) expect((await first).value).toEqual({ n: 1 });
    for (const one of subscribers) expect((await one.next()).value).toEqual({ n: 2 });
  });

  test("end for a subscriber who leaves", async () => {
    const events = memoryPubSub();
    const subscriber = events.subscribe("a");
    const waiting = subscriber.next();
    await subscriber.return?.();
    expect((await waiting).done).toBe(true);
  });

  test("support any number of subscribers", async () => {
    const events = memoryPubSub();
    const firsts = Array.from({ length: 500 }, () => events.subscribe("a").next());
    await events.publish("a", { n: 1 });
    const values = (await Promise.all(firsts)).map(({ value }) => value);
    expect(values).toEqual(Array(500).fill({ n: 1 }));
  });
});

describeWith(REDIS_URL, "live events among processes", async (redisUrl) => {
  const fail = {
    onError(error: unknown) {
      throw error;
    },
    onMissed() {
      throw new Error("Nothing was missed");
    },
  };
  const here = await redisPubSub(redisUrl, fail);
  const there = await redisPubSub(redisUrl, fail);
  afterAll(() => {
    here.close();
    there.close();
  });

  test("reach the subscribers of all processes, in order and once", async () => {
    const topic = crypto.randomUUID();
    const subscribers = [here.subscribe(topic), there.subscribe(topic)];
    const firsts = subscribers.map((one) => one.next());
    await here.publish("another topic", { n: 0 });
    await Promise.all([1, 2, 3].map((n) => here.publish(topic, { n })));
    for (const first of firsts) expect((await first).value).toEqual({ n: 1 });
    for (const one of subscribers) {
      expect((await one.next()).value).toEqual({ n: 2 });
      expect((await one.next()).value).toEqual({ n: 3 });
    }
    await there.publish(topic, { n: 4 }); // a duplicate would arrive before it
    for (const one of subscribers) expect((await one.next()).value).toEqual({ n: 4 });
  });
});

describeWith(REDIS_URL, "two servers on one database", async (redisUrl) => {
  const here = await testServer({ redisUrl });
  const there = await testServer({ redisUrl }, here);

  test("show each other's comments at once", async () => {
    const { id: postId } = await aPost(here.database.em.fork());
    const socket = await acknowledged(there);
    const query = "subscription($postId: ID!) { commentAdded(postId: $postId) { id content } }";
    socket.send({ id: "1", type: "subscribe", payload: { query, variables: { postId } } });
    const written: string[] = [];
    const { payload } = await until(socket.next(), async () => {
      const { body } = await here.ask("POST", "/api/blog/comments", {
        body: { postId, content: crypto.randomUUID(), name: "Ada", email: "ada@example.org" },
      });
      written.push(body.comment.id);
    });
    expect(written).toContain(payload.data.commentAdded.id);
  });
});

describeWith(REDIS_URL, "while one process cannot reach Redis", async (redisUrl) => {
  const cable = await cableTo(redisUrl);
  afterAll(cable.cut);
  let missed = Promise.withResolvers<void>();
  const silent = { onError: () => undefined, onMissed: () => missed.resolve() };
  const here = await redisPubSub(cable.url, silent);
  const there = await redisPubSub(redisUrl, silent);
  afterAll(() => {
    here.close();
    there.close();
  });
  const graph = await testGraph();
  const left = () => graph.em().count(OutboxEntry);

  test("its events are stored, and delivered when Redis is back", async () => {
    const topic = crypto.randomUUID();
    const heard = there.subscribe(topic).next();
    const first = here.subscribe(topic).next();
    graph.services.pubSub = here;
    const tell = async (n: number) => {
      const context = graph.context();
      context.publish(topic, { n });
      await context.save();
    };
    await cable.interrupt();
    await tell(1);
    expect((await first).value).toEqual({ n: 1 }); // delivered at once within the process
    graph.clock.advance(10_001);
    await expect(flushOutbox(graph.em(), graph.services)).rejects.toThrow("may not have reached");
    expect(await left()).toBe(1);

    missed = Promise.withResolvers();
    await cable.restore();
    await missed.promise; // it reports that it may have missed something
    await vi.waitFor(() => flushOutbox(graph.em(), graph.services));
    expect((await heard).value).toEqual({ n: 1 });
    expect(await left()).toBe(0);

    await tell(2);
    await vi.waitFor(async () => expect(await left()).toBe(0));
  });
});

describeWith(REDIS_URL, "a process that starts while Redis is away", async (redisUrl) => {
  const cable = await cableTo(redisUrl);
  afterAll(cable.cut);
  cable.cut();
  const here = await testServer({ redisUrl: cable.url });
  const there = await testServer({ redisUrl }, here);

  test("answers, and hears the others as soon as Redis is back", async () => {
    expect((await here.ask("GET", "/ready")).status).toBe(200);
    const { id: postId } = await aPost(here.database.em.fork());
    const early = await acknowledged(here);
    await cable.restore();
    expect((await early.closed).code).toBe(4310); // it may have missed something
    const socket = await acknowledged(here);
    const query = "subscription($postId: ID!) { commentAdded(postId: $postId) { content } }";
    socket.send({ id: "1", type: "subscribe", payload: { query, variables: { postId } } });
    const { payload } = await until(socket.next(), async () => {
      await there.ask("POST", "/api/blog/comments", {
        body: { postId, content: crypto.randomUUID(), name: "Ada", email: "ada@example.org" },
      });
    });
    expect(payload.data.commentAdded.content).toBeDefined();
  });
});

describeWith(REDIS_URL, "a role removed while Redis is unreachable", async (redisUrl) => {
  const [near, far] = [await cableTo(redisUrl), await cableTo(redisUrl)];
  afterAll(() => [near, far].map(({ cut }) => cut()));
  const here = await testServer({ redisUrl: near.url });
  const there = await testServer({ redisUrl: far.url }, here);

  test("closes the sockets of the other process when Redis is back", async () => {
    const moderator = await aUser(here.database.em.fork(), { roles: [Role.MODERATOR] });
    const headers = await there.signedIn(moderator);
    const socket = await acknowledged(there, { headers });
    await Promise.all([near.interrupt(), far.interrupt()]);
    const query =
      "mutation($id: ID!) { updateUser(id: $id, input: { roles: [MEMBER] }) { roles } }";
    const { body } = await here.ask("POST", "/graphql", {
      as: withRole(Role.ADMIN),
      body: { query, variables: { id: moderator.id } },
    });
    expect(body.data.updateUser.roles).toEqual(["MEMBER"]);
    await near.restore(); // the event was published to a Redis that the other process is not subscribed to yet
    await far.restore();
    expect((await socket.closed).code).toBe(4310);
  });
});
