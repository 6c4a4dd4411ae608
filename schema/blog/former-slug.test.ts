import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import type { Locale } from "../foundation/locale.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { denormalizationCheck } from "./denormalization-check.ts";
import { aPost } from "./post.builder.ts";
import { Post, posts } from "./post.ts";

const graph = await testGraph();
const asEditor = graph.as(withRole(Role.EDITOR));

type Language = keyof typeof Locale;

const READ = `query($slug: String!, $locale: Locale!) {
  publishedPost(slug: $slug, locale: $locale) { id }
}`;

const UNKNOWN = { message: "Post not found", extensions: { code: "NOT_FOUND" } };

/** The error for a slug that no published post has. */
async function refusal(slug: string, locale: Language = "en") {
  const { message, extensions } = await graph.refusal(visitor(), READ, { slug, locale });
  return { message, extensions };
}

const movedTo = (slug: string) => ({
  message: "Post not found",
  extensions: { code: "NOT_FOUND", movedTo: slug },
});

const change = (post: Post, input: object) =>
  asEditor(
    "mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
    {
      id: post.id,
      input,
    },
  );

const rename = (post: Post, slug: Partial<Record<Language, string>>) => change(post, { slug });

const idOf = async (slug: string, locale: Language = "en") =>
  (await graph.as()(READ, { slug, locale })).publishedPost.id;

/** A post whose former English slug is `{name}`, and whose current one is `{name}-now`. */
async function renamed(name: string): Promise<Post> {
  const post = await aPost(graph.em(), { title: { en: name } });
  await rename(post, { en: `${name}-now` });
  return post;
}

test("the former slug of a post leads to the current one", async () => {
  const post = await renamed("ferry");
  expect(await refusal("ferry")).toEqual(movedTo("ferry-now"));
  expect(await idOf("ferry-now")).toBe(post.id);
});

test("all former slugs lead to the current one directly", async () => {
  const post = await renamed("twice");
  await rename(post, { en: "twice-again" });
  expect(await refusal("twice")).toEqual(movedTo("twice-again"));
  expect(await refusal("twice-now")).toEqual(movedTo("twice-again"));
});

test("a former slug belongs to one language", async () => {
  const title = { en: "Harbour", fr: "Port", no: "Havn" };
  const post = await aPost(graph.em(), { title });
  await rename(post, { fr: "quai" });
  expect(await refusal("port", "fr")).toEqual(movedTo("quai"));
  expect(await refusal("port", "en")).toEqual(UNKNOWN);
  expect(await idOf("harbour", "en")).toBe(post.id);
  expect(await idOf("havn", "no")).toBe(post.id);
  expect(await refusal("harbour-now", "fr")).toEqual(UNKNOWN);
});

test("it takes precedence over a post with this slug in another language", async () => {
  const post = await renamed("studio");
  await aPost(graph.em(), { title: { en: "Workshop", fr: "Studio" } });
  expect(await refusal("studio")).toEqual(movedTo("studio-now"));
  expect(await idOf("studio-now")).toBe(post.id);
});

test("a post that takes a former slug owns it", async () => {
  await renamed("inherited");
  const heir = await aPost(graph.em(), { title: { en: "Inherited" } });
  expect(await idOf("inherited")).toBe(heir.id);
  await rename(heir, { en: "heir" });
  expect(await refusal("inherited")).toEqual(movedTo("heir"));
});

test("a post renamed to a former slug owns it, too", async () => {
  await renamed("given");
  const other = await aPost(graph.em());
  await rename(other, { en: "given" });
  expect(await idOf("given")).toBe(other.id);
});

test("a draft's slug takes precedence over a former slug", async () => {
  await renamed("promised");
  await aPost(graph.em(), { title: { en: "Promised" }, published: [] });
  expect(await refusal("promised")).toEqual(UNKNOWN);
});

test("returning to a former slug makes the one in between a former slug", async () => {
  const post = await renamed("returning");
  await rename(post, { en: "returning" });
  expect(await idOf("returning")).toBe(post.id);
  expect(await refusal("returning-now")).toEqual(movedTo("returning"));
});

