import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aPost } from "./post.builder.ts";
import { publishDue } from "../publication/publish-due.ts";
import { HOUR } from "../foundation/durations.ts";

const graph = await testGraph();
const asEditor = graph.as(withRole(Role.EDITOR));

const STATE = "languages statusByLocale publishedAtByLocale scheduledAtByLocale";
const READ = `query($id: ID!) { post(id: $id) { ${STATE} } }`;
const PUBLISH = `mutation($id: ID!, $locale: Locale!, $at: DateTimeISO) {
  publishPost(id: $id, locale: $locale, at: $at) { ${STATE} }
}`;
const WITHDRAW = `mutation($id: ID!, $locale: Locale!) {
  unpublishPost(id: $id, locale: $locale) { ${STATE} }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) { ${STATE} }
}`;
const LISTED = "query($locale: Locale!) { publishedPosts(locale: $locale) { nodes { id } } }";

const aDraft = () =>
  aPost(graph.em(), { title: { en: crypto.randomUUID(), fr: crypto.randomUUID() }, published: [] });
const inAnHour = () => new Date(graph.clock.now().getTime() + HOUR).toISOString();

async function isListed({ id }: { id: string }, locale: string): Promise<boolean> {
  const { publishedPosts } = await graph.as()(LISTED, { locale });
  return publishedPosts.nodes.some((node: { id: string }) => node.id === id);
}

test("one language is published independently", async () => {
  const post = await aDraft();
  const { publishPost } = await asEditor(PUBLISH, { id: post.id, locale: "fr" });
  expect(publishPost).toEqual({
    languages: ["fr"],
    statusByLocale: { en: "draft", fr: "published" },
    publishedAtByLocale: { fr: graph.clock.now().toISOString() },
    scheduledAtByLocale: {},
  });
  expect(await isListed(post, "fr")).toBe(true);
  expect(await isListed(post, "en")).toBe(false);
});

test("a language without a title cannot be published", async () => {
  const { id } = await aDraft();
  const refusal = await graph.refusal(withRole(Role.EDITOR), PUBLISH, { id, locale: "no" });
  expect(refusal.extensions.fields).toEqual({ "title.no": "Required" });
});

test("a post unpublished and published again keeps its first publication date", async () => {
  const post = await aDraft();
  const first = await asEditor(PUBLISH, { id: post.id, locale: "en" });
  const { unpublishPost } = await asEditor(WITHDRAW, { id: post.id, locale: "en" });
  expect(unpublishPost).toMatchObject({ languages: [], statusByLocale: { en: "draft" } });
  expect(await isListed(post, "en")).toBe(false);
  graph.clock.advance(HOUR);
  const again = await asEditor(PUBLISH, { id: post.id, locale: "en" });
  expect(again.publishPost.publishedAtByLocale).toEqual(first.publishPost.publishedAtByLocale);
});

test("a post unpublished in its last language is not found by visitors", async () => {
  const post = await aPost(graph.em());
  await asEditor(WITHDRAW, { id: post.id, locale: "en" });
  const refusal = await graph.refusal(visitor(), "query($id: ID!) { post(id: $id) { id } }", post);
  expect(refusal.message).toBe("Post not found");
});

test.each(["DRAFT", "REVIEW", "ARCHIVED"])(
  "a language that becomes %s is no longer public",
  async (status) => {
    const post = await aPost(graph.em(), {
      title: { en: crypto.randomUUID(), fr: crypto.randomUUID() },
    });
    const publications = [{ locale: "fr", status }];
    const { updatePost } = await asEditor(UPDATE, { id: post.id, input: { publications } });
    expect(updatePost).toMatchObject({
      languages: ["en"],
      statusByLocale: { en: "published", fr: status.toLowerCase() },
    });
    expect(await isListed(post, "fr")).toBe(false);
  },
);

test("a language is archived", async () => {
  const { id } = await aPost(graph.em());
  const { unpublishPost } = await asEditor(
    "mutation($id: ID!) { unpublishPost(id: $id, locale: en, to: ARCHIVED) { statusByLocale } }",
    { id },
  );
  expect(unpublishPost.statusByLocale).toEqual({ en: "archived" });
});

