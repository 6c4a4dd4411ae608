import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { Visibility } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { blog } from "./index.ts";
import { aPost } from "./post.builder.ts";
import { PreviewLink } from "./preview-link.ts";
import { DAY } from "../foundation/durations.ts";

const graph = await testGraph();
const em = () => graph.em();
const asEditor = graph.as(withRole(Role.EDITOR));

const SHARE = `mutation($postId: ID!, $locale: Locale!) {
  createPreviewLink(postId: $postId, locale: $locale) { path link { id locale expiresAt } }
}`;
const LINKS = "query($postId: ID!) { previewLinks(postId: $postId) { id locale expiresAt } }";
const END = "mutation($id: ID!) { deletePreviewLink(id: $id) }";
const OPEN = `mutation($token: String!) { openPreview(token: $token) {
  locale publishedSlug title description html tags author { displayName } categories { name }
} }`;

let drafts = 0;
const aDraft = (values: Parameters<typeof aPost>[1] = {}) =>
  aPost(em(), {
    title: { en: "Ferry", fr: "Bac" },
    slug: { en: `ferry-${(drafts += 1)}`, fr: `bac-${drafts}` },
    text: "On the fjord",
    published: [],
    ...values,
  });

/** Shares a draft and returns the link with its secret. */
async function shared(postId: string, locale = "en") {
  const { createPreviewLink } = await asEditor(SHARE, { postId, locale });
  const { path, link } = createPreviewLink;
  return { ...link, path, token: path.split("/").at(-1) ?? "" };
}

const opened = async (token: string) => (await graph.as(visitor())(OPEN, { token })).openPreview;
const ended = async (token: string) => (await graph.refusal(visitor(), OPEN, { token })).message;
const listed = async (postId: string) => (await asEditor(LINKS, { postId })).previewLinks;

describe("a preview link", () => {
  test("shows a visitor the saved draft of one language for 7 days", async () => {
    const author = await aMember(em());
    const category = await aCategory(em());
    const { id } = await aDraft({ author, categories: [category], tags: ["ink"] });
    const { path, token, expiresAt } = await shared(id, "fr");
    expect(path).toBe(`/fr/blog/preview/${token}`);
    expect(Date.parse(expiresAt)).toBe(graph.clock.now().getTime() + 7 * DAY);
    expect(await opened(token)).toMatchObject({
      locale: "fr",
      publishedSlug: null,
      title: "Bac",
      html: "<p>On the fjord</p>",
      tags: ["ink"],
      author: { displayName: author.displayName },
      categories: [{ name: category.name.en }],
    });
    await asEditor(
      `mutation($id: ID!) { updatePost(id: $id, input: { title: { fr: "Traversier" } }) { id } }`,
      { id },
    );
    expect((await opened(token)).title).toBe("Traversier");
    await graph.pass(7 * DAY);
    expect(await ended(token)).toBe("Post not found");
    expect(await listed(id)).toEqual([]);
  });

  test("does not name an author whom a visitor may not see", async () => {
    const author = await aMember(em(), { visibility: Visibility.PRIVATE });
    const { id } = await aDraft({ author });
    const { token } = await shared(id);
    expect((await opened(token)).author).toBeNull();
  });

  test("is listed without its secret, of which only a hash is stored", async () => {
    const { id } = await aDraft();
    const { token, path, ...link } = await shared(id);
    expect(await listed(id)).toEqual([link]);
    const [stored] = await em()
      .getConnection()
      .execute("select * from preview_links where id = ?", [link.id]);
    expect(JSON.stringify(stored)).not.toContain(token);
    const fields = (await asEditor(`{ __type(name: "PreviewLink") { fields { name } } }`)).__type
      .fields;
    expect(fields.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      "createdAt",
      "expiresAt",
      "id",
      "locale",
      "updatedAt",
      "version",
    ]);
  });

  test("ends when another is made for the language, and not for another language", async () => {
    const { id } = await aDraft();
    const french = await shared(id, "fr");
    const first = await shared(id);
    const second = await shared(id);
    expect(await ended(first.token)).toBe("Post not found");
    expect((await opened(second.token)).title).toBe("Ferry");
    expect((await opened(french.token)).title).toBe("Bac");
    expect(await listed(id)).toHaveLength(2);
  });

  test("ends at once when it is withdrawn", async () => {
    const { id } = await aDraft();
    const link = await shared(id);
    await asEditor(END, { id: link.id });
    expect(await ended(link.token)).toBe("Post not found");
    expect(await listed(id)).toEqual([]);
  });

  test("ends when the post is deleted or has no text in the language any more", async () => {
    const { id } = await aDraft();
    const [english, french] = [await shared(id), await shared(id, "fr")];
    await asEditor(
      `mutation($id: ID!) { updatePost(id: $id, input: { title: { fr: null } }) { id } }`,
      { id },
    );
    expect(await ended(french.token)).toBe("Post not found");
    await asEditor("mutation($id: ID!) { deletePost(id: $id) }", { id });
    expect(await ended(english.token)).toBe("Post not found");
    const withdrawn = await graph.refusal(withRole(Role.EDITOR), END, { id: english.id });
    expect(withdrawn.message).toBe("Preview link not found");
    await asEditor("mutation($ids: [ID!]!) { purgePosts(ids: $ids) { ids } }", { ids: [id] });
    expect(await em().count(PreviewLink, { post: id })).toBe(0);
  });

  test("says where the post is once the language is published, and is not made of one that is", async () => {
    const { id, slug } = await aDraft();
    const { token } = await shared(id);
    await asEditor("mutation($id: ID!) { publishPost(id: $id, locale: en) { id } }", { id });
    expect(await opened(token)).toMatchObject({ locale: "en", publishedSlug: slug.en });
    const refused = (locale: string) =>
      graph.refusal(withRole(Role.EDITOR), SHARE, { postId: id, locale });
    expect(await refused("en")).toMatchObject({ message: "This language is published" });
    expect(await refused("no")).toMatchObject({ message: "This language has no title" });
  });

  test("is deleted when it has expired", async () => {
    const { id } = await aDraft();
    await shared(id);
    await graph.pass(6 * DAY);
    await shared(id, "fr");
    await graph.pass(DAY);
    await blog.timers["delete expired preview links"]?.run(graph.context());
    const left = await em().find(PreviewLink, { post: id });
    expect(left.map(({ locale }) => locale)).toEqual(["fr"]);
  });

  test("is made, seen and withdrawn by no one who may not edit the post", async () => {
    const author = await aMember(em());
    const { id } = await aDraft({ author });
    const link = await shared(id);
    const others = [
      visitor(),
      withRole(Role.MEMBER, { memberId: author.id }),
      ...[Role.MODERATOR, Role.RECRUITER, Role.SUPPORT, Role.BILLING].map((role) => withRole(role)),
    ];
    for (const viewer of others) {
      const code = viewer.userId ? "FORBIDDEN" : "UNAUTHENTICATED";
      const tries: [string, object][] = [
        [SHARE, { postId: id, locale: "en" }],
        [LINKS, { postId: id }],
        [END, { id: link.id }],
      ];
      for (const [document, variables] of tries) {
        const { extensions } = await graph.refusal(viewer, document, variables);
        expect(extensions["code"]).toBe(code);
      }
    }
    expect((await opened(link.token)).title).toBe("Ferry");
  });
});
