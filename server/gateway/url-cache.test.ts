import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const origin = "https://atelier.example";
const server = await testServer();
const secure = await testServer({ origin, origins: [origin] }, server);
const em = server.database.em.fork();
await aPost(em, { title: { en: "Kept", fr: "Gardé" } });
const owner = await aMember(em, { handle: "kept" });
await aProject(em, { title: { en: "Kept", fr: "Gardé" }, owners: [owner] });

const PATHS = [
  "/api/blog/public",
  "/api/blog/public/kept",
  "/api/blog/public/kept/",
  "/api/blog/categories",
  "/api/projects/public",
  "/api/projects/public/kept",
  "/api/projects/public/kept/",
  "/api/project-types/public",
  "/api/members/public",
  "/api/members/public/kept",
  "/api/sitemap",
];

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** The raw response, without the date and the id, which differ between requests. */
async function answer(url: string, { method = "GET", headers = {} }: RequestOptions = {}) {
  const outgoing = request(url, { method, headers }).end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const head = response.rawHeaders.map((part, i, all) =>
    /^(date|x-request-id)$/i.test(all[i - 1] ?? "") ? "…" : part,
  );
  return { status: response.statusCode, head, body: await text(response) };
}

/** The same page at a URL that nobody has requested yet. */
const anew = (url: string, options?: RequestOptions) =>
  answer(`${url}?${crypto.randomUUID()}`, options);

async function again(url: string, options?: RequestOptions) {
  await answer(url);
  return answer(url, options);
}

describe.each([
  ["HTTP", server],
  ["HTTPS", secure],
])("a cached page over %s", (_, { url }) => {
  test.each(PATHS)("%s is the same as the first time, byte for byte", async (path) => {
    const first = await anew(url + path);
    expect(first.status).toBe(200);
    expect(await again(url + path)).toEqual(first);
  });

  test.each(PATHS)("%s answers 304 to a client that has it", async (path) => {
    const { head } = await answer(url + path);
    const known = { headers: { "if-none-match": head[head.indexOf("etag") + 1] ?? "" } };
    const first = await anew(url + path, known);
    expect(first).toMatchObject({ status: 304, body: "" });
    expect(await again(url + path, known)).toEqual(first);
  });

  test.each(PATHS)("%s answers HEAD with headers only", async (path) => {
    const head = { method: "HEAD" };
    const first = await anew(url + path, head);
    expect(first).toMatchObject({ status: 200, body: "" });
    expect(await again(url + path, head)).toEqual(first);
  });
});

test("other methods do not get the cached page", async () => {
  const path = "/api/blog/public";
  expect((await again(server.url + path, { method: "POST" })).status).toBe(405);
  expect((await again(server.url + path, { method: "OPTIONS" })).status).toBe(204);
});

test("a page first requested by HEAD is complete for the next GET", async () => {
  const url = `${server.url}/api/blog/public?limit=9`;
  await answer(url, { method: "HEAD" });
  const { headers } = await fetch(url);
  await answer(url, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect(await answer(url)).toEqual(await anew(`${server.url}/api/blog/public`));
});

test("a cached page is invalidated when its post is deleted", async () => {
  const { id } = await aPost(em, { title: { en: "Withdrawn" } });
  const path = "/api/blog/public/withdrawn";
  expect((await again(server.url + path)).status).toBe(200);
  const query = `mutation { unpublishPost(id: "${id}", locale: en) { id } }`;
  await server.ask("POST", "/graphql", { as: withRole(Role.EDITOR), body: { query } });
  expect((await answer(server.url + path)).status).toBe(404);
});

test("every cached response has its own log line and id", async () => {
  const path = "/api/blog/public/kept";
  await server.ask("GET", path);
  const answers = [await server.ask("GET", path), await server.ask("GET", path)];
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(ids[0]).not.toBe(ids[1]);
  const lines = () => server.log.map((line) => JSON.parse(line));
  for (const id of ids) {
    await expect
      .poll(() => lines().filter(({ reqId }) => reqId === id))
      .toMatchObject([{ method: "GET", path, status: 200, level: 30, msg: "request" }]);
  }
});
