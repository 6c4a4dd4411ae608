import { describe, expect, test } from "vitest";
import { aPost } from "../../schema/blog/post.builder.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const origin = "https://atelier.example";
const secure = await testServer({ origin, origins: [origin] }, server);
const broken = await testServer();

const PATHS = ["/health", "/api/blog/public", "/api/nothing", "/graphql?query={viewer{id}}"];

describe.each(PATHS)("%s", (path) => {
  test("has security headers", async () => {
    const { headers } = await server.ask("GET", path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
    });
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });

  test("has a unique id", async () => {
    const [one, two] = [await server.ask("GET", path), await server.ask("GET", path)];
    const ids = [one, two].map(({ headers }) => headers.get("x-request-id"));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

test("over HTTPS there is an HSTS header", async () => {
  const { headers } = await secure.ask("GET", "/health");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test.each(["/api/blog/public/%E0%A4%A", "/api/%zz?category=illustration", "/api/%"])(
  "%s is refused like any other malformed call",
  async (path) => {
    const { status, body, headers } = await server.ask("GET", path);
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: "The URL cannot be decoded", code: "MALFORMED" },
    });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("an undecodable query string does not fail the request", async () => {
  expect((await server.ask("GET", "/api/blog/public?category=%E0%A4%A")).status).toBe(200);
});

/** Log lines are written after the answer was sent. */
const SOON = { timeout: 4_000 };

describe("the log", () => {
  const lines = () => server.log.map((line) => JSON.parse(line));

  test("has one line per request, with the id of the answer", async () => {
    const { headers } = await server.ask("GET", "/api/categories");
    const id = headers.get("x-request-id");
    const mine = () => lines().filter(({ reqId }) => reqId === id);
    await expect
      .poll(mine, SOON)
      .toMatchObject([
        { method: "GET", path: "/api/categories", status: 200, level: 30, msg: "request" },
      ]);
    expect(mine()[0].ms).toBeTypeOf("number");
  });

  test.each(["/fr/careers/applications/", "/fr/blog/preview/", "/share/", "/calendar/invitation/"])(
    "hides the secret of a link below %s",
    async (path) => {
      const { headers } = await server.ask("GET", `${path}kept-secret.data`);
      const id = headers.get("x-request-id");
      const mine = () => lines().filter(({ reqId, msg }) => reqId === id && msg === "request");
      await expect.poll(mine, SOON).toMatchObject([{ path: `${path}…` }]);
      expect(server.log.join()).not.toContain("kept-secret");
    },
  );

  test("contains neither a commenter's input nor a query", async () => {
    const { id: postId } = await aPost(server.database.em.fork());
    const secret = "kept.secret@example.org";
    const comment = { postId, content: "casino, viagra", name: "Mal", email: secret };
    await server.ask("POST", "/api/blog/comments", { body: comment });
    await server.ask("POST", "/api/blog/comments", { body: { ...comment, content: "" } });
    await server.ask("POST", "/api/blog/comments", { body: `{"email": "${secret}"` });
    await server.ask("GET", `/api/blog/comments?postId=${postId}&email=${secret}`);
    await server.ask("POST", "/graphql", {
      body: { query: `{ comments(postId: "${secret}") { totalCount } }` },
    });
    const { headers } = await server.ask("GET", `/api/blog/public?category=${secret}`);
    const last = headers.get("x-request-id") ?? "";
    await expect.poll(() => server.log.join("\n"), SOON).toContain(last);
    expect(server.log.join("\n")).not.toContain("kept.secret");
  });

  test("contains no input even if the database fails", { timeout: 30_000 }, async () => {
    const { id: postId } = await aPost(broken.database.em.fork());
    const connection = broken.database.em.getConnection();
    await connection.execute("alter table comments drop column spam_score");
    const body = { postId, content: "Between us", name: "Ada", email: "kept.secret@example.org" };
    const { status } = await broken.ask("POST", "/api/blog/comments", { body });
    expect(status).toBe(500);
    const log = broken.log.join("\n");
    expect(log).toContain("spam_score");
    expect(log).not.toMatch(/kept\.secret|Between us/);
  });

  test("leaves out requests that are made every few seconds", async () => {
    await server.ask("GET", "/health");
    const { headers } = await server.ask("GET", "/api/home");
    await expect.poll(() => server.log.join("\n"), SOON).toContain(headers.get("x-request-id"));
    expect(server.log.join("\n")).not.toContain("/health");
  });
});