test("slugs from before publication in the language are not kept", async () => {
  const title = { en: "Draft", fr: "Brouillon" };
  const post = await aPost(graph.em(), { title, published: ["en"] });
  await rename(post, { fr: "publie" });
  await change(post, { publications: [{ locale: "fr", status: "PUBLISHED" }] });
  expect(await idOf("publie", "fr")).toBe(post.id);
  expect(await refusal("brouillon", "fr")).toEqual(UNKNOWN);
});

test.each([
  { locale: "en", status: "DRAFT" },
  { locale: "en", status: "ARCHIVED" },
  { locale: "en", status: "SCHEDULED", scheduledAt: "2127-01-01T00:00:00Z" },
])("former slugs of a $status post do not redirect until it is published again", async (state) => {
  const name = `hidden-${state.status.toLowerCase()}`;
  const post = await renamed(name);
  await change(post, { publications: [state] });
  expect(await refusal(name)).toEqual(UNKNOWN);
  const variables = { slug: name, locale: "en" };
  const { extensions } = await graph.refusal(withRole(Role.EDITOR), READ, variables);
  expect(extensions).toEqual({ code: "NOT_FOUND" });
  await change(post, { publications: [{ locale: "en", status: "PUBLISHED" }] });
  expect(await refusal(name)).toEqual(movedTo(`${name}-now`));
});

test("nor those of a post published only in another language", async () => {
  const post = await aPost(graph.em(), { title: { en: "Both", fr: "Deux" } });
  await rename(post, { en: "both-now" });
  await change(post, { publications: [{ locale: "en", status: "DRAFT" }] });
  expect(await refusal("both")).toEqual(UNKNOWN);
});

test("nor those of a post in the trash; restoring brings them back, purging deletes them", async () => {
  const post = await renamed("thrown");
  const ids = { ids: [post.id] };
  const rows = () => graph.em().count(posts.formerSlugs, { item: post.id });
  await asEditor("mutation($ids: [ID!]!) { deletePosts(ids: $ids) { ids } }", ids);
  expect(await refusal("thrown")).toEqual(UNKNOWN);
  await asEditor("mutation($ids: [ID!]!) { restorePosts(ids: $ids) { count } }", ids);
  expect(await refusal("thrown")).toEqual(movedTo("thrown-now"));
  expect(await rows()).toBe(1);
  await graph.em().nativeDelete(Post, { id: post.id });
  expect(await refusal("thrown")).toEqual(UNKNOWN);
  expect(await rows()).toBe(0);
});

test("a slug restored from the trash is in use", async () => {
  const first = await aPost(graph.em(), { title: { en: "Recalled" } });
  const ids = { ids: [first.id] };
  await asEditor("mutation($ids: [ID!]!) { deletePosts(ids: $ids) { ids } }", ids);
  await renamed("recalled");
  expect(await refusal("recalled")).toEqual(movedTo("recalled-now"));
  await asEditor("mutation($ids: [ID!]!) { restorePosts(ids: $ids) { count } }", ids);
  expect(await idOf("recalled")).toBe(first.id);
});

test("one statement may rename many posts, and a failed one changes nothing", async () => {
  const many = [await aPost(graph.em()), await aPost(graph.em())];
  const before = many.map(({ slug }) => slug.en ?? "");
  const RENAME = `update posts set slug = jsonb_build_object('en', 'all-' || (slug ->> 'en'))
    where id in (${many.map(({ id }) => `'${id}'`).join(", ")})`;
  const em = graph.em();
  await em.begin();
  await em.getConnection().execute(RENAME, [], "run", em.getTransactionContext());
  await em.rollback();
  const slugs = { slug: { $in: before } };
  expect(await graph.em().count(posts.formerSlugs, slugs)).toBe(0);
  await graph.em().getConnection().execute(RENAME);
  for (const slug of before) expect(await refusal(slug)).toEqual(movedTo(`all-${slug}`));
  expect(await denormalizationCheck(graph.em())).toEqual([]);
});