test("a scheduled language is published at its time and not before", async () => {
  const post = await aDraft();
  const at = inAnHour();
  const { publishPost } = await asEditor(PUBLISH, { id: post.id, locale: "en", at });
  expect(publishPost).toMatchObject({
    languages: [],
    statusByLocale: { en: "scheduled" },
    scheduledAtByLocale: { en: at },
  });

  graph.clock.advance(HOUR - 1);
  expect(await publishDue(graph.em(), graph.clock.now())).toBe(0);
  expect(await isListed(post, "en")).toBe(false);

  graph.clock.advance(1);
  expect(await publishDue(graph.em(), graph.clock.now())).toBe(1);
  expect((await asEditor(READ, post)).post).toEqual({
    languages: ["en"],
    statusByLocale: { en: "published", fr: "draft" },
    publishedAtByLocale: { en: at },
    scheduledAtByLocale: {},
  });
  expect(await isListed(post, "en")).toBe(true);
});

test("two concurrent runs publish a due post once", async () => {
  const posts = [await aDraft(), await aDraft(), await aDraft()];
  for (const { id } of posts) await asEditor(PUBLISH, { id, locale: "en", at: inAnHour() });
  graph.clock.advance(HOUR);
  const now = graph.clock.now();
  const taken = await Promise.all([publishDue(graph.em(), now), publishDue(graph.em(), now)]);
  expect(taken[0] + taken[1]).toBe(posts.length);
  for (const post of posts) expect(await isListed(post, "en")).toBe(true);
  expect(await publishDue(graph.em(), now)).toBe(0);
});

test("languages of one post are published each at its own time", async () => {
  const { id } = await aDraft();
  const later = new Date(graph.clock.now().getTime() + 2 * HOUR).toISOString();
  await asEditor(PUBLISH, { id, locale: "en", at: inAnHour() });
  await asEditor(PUBLISH, { id, locale: "fr", at: later });
  graph.clock.advance(HOUR);
  await publishDue(graph.em(), graph.clock.now());
  expect((await asEditor(READ, { id })).post.languages).toEqual(["en"]);
  graph.clock.advance(HOUR);
  await publishDue(graph.em(), graph.clock.now());
  expect((await asEditor(READ, { id })).post.languages).toEqual(["en", "fr"]);
});

test("scheduled times are visible to editors only", async () => {
  const { id } = await aDraft();
  const at = "2126-01-01T00:00:00.000Z"; // not due in any other test
  await asEditor(PUBLISH, { id, locale: "en" });
  await asEditor(PUBLISH, { id, locale: "fr", at });
  const when = "query($id: ID!) { post(id: $id) { scheduledAt(locale: fr) } }";
  expect((await asEditor(when, { id })).post).toEqual({ scheduledAt: at });
  for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.MODERATOR)]) {
    expect((await graph.as(viewer)(when, { id })).post).toEqual({ scheduledAt: null });
  }
});

test("a post unpublished before its time is not published", async () => {
  const { id } = await aDraft();
  await asEditor(PUBLISH, { id, locale: "en", at: inAnHour() });
  const { unpublishPost } = await asEditor(WITHDRAW, { id, locale: "en" });
  expect(unpublishPost.scheduledAtByLocale).toEqual({});
  graph.clock.advance(HOUR);
  expect(await publishDue(graph.em(), graph.clock.now())).toBe(0);
});

test("a scheduled time in the past is refused, and nothing is published", async () => {
  const { id } = await aDraft();
  const at = new Date(graph.clock.now().getTime() - HOUR).toISOString();
  const publications = [{ locale: "fr", status: "SCHEDULED", scheduledAt: at }];
  for (const refusal of [
    await graph.refusal(withRole(Role.EDITOR), PUBLISH, { id, locale: "en", at }),
    await graph.refusal(withRole(Role.EDITOR), UPDATE, { id, input: { publications } }),
  ]) {
    expect(refusal.extensions).toEqual({ code: "INVALID", fields: { scheduledAt: "In the past" } });
  }
  expect((await asEditor(READ, { id })).post.languages).toEqual([]);
});

test("a scheduled time that has just passed means now", async () => {
  const { id } = await aDraft();
  const at = new Date(graph.clock.now().getTime() - 1).toISOString();
  const { publishPost } = await asEditor(PUBLISH, { id, locale: "en", at });
  expect(publishPost.languages).toEqual(["en"]);
  const publications = [{ locale: "fr", status: "SCHEDULED", scheduledAt: at }];
  const { updatePost } = await asEditor(UPDATE, { id, input: { publications } });
  expect(updatePost.languages).toEqual(["en", "fr"]);
});
