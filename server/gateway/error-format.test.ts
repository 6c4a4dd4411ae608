import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged } from "../testing/socket.ts";

const server = await testServer();
const ID = crypto.randomUUID();

const ask = (query: string, variables = {}, as = visitor()) =>
  server.ask("POST", "/graphql", { as, body: { query, variables } });

describe("errors that callers may read", () => {
  const editor = withRole(Role.EDITOR);

  test.each([
    ["UNAUTHENTICATED", "{ users { nodes { id } } }", visitor(), "Sign in to continue"],
    ["FORBIDDEN", "{ users { nodes { id } } }", editor, "You don't have permission to do this"],
    ["NOT_FOUND", `{ post(id: "${ID}") { id } }`, visitor(), "Post not found"],
    ["INVALID", "{ publishedPosts(first: 101) { nodes { id } } }", visitor(), "Invalid input"],
  ])("carry the code %s", async (code, query, viewer, message) => {
    const { status, body } = await ask(query, {}, viewer);
    expect(status).toBe(200);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject({ message, extensions: { code } });
  });

  test("contain the invalid fields", async () => {
    const { body } = await ask("mutation { createPost(input: {}) { id } }", {}, editor);
    expect(body.errors[0].extensions).toEqual({ code: "INVALID", fields: { title: "Required" } });
  });

  test("contain the current value", async () => {
    const { id } = await aPost(server.database.em.fork());
    const { body } = await ask(
      `mutation($id: ID!) { updatePost(id: $id, input: { version: 7 }) { id } }`,
      { id },
      editor,
    );
    expect(body.errors[0].extensions).toMatchObject({ code: "CONFLICT", current: { version: 1 } });
  });
});

describe("malformed requests", () => {
  test.each([
    ["no document", "{"],
    ["an unknown field", "{ nothing }"],
    ["no operation", "fragment A on Post { id }"],
    ["an empty document", ""],
  ])("%s", async (_name, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe("MALFORMED");
  });

  test("a subscription over HTTP is told where to connect", async () => {
    const { status, body } = await ask("subscription { notificationAdded { id } }");
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({
      message: "Subscriptions need a WebSocket: connect to /graphql with graphql-transport-ws",
      extensions: { code: "MALFORMED" },
    });
  });

  test.each([
    ["that is not JSON", "application/json", 400, "MALFORMED"],
    ["of an unknown type", "text/csv", 415, "UNSUPPORTED_TYPE"],
  ])("a body %s is an error of GraphQL, too", async (_name, type, expected, code) => {
    const headers = { "content-type": type };
    const answer = await fetch(`${server.url}/graphql`, { method: "POST", headers, body: "x" });
    expect(answer.status).toBe(expected);
    const { errors } = (await answer.json()) as { errors: unknown[] };
    expect(errors).toEqual([{ message: expect.any(String), extensions: { code } }]);
  });

  test("variables of the wrong type are bad input", async () => {
    const { body } = await ask(
      "query($first: Int) { publishedPosts(first: $first) { totalCount } }",
      {
        first: "many",
      },
    );
    expect(body.errors[0].extensions.code).toBe("INVALID");
  });
});

describe("an unexpected error", async () => {
  const broken = await testServer();
  await broken.database.em.getConnection().execute("alter table members rename to lost");
  const query = "{ members { nodes { id } } }";
  const MASKED = { message: "Something went wrong", extensions: { code: "INTERNAL" } };

  test("is hidden over HTTP and logged", async () => {
    broken.log.length = 0;
    const { body, text } = await broken.ask("POST", "/graphql", { body: { query } });
    expect(body.errors).toEqual([MASKED]);
    expect(body.data).toBeNull();
    expect(text).not.toMatch(/stack|select|\.ts/);
    expect(broken.log.join()).toMatch(/relation.*members.*does not exist/);
  });

  test("is hidden over a websocket and logged", async () => {
    broken.log.length = 0;
    const socket = await acknowledged(broken);
    socket.send({ id: "1", type: "subscribe", payload: { query } });
    const { payload } = await socket.next();
    expect(payload.errors).toEqual([MASKED]);
    expect(payload.data).toBeNull();
    expect(broken.log.join()).toMatch(/relation.*members.*does not exist/);
  });
});

describe("a full disk", async () => {
  const full = await testServer();
  const connection = full.database.em.getConnection();
  await connection.execute(`
    create function no_room() returns trigger language plpgsql
      as $$ begin raise exception 'could not extend file' using errcode = '53100'; end; $$`);
  await connection.execute(
    "create trigger no_room before insert on categories for each row execute function no_room()",
  );
  const as = withRole(Role.EDITOR);
  const given = { name: { en: "Kelp" } };
  const code = "STORAGE_FULL";

  test("is named over GraphQL and logged", async () => {
    const query = "mutation($input: CreateCategoryInput!) { createCategory(input: $input) { id } }";
    full.log.length = 0;
    const body = { query, variables: { input: given } };
    const answer = await full.ask("POST", "/graphql", { as, body });
    expect(answer.body.errors[0]).toMatchObject({ extensions: { code } });
    expect(full.log.join()).toMatch(/could not extend file/);
  });

  test("is 507 over REST", async () => {
    const { status, body } = await full.ask("POST", "/api/categories", { as, body: given });
    expect({ status, body }).toMatchObject({ status: 507, body: { code } });
  });
});
