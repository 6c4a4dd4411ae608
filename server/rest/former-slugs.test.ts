import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const post = await aPost(server.database.em.fork(), {
  title: { en: "Formerly", fr: "Autrefois", no: "Tidligere" },
  published: ["fr", "no"],
});
const change = (body: object) =>
  server.ask("PUT", `/api/blog/posts/${post.id}`, { as: withRole(Role.EDITOR), body });
const ask = (path: string, method = "GET") => server.ask(method, `/api/blog/public/${path}`);
const locationOf = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.get("location")];
};
await change({ slug: { en: "later", fr: "plus-tard", no: "senere" } });

test("a former slug redirects to the current one in its language", async () => {
  expect(await locationOf("autrefois?locale=fr")).toEqual([
    301,
    "/api/blog/public/plus-tard?locale=fr",
  ]);
  expect(await locationOf("tidligere/?locale=no&page=2")).toEqual([
    301,
    "/api/blog/public/senere?locale=no",
  ]);
  const { status, body } = await ask("plus-tard?locale=fr");
  expect(status).toBe(200);
  expect(body.post.id).toBe(post.id);
  expect((await ask("autrefois?locale=fr", "HEAD")).status).toBe(301);
});

test("the redirect is not cached, because the slug may be used again", async () => {
  const former = await ask("autrefois?locale=fr");
  expect(former.headers.get("cache-control")).toBe("private, no-store");
  expect(former.body).toEqual({
    message: "Post not found",
    code: "NOT_FOUND",
    movedTo: "plus-tard",
  });
  await change({ slug: { fr: "autrefois" } });
  expect((await ask("autrefois?locale=fr")).status).toBe(200);
  expect(await locationOf("plus-tard?locale=fr")).toEqual([
    301,
    "/api/blog/public/autrefois?locale=fr",
  ]);
  await change({ slug: { fr: "plus-tard" } });
  expect((await ask("autrefois?locale=fr")).status).toBe(301);
});

test.each(["formerly", "autrefois", "autrefois?locale=no"])(
  "%s is not a former slug of a published post",
  async (path) => {
    expect(await locationOf(path)).toEqual([404, null]);
  },
);

test("the former slug of an unpublished post is not found", async () => {
  await change({ publish: { no: { status: "draft" } } });
  const { status, body } = await ask("tidligere?locale=no");
  expect(status).toBe(404);
  expect(body).toEqual({ message: "Post not found", code: "NOT_FOUND" });
});
