import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { Post } from "../../schema/blog/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const get = (path: string) => server.ask("GET", path);
const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

const author = await aMember(em(), { role: { en: "Designer" }, headline: { en: "Draws." } });
const sound = await aCategory(em(), { name: { en: "Sound", fr: "Son" } });
const english: string[] = [];
for (let n = 1; n <= 11; n += 1) {
  const { slug } = await aPost(em(), {
    title: { en: `Number ${n}` },
    categories: n % 2 ? [sound] : [],
  });
  english.unshift(slug.en ?? "");
}
const ferry = await aPost(em(), {
  title: { en: "A night ferry", fr: "Un ferry de nuit", no: "En nattferge" },
  description: { en: "On the water", fr: "Sur l'eau" },
  published: ["en", "fr"],
  text: "Words & words",
  tags: ["ink"],
  author,
  categories: [sound],
});
english.unshift("a-night-ferry");

describe("the list of a language", () => {
  test("has nine posts a page, newest first", async () => {
    const { status, body } = await get("/api/blog/public");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["posts", "pagination"]);
    expect(slugsOf(body.posts)).toEqual(english.slice(0, 9));
    expect(body.pagination).toEqual({
      page: 1,
      limit: 9,
      totalCount: 12,
      totalPages: 2,
      hasMore: true,
    });
  });

  test("has further pages and a last one", async () => {
    const second = await get("/api/blog/public/?page=2&locale=en");
    expect(slugsOf(second.body.posts)).toEqual(english.slice(9));
    expect(second.body.pagination).toMatchObject({ page: 2, hasMore: false });
    const third = await get("/api/blog/public?page=3");
    expect(third.body).toMatchObject({ posts: [], pagination: { page: 3, hasMore: false } });
  });

  test("contains what cards show of a post", async () => {
    const { body } = await get("/api/blog/public?locale=fr");
    expect(body.pagination.totalCount).toBe(1);
    expect(body.posts).toEqual([
      {
        id: ferry.id,
        slug: "un-ferry-de-nuit",
        title: "Un ferry de nuit",
        description: "Sur l'eau",
        cover: null,
        author: {
          id: author.id,
          handle: author.handle,
          name: author.displayName,
          avatar: null,
        },
        categories: [{ id: sound.id, slug: "son", name: "Son" }],
        publishedAt: ferry.publishedAt.fr,
        readingMinutes: 1,
        commentCount: 0,
        featured: false,
        metadata: { languages: ["en", "fr"], noindex: false },
      },
    ]);
  });

  test.each(["sound", "son"])("is filtered by a category, given as %s", async (category) => {
    const { body } = await get(`/api/blog/public?category=${category}&limit=3`);
    expect(body.pagination).toEqual({
      page: 1,
      limit: 3,
      totalCount: 7,
      totalPages: 3,
      hasMore: true,
    });
    expect(slugsOf(body.posts)).toEqual(["a-night-ferry", "number-11", "number-9"]);
  });

  test("is empty for an unknown category", async () => {
    const { status, body } = await get("/api/blog/public?category=nothing");
    expect(status).toBe(200);
    expect(body).toMatchObject({ posts: [], pagination: { totalCount: 0, totalPages: 0 } });
  });

  test.each([
    ["search=night", ["a-night-ferry"]],
    ["search=NIGHT%20fer", ["a-night-ferry"]],
    ["search=nobody-wrote-this", []],
    ["search=%20", ["a-night-ferry", "number-11"]],
    ["search=%26", []],
    ["sort=oldest", ["number-1", "number-2"]],
    ["sort=oldest&search=number", ["number-1", "number-2"]],
    ["sort=oldest&category=sound", ["number-1", "number-3"]],
    ["tag=nothing", []],
  ])("is filtered by ?%s", async (query, found) => {
    const { status, body } = await get(`/api/blog/public?limit=2&${query}`);
    expect([status, slugsOf(body.posts)]).toEqual([200, found]);
  });

  test("is filtered by tag and sorted by comments, in a language that the posts have", async () => {
    const quiet = await aPost(em(), {
      title: { fr: "Encre calme" },
      tags: ["encre", "papier"],
      published: ["fr"],
    });
    const loud = await aPost(em(), {
      title: { fr: "Encre vive" },
      tags: ["encre"],
      published: ["fr"],
    });
    await aComment(em(), { post: loud });
    await aPost(em(), { tags: ["encre"], published: [] });
    const idsOf = async (query: string) =>
      (await get(`/api/blog/public?locale=fr&${query}`)).body.posts.map(({ id }: Post) => id);
    expect(await idsOf("tag=Encre&sort=oldest")).toEqual([quiet.id, loud.id]);
    expect(await idsOf("tag=papier")).toEqual([quiet.id]);
    expect((await idsOf("sort=discussed"))[0]).toBe(loud.id);
    expect(await idsOf("sort=discussed&tag=papier")).toEqual([quiet.id]);
    for (const { id } of [quiet, loud]) await em().nativeDelete(Post, id);
  });

  test.each([
    ["page=0", { page: "At least 1" }],
    ["page=x", { page: "A whole number" }],
    ["page=1.5", { page: "A whole number" }],
    ["limit=x", { limit: "A whole number" }],
    ["limit=-1", { limit: "Between 0 and 1000" }],
    ["limit=101", { limit: "Between 0 and 100" }],
    ["sort=loudest", { sort: "One of: newest, oldest, discussed" }],
  ])("is refused with ?%s", async (query, fields) => {
    const { status, body } = await get(`/api/blog/public?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "INVALID", fields });
  });

  test("uses the last of a repeated parameter and the default for an empty one", async () => {
    expect((await get("/api/blog/public?page=9&page=2")).body.pagination.page).toBe(2);
    expect((await get("/api/blog/public?page=&limit=&locale=&category=")).body.pagination).toEqual(
      (await get("/api/blog/public")).body.pagination,
    );
  });

  test("is the public one for editors, too", async () => {
    await aPost(em(), { published: [] });
    const { body } = await server.ask("GET", "/api/blog/public", { as: withRole(Role.EDITOR) });
    expect(body.pagination.totalCount).toBe(12);
  });
});

describe("a post", () => {
  test.each(["", "/"])("is read by its slug, with %j at the end", async (end) => {
    const { status, body } = await get(`/api/blog/public/a-night-ferry${end}?locale=en`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["post"]);
    expect(body.post).toMatchObject({
      id: ferry.id,
      title: "A night ferry",
      content: "<p>Words &amp; words</p>",
      contents: [],
      tags: ["ink"],
      enableComments: true,
      author: { handle: author.handle, role: "Designer", headline: "Draws." },
      previous: { slug: "number-11", title: "Number 11" },
      next: null,
      metadata: {
        languages: ["en", "fr"],
        slugs: { en: "a-night-ferry", fr: "un-ferry-de-nuit" },
        title: null,
        description: null,
      },
    });
    expect(slugsOf(body.post.related)).toEqual(["number-11", "number-9", "number-7"]);
  });

  test("that is not available in a language names the others", async () => {
    const { status, body } = await get("/api/blog/public/a-night-ferry?locale=no");
    expect(status).toBe(404);
    expect(body).toEqual({
      message: "Post not available in no",
      code: "NOT_FOUND",
      available: { en: "a-night-ferry", fr: "un-ferry-de-nuit" },
    });
  });

  test.each(["nothing-here", "en-nattferge?locale=no", "%20", "%F0%9F%98%80"])(
    "%s is not found",
    async (slug) => {
      const { status, body } = await get(`/api/blog/public/${slug}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: "Post not found", code: "NOT_FOUND" });
    },
  );
});

