import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const QUERY = "query($id: ID!) { post(id: $id) { title tags } }";
const sha256Hash = createHash("sha256").update(QUERY).digest("hex");
const extensions = { persistedQuery: { version: 1, sha256Hash } };

const ask = (body: object, options = {}) =>
  server.ask("POST", "/graphql", { body: { extensions, ...body }, ...options });
const post = await aPost(server.database.em.fork(), { title: { en: "Known" } });
const draft = await aPost(server.database.em.fork(), { title: { en: "Draft" }, published: [] });

test("a document is sent once and then identified by its hash", async () => {
  const unknown = await ask({ variables: { id: post.id } });
  expect(unknown.body.errors[0].extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
  const first = await ask({ query: QUERY, variables: { id: post.id } });
  expect(first.body.data).toEqual({ post: { title: "Known", tags: [] } });
  const again = await ask({ variables: { id: post.id } });
  expect(again.body.data).toEqual(first.body.data);
  expect(again.headers.get("content-type")).toBe(first.headers.get("content-type"));
  expect(again.body.extensions.cost).toMatchObject({
    requested: first.body.extensions.cost.requested,
  });
});

describe("a document identified by its hash", () => {
  test("shows each viewer what they may see", async () => {
    await ask({ query: QUERY, variables: { id: post.id } });
    const internal = await ask({ variables: { id: draft.id } });
    expect(internal.body.errors[0]).toMatchObject({
      message: "Post not found",
      extensions: { code: "NOT_FOUND" },
    });
    const shown = await ask({ variables: { id: draft.id } }, { as: withRole(Role.EDITOR) });
    expect(shown.body.data.post.title).toBe("Draft");
  });

  test.each([{ id: 7.5 }, {}, "text", ["list"]])(
    "is refused with variables %j",
    async (variables) => {
      await ask({ query: QUERY, variables: { id: post.id } });
      const { status, body } = await ask({ variables });
      expect(status).toBe(400);
      expect(["INVALID", "MALFORMED"]).toContain(body.errors[0].extensions.code);
    },
  );

  test("is refused from another site", async () => {
    await ask({ query: QUERY, variables: { id: post.id } });
    const headers = { origin: "https://elsewhere.example" };
    expect((await ask({ variables: { id: post.id } }, { headers })).status).toBe(403);
  });
});
