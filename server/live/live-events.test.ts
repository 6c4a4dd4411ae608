import { afterAll, describe, expect, test } from "vitest";
import { aPost } from "../../schema/blog/post.builder.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged, until } from "../testing/socket.ts";
import { memoryEvents } from "./memory-events.ts";
import { redisEvents } from "./redis-events.ts";

describe("live events within a process", () => {
  test("reach every subscriber of their topic, in order", async () => {
    const events = memoryEvents();
    const subscribers = [events.subscribe("a"), events.subscribe("a")];
    const firsts = subscribers.map((one) => one.next());
    events.publish("b", { n: 0 });
    events.publish("a", { n: 1 });
    events.publish("a", { n: 2 });
    for (const first of firsts) expect((await first).value).toEqual({ n: 1 });
    for (const one of subscribers) expect((await one.next()).value).toEqual({ n: 2 });
  });

  test("end for who leaves", async () => {
    const events = memoryEvents();
    const subscriber = events.subscribe("a");
    const waiting = subscriber.next();
    await subscriber.return?.();
    expect((await waiting).done).toBe(true);
  });

  test("wait for as many subscribers as there are", async () => {
    const events = memoryEvents();
    const firsts = Array.from({ length: 500 }, () => events.subscribe("a").next());
    events.publish("a", { n: 1 });
    const values = (await Promise.all(firsts)).map(({ value }) => value);
    expect(values).toEqual(Array(500).fill({ n: 1 }));
  });
});

const redis = process.env.TEST_REDIS_URL;
const given = redis ? [redis] : [];

describe.each(given)("live events among processes", async (redisUrl) => {
  const fail = (error: unknown) => {
    throw error;
  };
  const here = await redisEvents(redisUrl, fail);
  const there = await redisEvents(redisUrl, fail);
  afterAll(() => {
    here.close();
    there.close();
  });

  test("reach the subscribers of all, in order and once", async () => {
    const topic = crypto.randomUUID();
    const subscribers = [here.subscribe(topic), there.subscribe(topic)];
    const firsts = subscribers.map((one) => one.next());
    here.publish("another topic", { n: 0 });
    for (const n of [1, 2, 3]) here.publish(topic, { n });
    for (const first of firsts) expect((await first).value).toEqual({ n: 1 });
    for (const one of subscribers) {
      expect((await one.next()).value).toEqual({ n: 2 });
      expect((await one.next()).value).toEqual({ n: 3 });
    }
    there.publish(topic, { n: 4 }); // what came twice would stand before it
    for (const one of subscribers) expect((await one.next()).value).toEqual({ n: 4 });
  });
});

describe.each(given)("two servers on one database", async (redisUrl) => {
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
