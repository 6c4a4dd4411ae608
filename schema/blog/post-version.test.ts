import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aMember } from "../members/member.builder.ts";
import { Member } from "../members/member.ts";
import { publishDue } from "../publication/publish-due.ts";
import {
  deleteUnusedPictures,
  storePicture,
  UploadedPicture,
} from "../publication/uploaded-picture.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aPost, documentOf } from "./post.builder.ts";
import { DAY, HOUR } from "../foundation/durations.ts";

const graph = await testGraph();
const { id: memberId, displayName } = await aMember(graph.em());
const editor = withRole(Role.EDITOR, { memberId });
const asEditor = graph.as(editor);
const asOther = graph.as(withRole(Role.ADMIN));

const CREATE = "mutation($input: CreatePostInput!) { createPost(input: $input) { id } }";
const UPDATE = `mutation($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) { id }
}`;
const VERSIONS = `query($id: ID!, $locale: Locale) { post(id: $id) { versions(locale: $locale) {
  id number title description html inForceSince publishedBy { displayName }
} } }`;
const BULK = (name: string) => `mutation($ids: [ID!]) { ${name}(ids: $ids) { count } }`;

const text = documentOf;
const published = (...locales: string[]) =>
  locales.map((locale) => ({ locale, status: "PUBLISHED" }));
const create = async (input: object): Promise<string> =>
  (await asEditor(CREATE, { input: { title: { en: crypto.randomUUID() }, ...input } })).createPost
    .id;
const update = (id: string, input: object) => asEditor(UPDATE, { id, input });
const versions = async (id: string, locale = "en") =>
  (await asEditor(VERSIONS, { id, locale })).post.versions;
const numbers = async (id: string) =>
  (await versions(id)).map(({ number }: { number: number }) => number);

