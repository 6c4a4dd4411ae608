import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { Post } from "../blog/post.ts";
import { Category } from "../categories/category.ts";
import { aCategory } from "../categories/category.builder.ts";
import { HOUR, SECOND } from "../foundation/durations.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { aMember } from "../members/member.builder.ts";
import { Member } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { versionClassOf } from "./document-version.ts";
import { discard, draftsIn, edited, publish, save } from "./document-draft.builder.ts";

const graph = await testGraph();
const PostVersion = versionClassOf<Post, "post">(Post);
const { em, editorProfile, editor, asEditor, published, drafted, draftsOf } = await draftsIn(graph);

describe("a draft of what is published", () => {
  test("keeps what readers see as it is, to the version", async () => {
    const { id, slug } = await published({ title: { en: "Now" }, text: "Now" });
    const READ = `query($slug: String!) { publishedPost(slug: $slug) {
      id version updatedAt title html description readingMinutes
    } }`;
    const read = (viewer: Viewer) => graph.as(viewer)(READ, { slug: slug.en });
    const before = await read(visitor());
    const item = await drafted(id, { ...edited("Later"), tags: ["later"] });
    expect(item).toMatchObject({
      title: "Now",
      draft: {
        version: 1,
        changes: { title: { en: "Later" }, tags: ["later"] },
        changedBy: { id: editorProfile.id },
      },
    });
    for (const viewer of [visitor(), withRole(Role.MEMBER)]) {
      expect(await read(viewer)).toEqual(before);
    }
  });

  test("is found by no search and in no list of readers", async () => {
    const { id } = await published({ title: { en: "Here" } });
    await drafted(id, edited("Xylographie"));
    const found = await graph.as(visitor())(
      `{ publishedPosts(search: "Xylographie") { nodes { id } } }`,
    );
    expect(found.publishedPosts.nodes).toEqual([]);
  });

  test("is read by nobody who may not edit, nor is who edits", async () => {
    const author = await aMember(em());
    const { id } = await published({ author });
    await drafted(id);
    const READ =
      "query($id: ID!) { post(id: $id) { draft { id } preview { title } changedBy { id } } }";
    const others = [
      visitor(),
      withRole(Role.MEMBER, { memberId: author.id }),
      ...[Role.MODERATOR, Role.RECRUITER, Role.SUPPORT].map((role) => withRole(role)),
    ];
    for (const viewer of others) {
      expect((await graph.as(viewer)(READ, { id })).post).toEqual({
        draft: null,
        preview: null,
        changedBy: null,
      });
    }
    expect((await asEditor(READ, { id })).post).toMatchObject({ preview: { title: "Later" } });
  });

  test("is saved, published and discarded by nobody who may not edit", async () => {
    const { id } = await published();
    await drafted(id);
    for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.MODERATOR)]) {
      const code = viewer.userId ? "FORBIDDEN" : "UNAUTHENTICATED";
      for (const operation of [save("Post"), publish("Post"), discard("Post")]) {
        const { extensions } = await graph.refusal(viewer, operation, { id, input: {} });
        expect(extensions["code"]).toBe(code);
      }
    }
    expect(await draftsOf(id)).toBe(1);
  });

  test("is published at once, with a version of it and what is sent with it", async () => {
    const { id } = await published({ title: { en: "Now" } });
    await drafted(id, edited("Later"));
    const input = { description: { en: "Also" } };
    const { item } = await asEditor(publish("Post"), { id, input });
    expect(item).toMatchObject({ title: "Later", html: "<p>Later</p>", draft: null });
    const versions = await em().find(PostVersion, { post: id }, { orderBy: { number: "asc" } });
    expect(versions.at(-1)).toMatchObject({ title: "Later", description: "Also" });
    expect(await draftsOf(id)).toBe(0);
  });

  test("is discarded without a trace", async () => {
    const { id } = await published({ title: { en: "Now" } });
    await drafted(id);
    const { item } = await asEditor(discard("Post"), { id });
    expect(item).toEqual({ id, title: "Now", draft: null });
  });

  test("ends when what was changed is changed back", async () => {
    const { id } = await published({ title: { en: "Now" } });
    await drafted(id, { title: { en: "Later" } });
    expect((await drafted(id, { title: { en: "Now" } })).draft).toBeNull();
  });

  test("has of a language that is not published nothing: its text is saved", async () => {
    const { id } = await published({ title: { en: "Now", fr: "Maintenant" }, published: ["en"] });
    const { draft } = await drafted(id, { title: { en: "Later", fr: "Ensuite" } });
    expect(draft.changes).toEqual({ title: { en: "Later" } });
    const { post } = await asEditor("query($id: ID!) { post(id: $id) { title(locale: fr) } }", {
      id,
    });
    expect(post.title).toBe("Ensuite");
  });

  test("of a language that is unpublished becomes its text", async () => {
    const { id } = await published({ title: { en: "Now" }, published: ["en"] });
    await drafted(id, { title: { en: "Later" } });
    const unpublished = { publications: [{ locale: "en", status: "DRAFT" }] };
    expect(await drafted(id, unpublished)).toMatchObject({ title: "Later", draft: null });
  });

  test("does not delay another language that is published", async () => {
    const { id } = await published({ title: { en: "Now", fr: "Maintenant" }, published: ["en"] });
    await drafted(id, {
      title: { en: "Later", fr: "Ensuite" },
      publications: [{ locale: "fr", status: "PUBLISHED" }],
    });
    const { post } = await graph.as(visitor())(
      "query($id: ID!) { post(id: $id) { languages fr: title(locale: fr) en: title(locale: en) } }",
      { id },
    );
    expect(post).toEqual({ languages: ["en", "fr"], fr: "Ensuite", en: "Now" });
  });

  test("is refused what an update is refused", async () => {
    const { id } = await published();
    const wrong: [object, object][] = [
      [{ title: { en: "x".repeat(161) } }, { "title.en": "At most 160 characters" }],
      [{ cover: "javascript:alert(1)" }, { cover: expect.any(String) }],
    ];
    for (const [input, fields] of wrong) {
      const { extensions } = await graph.refusal(editor, save("Post"), { id, input });
      expect(extensions).toMatchObject({ code: "INVALID", fields });
    }
    const content = { en: { type: "doc", content: [{ type: "script" }] } };
    const { extensions } = await graph.refusal(editor, save("Post"), { id, input: { content } });
    expect(extensions["code"]).toBe("INVALID");
    expect(await draftsOf(id)).toBe(0);
  });

  test("is deleted with its document", async () => {
    const { id } = await published();
    await drafted(id);
    await asEditor("mutation($id: ID!) { deletePost(id: $id) }", { id });
    expect(await draftsOf(id)).toBe(1);
    await asEditor("mutation($ids: [ID!]!) { purgePosts(ids: $ids) { ids } }", { ids: [id] });
    expect(await draftsOf(id)).toBe(0);
  });

  test("that is begun after a preview link was made is not shown by it", async () => {
    const { id, slug } = await published({ title: { en: "Now" } });
    await drafted(id);
    const SHARE = `mutation($postId: ID!) { createPreviewLink(postId: $postId, locale: en) { path } }`;
    const { path } = (await asEditor(SHARE, { postId: id })).createPreviewLink;
    await asEditor(publish("Post"), { id, input: {} });
    await graph.pass(SECOND);
    await drafted(id, edited("Secret"));
    const OPEN = "mutation($token: String!) { openPreview(token: $token) { title publishedSlug } }";
    const { openPreview } = await graph.as(visitor())(OPEN, { token: path.split("/").at(-1) });
    expect(openPreview).toEqual({ title: "Later", publishedSlug: slug.en });
  });

  test("ends when its author is the former one again", async () => {
    const [author, other] = [await aMember(em()), await aMember(em())];
    const { id } = await published({ author });
    expect((await drafted(id, { authorId: other.id })).draft).not.toBeNull();
    expect((await drafted(id, { authorId: author.id })).draft).toBeNull();
  });

  test("marks its document in the lists of editors, which list those with one alone", async () => {
    const name = crypto.randomUUID();
    const { id } = await published({ title: { en: `${name} drafted` } });
    await published({ title: { en: name } });
    await drafted(id);
    const LIST = `query($filter: PostFilter) {
      posts(filter: $filter) { totalCount nodes { id draft { version } } }
      postCounts(filter: $filter) { all published draft }
    }`;
    const filter = { search: name, hasDraft: true };
    const listed = { totalCount: 1, nodes: [{ id, draft: { version: 1 } }] };
    expect(await asEditor(LIST, { filter })).toEqual({
      posts: listed,
      postCounts: { all: 1, published: 1, draft: 0 },
    });
    expect((await asEditor(LIST, { filter: { search: name } })).posts.totalCount).toBe(2);
    const SELECT = "mutation($filter: PostFilter!) { selectPosts(filter: $filter) { count } }";
    expect((await asEditor(SELECT, { filter })).selectPosts.count).toBe(1);
    await asEditor(discard("Post"), { id });
    expect((await asEditor(LIST, { filter })).posts.totalCount).toBe(0);
  });

  test("waits for review until it is withdrawn, published or discarded", async () => {
    const name = crypto.randomUUID();
    const { id } = await published({ title: { en: name } });
    const SUBMIT = `mutation($id: ID!, $input: UpdatePostInput!, $inReview: Boolean) {
      item: savePostDraft(id: $id, input: $input, inReview: $inReview) {
        draft { inReviewSince changes }
      }
    }`;
    const submit = async (inReview: boolean | null, input = {}) =>
      (await asEditor(SUBMIT, { id, input, inReview })).item.draft;
    const LIST = `{ posts(filter: { search: "${name}", draftInReview: true }) { nodes { id } } }`;
    const listed = async () => (await asEditor(LIST)).posts.nodes;
    const changes = { title: { en: `${name} later` } };
    expect(await submit(null, changes)).toEqual({ inReviewSince: null, changes });
    expect(await listed()).toEqual([]);
    const since = graph.clock.now().toISOString();
    expect(await submit(true)).toEqual({ inReviewSince: since, changes });
    expect(await listed()).toEqual([{ id }]);
    graph.clock.advance(HOUR);
    // what a reviewer corrects is still reviewed
    const corrected = { title: { en: `${name} corrected` } };
    expect(await submit(null, corrected)).toEqual({ inReviewSince: since, changes: corrected });
    expect(await submit(false)).toEqual({ inReviewSince: null, changes: corrected });
    expect(await listed()).toEqual([]);
    await submit(true);
    await asEditor(publish("Post"), { id, input: {} });
    expect(await listed()).toEqual([]);
  });

  test("is published without a category and an author that were deleted since", async () => {
    const [author, other] = [await aMember(em()), await aMember(em())];
    const [now, later, gone] = [
      await aCategory(em()),
      await aCategory(em()),
      await aCategory(em()),
    ];
    const { id } = await published({ author, categories: [now] });
    const categoryIds = [later.id, gone.id];
    await drafted(id, { title: { en: "Later" }, authorId: other.id, categoryIds });
    await em().nativeUpdate(Category, gone.id, { deletedAt: graph.clock.now() });
    await em().nativeUpdate(Member, other.id, { deletedAt: graph.clock.now() });
    const unknown = { categoryIds: [crypto.randomUUID()] };
    const { message } = await graph.refusal(editor, publish("Post"), { id, input: unknown });
    expect(message).toBe("Category not found");
    await asEditor(publish("Post"), { id, input: { categoryIds: [...categoryIds, now.id] } });
    const READ = "query($id: ID!) { post(id: $id) { title author { id } categories { id } } }";
    const { post } = await asEditor(READ, { id });
    expect(post).toMatchObject({ title: "Later", author: { id: author.id } });
    const ids = post.categories.map((category: { id: string }) => category.id);
    expect(new Set(ids)).toEqual(new Set([later.id, now.id]));
  });

  test("ends when its categories are the former ones again, in whatever order", async () => {
    const [one, two] = [await aCategory(em()), await aCategory(em())];
    const { id } = await published({ categories: [one, two] });
    expect((await drafted(id, { categoryIds: [two.id] })).draft).not.toBeNull();
    expect((await drafted(id, { categoryIds: [two.id, one.id] })).draft).toBeNull();
  });

  test("shows its author and categories by a preview link", async () => {
    const [author, other] = [await aMember(em()), await aMember(em())];
    const [now, later] = [await aCategory(em()), await aCategory(em())];
    const { id } = await published({ author, categories: [now] });
    await drafted(id, { authorId: other.id, categoryIds: [later.id] });
    const SHARE = `mutation($postId: ID!) { createPreviewLink(postId: $postId, locale: en) { path } }`;
    const { path } = (await asEditor(SHARE, { postId: id })).createPreviewLink;
    const OPEN =
      "mutation($token: String!) { openPreview(token: $token) { author { id } categories { id } } }";
    const opened = async () =>
      (await graph.as(visitor())(OPEN, { token: path.split("/").at(-1) })).openPreview;
    const drafts = { author: { id: other.id }, categories: [{ id: later.id }] };
    expect(await opened()).toEqual(drafts);
    await drafted(id, { authorId: null, categoryIds: [] });
    expect(await opened()).toEqual({ author: null, categories: [] });
  });

  test("is what a preview link shows until it is published", async () => {
    const { id, slug } = await published({ title: { en: "Now" } });
    const SHARE = `mutation($postId: ID!) { createPreviewLink(postId: $postId, locale: en) { path } }`;
    const { message } = await graph.refusal(editor, SHARE, { postId: id });
    expect(message).toBe("This language is published");
    await drafted(id);
    const { path } = (await asEditor(SHARE, { postId: id })).createPreviewLink;
    const token = path.split("/").at(-1);
    const OPEN =
      "mutation($token: String!) { openPreview(token: $token) { title html publishedSlug } }";
    const opened = async () => (await graph.as(visitor())(OPEN, { token })).openPreview;
    expect(await opened()).toEqual({ title: "Later", html: "<p>Later</p>", publishedSlug: null });
    await asEditor(publish("Post"), { id, input: {} });
    expect(await opened()).toMatchObject({ title: "Later", publishedSlug: slug.en });
  });
});

