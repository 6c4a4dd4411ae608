import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { Post } from "../blog/index.ts";
import { aPost } from "../blog/post.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { Locale } from "./locale.ts";
import { OutboxEntry, flushOutbox } from "./outbox.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);

const next = async (events: AsyncIterator<unknown>) => (await events.next()).value;
const left = () => graph.em().count(OutboxEntry);
const aMail = (subject: string) => ({
  to: "ada@example.org",
  locale: Locale.en,
  subject,
  paragraphs: ["…"],
});

test("an event is delivered after the commit and its outbox entry deleted", async () => {
  const { id } = await aPost(graph.em());
  const events = graph.services.pubSub.subscribe("topic");
  const arrived = events.next();
  const context = graph.context(editor);
  const post = await context.find(Post, id, "Post not found");
  post.featured = true;
  context.publish("topic", { id });
  context.sendMail(aMail("Featured"));
  expect(graph.mails).toEqual([]);
  await context.save();
  expect((await arrived).value).toEqual({ id });
  expect(graph.mails).toEqual([aMail("Featured")]);
  expect(await left()).toBe(0);
});

test("a live event is stored only if there are other processes, and delivered either way", async () => {
  const execute = (sql: string) => graph.em().getConnection().execute(sql);
  await execute("alter table outbox add constraint no_event check (kind <> 'live')");
  const { pubSub } = graph.services;
  const events = pubSub.subscribe("alone");
  const arrived = next(events);
  const alone = graph.context(editor);
  alone.publish("alone", { n: 1 });
  await alone.save();
  expect(await arrived).toEqual({ n: 1 });

  graph.services.pubSub = { ...pubSub, isShared: true };
  const together = graph.context(editor);
  together.publish("alone", { n: 2 });
  await expect(together.save()).rejects.toThrow("no_event");
  graph.services.pubSub = pubSub;
  await execute("alter table outbox drop constraint no_event");
});

test("an event of a rolled back transaction is never delivered", async () => {
  const { id } = await aPost(graph.em(), { title: { en: "One of two" } });
  const other = await aPost(graph.em());
  const events = graph.services.pubSub.subscribe("rolled back");
  const arrived = next(events);
  graph.mails.length = 0;

  const failing = graph.context(editor);
  const post = await failing.find(Post, other.id, "Post not found");
  post.slug = { en: "one-of-two" }; // this slug is taken
  failing.publish("rolled back", { id: "failed" });
  failing.sendMail(aMail("Failed"));
  expect(await failing.saveUnique()).toBe(false);
  expect(await left()).toBe(0);

  const context = graph.context(editor);
  context.publish("rolled back", { id });
  await context.save();
  expect(await arrived).toEqual({ id });
  expect(graph.mails).toEqual([]);
});

test("entries left by a killed process are delivered once, in order", async () => {
  const em = graph.em();
  const createdAt = graph.clock.now();
  for (const n of [1, 2]) {
    em.persist(new OutboxEntry({ kind: "live", topic: "left", payload: { n }, createdAt }));
  }
  em.persist([
    new OutboxEntry({
      kind: "mail",
      topic: "mail",
      payload: aMail("Left") as never,
      createdAt,
    }),
  ]);
  await em.flush();
  const events = graph.services.pubSub.subscribe("left");
  const arrived = next(events);

  graph.clock.advance(10_000);
  expect(await flushOutbox(graph.em(), graph.services)).toBe(0); // too recent: its process may still deliver it
  expect(await left()).toBe(3);

  graph.clock.advance(1);
  expect(await flushOutbox(graph.em(), graph.services)).toBe(3);
  expect([await arrived, await next(events)]).toEqual([{ n: 1 }, { n: 2 }]);
  expect(graph.mails).toContainEqual(aMail("Left"));
  expect(await left()).toBe(0);
  expect(await flushOutbox(graph.em(), graph.services)).toBe(0);
});

test("a single process immediately delivers the entries its predecessor left", async () => {
  const leave = (subject: string) =>
    graph
      .em()
      .persist(
        new OutboxEntry({
          kind: "mail",
          topic: "mail",
          payload: aMail(subject) as never,
          createdAt: graph.clock.now(),
        }),
      )
      .flush();
  graph.mails.length = 0;
  await leave("Before");
  graph.clock.advance(1);
  const started = graph.clock.now();
  await leave("Own");
  expect(await flushOutbox(graph.em(), graph.services, started)).toBe(1);
  expect(graph.mails).toEqual([aMail("Before")]);
  graph.clock.advance(10_001);
  expect(await flushOutbox(graph.em(), graph.services, started)).toBe(1);
});

test("a failed delivery does not fail the request and is retried later", async () => {
  const { id } = await aPost(graph.em());
  const { mail } = graph.services;
  graph.mails.length = 0;
  graph.services.mail = { add: () => Promise.reject(new Error("No queue")) };
  const context = graph.context(editor);
  const post = await context.find(Post, id, "Post not found");
  post.featured = true;
  context.sendMail(aMail("Later"));
  await context.save();
  expect(await left()).toBe(1);

  graph.services.mail = mail;
  graph.clock.advance(10_001);
  expect(await flushOutbox(graph.em(), graph.services)).toBe(1);
  expect(graph.mails).toEqual([aMail("Later")]);
  expect(await left()).toBe(0);
});
