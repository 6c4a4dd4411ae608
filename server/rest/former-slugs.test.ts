import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { CategoryKind } from "../../schema/categories/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { Member } from "../../schema/members/member.ts";
import { aProjectType } from "../../schema/projects/project.builder.ts";
import { ProjectType } from "../../schema/projects/project-type.ts";
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

describe("the former URL of", () => {
  const em = () => server.database.em.fork();
  const moved = async (path: string) => {
    const { status, headers } = await server.ask("GET", path);
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  const to = (path: string) => [301, path, "private, no-store"];

  test("a profile redirects", async () => {
    const { id } = await aMember(em(), { handle: "before" });
    await em().nativeUpdate(Member, id, { handle: "after" });
    const path = "/api/members/public";
    expect(await moved(`${path}/before?locale=fr`)).toEqual(to(`${path}/after?locale=fr`));
  });

  test.each([
    [CategoryKind.BLOG, "/api/blog/categories"],
    [CategoryKind.SOLUTION, "/api/solutions/categories"],
  ])("a category of kind %s redirects in each language", async (kind, path) => {
    const { id } = await aCategory(em(), { kind, name: { en: "Old", fr: "Vieux" } });
    const slug = { en: "new", fr: "neuf" };
    await server.ask("PUT", `/api/categories/${id}`, { as: withRole(Role.EDITOR), body: { slug } });
    expect(await moved(`${path}/old`)).toEqual(to(`${path}/new`));
    expect(await moved(`${path}/vieux?locale=fr`)).toEqual(to(`${path}/neuf?locale=fr`));
    expect((await server.ask("GET", `${path}/new`)).status).toBe(200);
  });

  test("a type of projects redirects", async () => {
    const type = await aProjectType(em(), { slug: "old" });
    await em().nativeUpdate(ProjectType, type.id, { slug: "new" });
    const path = "/api/project-types/public";
    expect(await moved(`${path}/old`)).toEqual(to(`${path}/new`));
    const { body } = await server.ask("GET", `${path}/new`);
    expect(body.projectType.id).toBe(type.id);
    expect((await server.ask("GET", `${path}/nothing`)).body).toEqual({
      message: "Project type not found",
      code: "NOT_FOUND",
    });
  });
});