describe("who saves over someone else", () => {
  const CONFLICT = { code: "CONFLICT", current: { version: expect.any(Number) } };

  test("is refused if the draft was changed since, and reads who changed it", async () => {
    const { id } = await published();
    await drafted(id, edited("First"));
    for (const draft of [0, 2]) {
      const variables = { id, input: edited("Second"), draft };
      for (const operation of [save("Post"), publish("Post"), discard("Post")]) {
        const { extensions } = await graph.refusal(editor, operation, variables);
        expect(extensions).toMatchObject(CONFLICT);
      }
    }
    const { item } = await asEditor(save("Post"), { id, input: edited("Second"), draft: 1 });
    expect(item.draft).toMatchObject({ version: 2, changes: { title: { en: "Second" } } });
  });

  test("is refused if someone else discards or publishes the draft at the same time", async () => {
    for (const ending of [discard("Post"), publish("Post")]) {
      const { id } = await published();
      await drafted(id);
      const both = await Promise.allSettled([
        asEditor(save("Post"), { id, input: edited("Second"), draft: 1 }),
        asEditor(ending, { id, input: {}, draft: 1 }),
      ]);
      expect(both.filter(({ status }) => status === "rejected")).toHaveLength(1);
    }
  });

  test("is refused if the draft was published or discarded since", async () => {
    const { id } = await published();
    await drafted(id);
    await asEditor(discard("Post"), { id });
    const variables = { id, input: edited("Second"), draft: 1 };
    const { extensions } = await graph.refusal(editor, save("Post"), variables);
    expect(extensions).toMatchObject(CONFLICT);
  });

  test("is refused if the document was changed since, and reads who changed it", async () => {
    const { id, version } = await published();
    const UPDATE = `mutation($id: ID!) { updatePost(id: $id, input: { title: { en: "Theirs" } }) { id } }`;
    await asEditor(UPDATE, { id });
    const variables = { id, input: { ...edited(), version } };
    for (const operation of [save("Post"), publish("Post")]) {
      const { extensions } = await graph.refusal(editor, operation, variables);
      expect(extensions).toMatchObject(CONFLICT);
    }
    const { post } = await asEditor("query($id: ID!) { post(id: $id) { changedBy { id } } }", {
      id,
    });
    expect(post.changedBy).toEqual({ id: editorProfile.id });
  });
});
