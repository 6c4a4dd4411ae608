import { describe, expect, test } from "vitest";
import { hashOf } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const origin = "https://atelier.example";
const secure = await testServer({ origin, origins: [origin] }, server);
const { id: postId } = await aPost(server.database.em.fork());
const LIST = `/api/blog/comments?postId=${postId}`;

let written = 0;
/** Writes a pending comment and returns the cookie that its author got. */
async function writePending(cookie = "") {
  written += 1;
  const body = {
    postId,
    content: "Cheap casino and viagra",
    name: "Mal",
    email: `mal-${written}@example.org`,
  };
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const answer = await server.ask("POST", "/api/blog/comments", { body, headers });
  expect(answer.body.comment.status).toBe("pending");
  const set = answer.headers.getSetCookie().at(-1) ?? "";
  return { id: answer.body.comment.id as string, set, cookie: set.split(";")[0] ?? "" };
}

async function seen(cookie: string): Promise<string[]> {
  const { body } = await server.ask("GET", LIST, { headers: { cookie } });
  return body.comments.map(({ id }: { id: string }) => id);
}

test("the author of a pending comment gets a cookie that shows it only to them", async () => {
  const { id, set, cookie } = await writePending();
  expect(set).toContain("HttpOnly");
  expect(set).toContain("SameSite=Lax");
  expect(set).toContain("Path=/");
  expect(set).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
  expect(set).not.toContain("Secure");
  expect(await seen(cookie)).toEqual([id]);
  expect(await seen("")).toEqual([]);
});

test("a value that was signed for another cookie shows nothing", async () => {
  const { id, cookie } = await writePending();
  const [name = ""] = cookie.split("=", 1);
  const signedFor = (other: string) =>
    `${name}=${encodeURIComponent(server.http.signCookie(`${other}=${id}`))}`;
  expect(await seen(signedFor(name))).toEqual([id]);
  expect(await seen(signedFor("accounts"))).toEqual([]);
});

test("the cookie contains all pending comments, including those written through the graph", async () => {
  const first = await writePending();
  const second = await writePending(first.cookie);
  const graph = await server.ask("POST", "/graphql", {
    headers: { cookie: second.cookie },
    body: {
      query: `mutation($postId: ID!, $input: CommentInput!) {
        createComment(postId: $postId, input: $input) { id }
      }`,
      variables: {
        postId,
        input: { content: "More casino and viagra", name: "Mal", email: "mal@example.org" },
      },
    },
  });
  const [cookie = ""] = graph.headers.getSetCookie().at(-1)?.split(";") ?? [];
  const all = [first.id, second.id, graph.body.data.createComment.id];
  expect(new Set(await seen(cookie))).toEqual(new Set(all));
});

test("answers with pending comments are not stored in shared caches", async () => {
  const { cookie } = await writePending();
  const { headers } = await server.ask("GET", LIST, { headers: { cookie } });
  expect(headers.get("cache-control")).toBe("private, no-cache");
});

test("the author still sees it after signing in", async () => {
  const passwordHash = await hashOf("correct horse battery");
  await aUser(server.database.em.fork(), { email: "signed-in@example.org", passwordHash });
  const { id, cookie } = await writePending();
  const browser = new TestBrowser(server);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  browser.cookies.set(name, value);
  await browser.signIn("signed-in@example.org", "correct horse battery");
  expect(await browser.session()).not.toEqual({});
  expect(await seen(browser.cookie)).toContain(id);
  browser.cookies.delete(name);
  expect(await seen(browser.cookie)).not.toContain(id);
});

test("a comment that is public at once sets no cookie", async () => {
  const { id } = await aPost(server.database.em.fork());
  const body = { postId: id, content: "A kind word", name: "Ada", email: "ada@example.org" };
  const { headers } = await server.ask("POST", "/api/blog/comments", { body });
  expect(headers.getSetCookie()).toEqual([]);
});

test("over HTTPS the cookie is Secure", async () => {
  const { headers } = await secure.ask("POST", "/api/blog/comments", {
    body: { postId, content: "casino, viagra", name: "Mal", email: "secure@example.org" },
  });
  expect(headers.getSetCookie().at(-1)).toContain("Secure");
});

describe("a cookie that we did not sign is ignored:", () => {
  test.each<[string, (pending: { id: string; cookie: string }) => string]>([
    ["without a signature", ({ id }) => `held-comments=${id}`],
    ["with a forged signature", ({ id }) => `held-comments=${id}.c2lnbmF0dXJl`],
    ["with another id", ({ id, cookie }) => cookie.replace(id, crypto.randomUUID())],
    [
      "with an additional id",
      ({ id, cookie }) => cookie.replace(id, `${crypto.randomUUID()}.${id}`),
    ],
    ["that is truncated", ({ cookie }) => cookie.slice(0, -3)],
    ["that is empty", () => "held-comments="],
  ])("%s", async (_name, tampered) => {
    const shown = await seen("");
    const pending = await writePending();
    expect(await seen(tampered(pending))).toEqual(shown);
  });
});