describe("a version of a post", () => {
  test("is what was published, with its number, time and who published it", async () => {
    const id = await create({ title: { en: "Glaze", fr: "Émail" }, content: { en: text("Raw") } });
    await update(id, { content: { en: text("Fired") } });
    expect(await versions(id)).toEqual([]);
    await update(id, { publications: published("en") });
    expect(await versions(id)).toEqual([
      {
        id: expect.any(String),
        number: 1,
        title: "Glaze",
        description: null,
        html: "<p>Fired</p>",
        inForceSince: graph.clock.now().toISOString(),
        publishedBy: { displayName },
      },
    ]);
    expect(await versions(id, "fr")).toEqual([]);
  });

  test("is stored when a published text changes, and not when anything else does", async () => {
    const id = await create({ publications: published("en") });
    await update(id, { tags: ["clay"], metaTitle: { en: "Clay" }, title: { fr: "Argile" } });
    await update(id, { description: {} });
    expect(await numbers(id)).toEqual([1]);
    graph.clock.advance(HOUR);
    await asOther(UPDATE, { id, input: { description: { en: "What clay is" } } });
    const since = graph.clock.now().toISOString();
    expect(await versions(id)).toMatchObject([
      // they have no profile
      { number: 2, description: "What clay is", inForceSince: since, publishedBy: null },
      { number: 1, publishedBy: { displayName } },
    ]);
  });

  test("is not stored again when the same text is taken down and published again", async () => {
    const id = await create({ publications: published("en") });
    await asEditor("mutation($id: ID!) { unpublishPost(id: $id, locale: en) { id } }", { id });
    await asEditor("mutation($id: ID!) { publishPost(id: $id, locale: en) { id } }", { id });
    expect(await numbers(id)).toEqual([1]);
  });

  test("is stored by bulk operations, with the whole text", async () => {
    const ids = [await create({ content: { en: text("One") } }), await create({})];
    await asEditor(BULK("publishPosts"), { ids });
    const [one] = ids as [string];
    const first = { number: 1, html: "<p>One</p>", publishedBy: { displayName } };
    expect(await versions(one)).toMatchObject([first]);
    await asEditor(BULK("archivePosts"), { ids });
    await asEditor(BULK("unarchivePosts"), { ids });
    expect(await versions(one)).toMatchObject([first]);
    await asEditor(BULK("archivePosts"), { ids });
    await update(one, { content: { en: text("Two") } });
    await asOther(BULK("unarchivePosts"), { ids });
    const second = { number: 2, html: "<p>Two</p>", publishedBy: null };
    expect(await versions(one)).toMatchObject([second, first]);
  });

  test("is by whoever scheduled it, once it is published", async () => {
    const at = new Date(graph.clock.now().getTime() + HOUR);
    const schedule = { locale: "en", status: "SCHEDULED", scheduledAt: at };
    const gone = await aMember(graph.em());
    const asGone = graph.as(withRole(Role.EDITOR, { memberId: gone.id }));
    const id = await create({ publications: [schedule] });
    const orphan = await create({});
    await asGone(
      "mutation($id: ID!, $at: DateTimeISO) { publishPost(id: $id, locale: en, at: $at) { id } }",
      { id: orphan, at },
    );
    expect(await versions(id)).toEqual([]);
    await graph.em().nativeDelete(Member, { id: gone.id });
    graph.clock.advance(HOUR);
    await publishDue(graph.em(), graph.clock.now());
    expect(await versions(id)).toMatchObject([{ number: 1, publishedBy: { displayName } }]);
    expect(await versions(orphan)).toMatchObject([{ number: 1, publishedBy: null }]);
  });

  test("stays when the profile of who published it is deleted", async () => {
    const { id: goneId } = await aMember(graph.em());
    const id = await create({});
    await graph.as(withRole(Role.EDITOR, { memberId: goneId }))(
      "mutation($id: ID!) { publishPost(id: $id, locale: en) { id } }",
      { id },
    );
    await graph.em().nativeDelete(Member, { id: goneId });
    expect(await versions(id)).toMatchObject([{ number: 1, publishedBy: null }]);
  });

  test("is kept until 50 newer ones of its language are there", async () => {
    const em = graph.em();
    const post = await aPost(em, { title: { en: crypto.randomUUID(), fr: crypto.randomUUID() } });
    const { id } = post;
    for (let n = 2; n <= 50; n += 1) {
      post.description = { en: `${n}` };
      post.noteTextChange("en", graph.clock.now());
    }
    await em.flush();
    expect((await numbers(id)).at(-1)).toBe(1);
    await update(id, { description: { en: "51" } });
    const remaining = await numbers(id);
    expect([remaining.length, remaining[0], remaining.at(-1)]).toEqual([50, 51, 2]);
    expect(await versions(id, "fr")).toMatchObject([{ number: 1 }]);
  });

  test("keeps the pictures that it shows", async () => {
    const path = await storePicture("posts", Buffer.from("a picture"), graph.context());
    const pictures = [{ src: path, alt: "A kiln" }];
    const shown = { type: "doc", content: [{ type: "pictures", attrs: { pictures } }] };
    const id = await create({ content: { en: shown }, publications: published("en") });
    await update(id, { content: { en: text("Without") } });
    for (const days of [1, 31, 1]) {
      graph.clock.advance(days * DAY);
      await deleteUnusedPictures(graph.context());
    }
    expect(await graph.em().count(UploadedPicture, { path })).toBe(1);
  });

  test("is read by those who edit posts, and by nobody else", async () => {
    const author = await aMember(graph.em());
    const { id } = await aPost(graph.em(), { author, text: "Secret glaze" });
    const [{ id: versionId }] = await versions(id);
    const READ = `{ postVersion(id: "${versionId}") { number post { id } } }`;
    expect((await asEditor(READ)).postVersion).toEqual({ number: 1, post: { id } });
    const others = [
      visitor(),
      withRole(Role.MEMBER, { memberId: author.id }),
      withRole(Role.SUPPORT),
      withRole(Role.MODERATOR),
    ];
    for (const who of others) {
      const refused = await graph.refusal(who, READ);
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(refused.extensions.code);
      const { post } = await graph.as(who)(VERSIONS, { id, locale: "en" });
      expect(post.versions).toEqual([]);
    }
  });
});