describe("an unchanged answer is not sent again", () => {
  test.each([
    "/api/blog/public",
    "/api/blog/public/a-night-ferry",
    "/api/blog/categories",
    "/api/blog/categories/sound",
    "/api/categories",
    `/api/blog/comments?postId=${ferry.id}`,
    `/api/members/public/${author.handle}`,
    "/api/home",
    "/api/sitemap",
  ])("%s", async (path) => {
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    const etag = first.headers.get("etag") ?? "";
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await server.ask("GET", path, { headers: { "if-none-match": match } });
      expect(again.status).toBe(304);
      expect(again.text).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
    }
    const changed = await server.ask("GET", path, { headers: { "if-none-match": '"other"' } });
    expect(changed.status).toBe(200);
    expect(changed.text).toBe(first.text);
  });

  test.each([`/api/blog/comments?postId=${ferry.id}`, "/api/home"])(
    "%s depends on the viewer",
    async (path) => {
      const { headers } = await server.ask("GET", path, { as: withRole(Role.MEMBER) });
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.get("vary")).toContain("cookie");
    },
  );

  test("a public page is the same for everyone, even for viewers who may see more", async () => {
    const draft = await aPost(em(), { title: { en: "Not yet" }, published: [] });
    const asVisitor = await get("/api/blog/public");
    const asEditor = await server.ask("GET", "/api/blog/public", { as: withRole(Role.EDITOR) });
    expect(asEditor.text).toBe(asVisitor.text);
    expect(asEditor.headers.get("cache-control")).toBe("public, no-cache");
    const one = await server.ask("GET", `/api/blog/public/${draft.slug.en}`, {
      as: withRole(Role.EDITOR),
    });
    expect(one.status).toBe(404);
  });

  test("and a change is visible", async () => {
    const path = "/api/blog/public?locale=no";
    const etag = (await get(path)).headers.get("etag") ?? "";
    await aPost(em(), { title: { no: "Nytt" } });
    const again = await server.ask("GET", path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(200);
    expect(slugsOf(again.body.posts)).toEqual(["nytt"]);
  });

  test("errors are not cached", async () => {
    const { headers } = await get("/api/blog/public/nothing-here");
    expect(headers.get("etag")).toBeNull();
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

test.each(["/api/blog/public/%00", "/api/blog/categories/%00", "/api/members/public/%00"])(
  "%s, which no column can store, is not found",
  async (path) => {
    const { status } = await server.ask("GET", path);
    expect(status).toBe(404);
  },
);
