import { expect, test } from "vitest";
import { hashOf, Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { REDIS_URL } from "../../schema/testing/services.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged } from "../testing/socket.ts";

// Suspension as the suspended user experiences it, over every way to sign in.

const server = await testServer({ redisUrl: REDIS_URL });
const em = () => server.database.em.fork();
const moderator = await server.signedIn(await aUser(em(), { roles: [Role.MODERATOR] }));

const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);

const graph = async (headers: Record<string, string>, query: string, variables: object) =>
  (await server.ask("POST", "/graphql", { headers, body: { query, variables } })).body;

const SUSPEND = `mutation($ids: [ID!]!, $reason: String) {
  suspendMembers(ids: $ids, reason: $reason) { ids }
}`;
const REINSTATE = "mutation($ids: [ID!]!) { reinstateMembers(ids: $ids) { ids } }";

async function someone() {
  const member = await aMember(em());
  const { email } = await aUser(em(), { member, passwordHash, roles: [Role.MEMBER] });
  const browser = new TestBrowser(server);
  const signIn = () => browser.signIn(email, PASSWORD);
  await signIn();
  const headers = { cookie: browser.cookie };
  const change = async (query: string, reason?: string) =>
    expect((await graph(moderator, query, { ids: [member.id], reason })).data).toEqual({
      [query === SUSPEND ? "suspendMembers" : "reinstateMembers"]: { ids: [member.id] },
    });
  return { member, email, browser, headers, signIn, change };
}

test("a suspension ends sessions and sockets at once; after reinstatement the user can sign in", async () => {
  const { browser, headers, signIn, change } = await someone();
  const socket = await acknowledged(server, { headers });
  await change(SUSPEND);
  expect(await socket.closed).toEqual({ code: 4310, reason: "Signed out" });
  expect(await browser.session()).toEqual({});
  await change(REINSTATE);
  expect((await signIn()).status).toBe(200);
  expect((await browser.session()).user).toBeDefined();
});

test("sign-in is refused with the reason, but only after the right password", async () => {
  const { email, browser, signIn, change } = await someone();
  await change(SUSPEND, "Advertising in comments");
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(refused.body).toEqual({
    url: "http://localhost:3000/api/auth/error?error=AccessDenied&provider=credentials",
    message: "This account is suspended",
    reason: "Advertising in comments",
  });
  const wrong = await browser.signIn(email, "another password");
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    url: "http://localhost:3000/api/auth/error?error=CredentialsSignin&provider=credentials",
  });
  expect(await browser.session()).toEqual({});
});

test("a form without a script shows the reason on the error page once", async () => {
  const { email, browser, change } = await someone();
  await change(SUSPEND, "Advertising <b>in comments</b>");
  const csrfToken = await browser.csrfToken();
  const form = { csrfToken, email, password: PASSWORD };
  const { status, headers } = await browser.send("/api/auth/callback/credentials", form);
  const place = new URL(headers.get("location") ?? "");
  expect([status, place.searchParams.get("error")]).toEqual([302, "AccessDenied"]);
  const response = await browser.get(place.pathname + place.search);
  expect(response.status).toBe(403);
  expect(response.text).toContain("<h1>Account suspended</h1>");
  expect(response.text).toContain("Advertising &lt;b&gt;in comments&lt;/b&gt;");
  const again = await browser.get(place.pathname + place.search);
  expect(again.text).toContain("<h1>Access denied</h1>");
});

test("a browser whose session a suspension ended is told so once, with the reason", async () => {
  const { browser, change } = await someone();
  await change(SUSPEND, "Advertising in comments");
  expect(await browser.session()).toEqual({});
  const place = "/api/auth/signin?error=SessionRequired";
  const { status, headers } = await browser.get(place);
  const to = new URL(headers.get("location") ?? "");
  expect([status, to.pathname, to.search]).toEqual([302, "/api/auth/error", "?error=AccessDenied"]);
  const response = await browser.get(to.pathname + to.search);
  expect(response.text).toContain("<h1>Account suspended</h1>");
  expect(response.text).toContain("Advertising in comments");
  const again = await browser.get(place);
  expect(again.headers.get("location")).toMatch(/\/auth\/login\?error=SessionRequired$/);
});

test("a session that a suspension ended does not return with reinstatement", async () => {
  const { browser, change } = await someone();
  await change(SUSPEND, "Advertising in comments");
  await change(REINSTATE);
  expect(await browser.session()).toEqual({});
  const { headers } = await browser.get("/api/auth/signin?error=SessionRequired");
  expect(headers.get("location")).toMatch(/\/auth\/login\?error=SessionRequired$/);
});

test("a suspended user cannot send messages, create groups, react or upload", async () => {
  const { member, headers, change } = await someone();
  const other = await aMember(em());
  const START = `mutation($ids: [ID!]!, $isGroup: Boolean!) {
    startConversation(input: { recipients: $ids, isGroup: $isGroup, title: "Us" }) { id }
  }`;
  const begin = (isGroup: boolean) => graph(headers, START, { ids: [other.id], isGroup });
  const id = (await begin(false)).data.startConversation.id;
  const messageId = crypto.randomUUID();
  const SEND = `mutation($conversationId: ID!, $messageId: ID!) {
    sendMessage(input: {
      conversationId: $conversationId, messageId: $messageId, message: "Hello"
    }) { id }
  }`;
  await graph(headers, SEND, { conversationId: id, messageId });
  await change(SUSPEND);

  const REACT = `mutation($messageId: ID!) {
    addReaction(messageId: $messageId, emoji: "👍") { id }
  }`;
  const again = { conversationId: id, messageId: crypto.randomUUID() };
  for (const [query, variables] of [
    [START, { ids: [other.id], isGroup: true }],
    [SEND, again],
    [REACT, { messageId }],
  ] as const) {
    const { errors } = await graph(headers, query, variables);
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
  }
  const upload = await server.ask("PUT", `/api/members/${member.id}/avatar`, {
    headers: { ...headers, "content-type": "image/png" },
    body: "x",
  });
  expect(upload.status).toBe(401);
  const file = await server.ask("POST", "/api/chat/uploads", {
    headers: { ...headers, "tus-resumable": "1.0.0", "upload-length": "1" },
  });
  expect(file.status).toBe(401);
  expect((await server.ask("GET", "/api/chat/conversations", { headers })).status).toBe(401);
});

test("a suspended user can no longer comment as a member", async () => {
  const { headers, change } = await someone();
  const post = await aPost(em());
  const comment = () =>
    server.ask("POST", "/api/blog/comments", {
      headers,
      body: { postId: post.id, content: "Nice" },
    });
  expect((await comment()).status).toBe(200);
  await change(SUSPEND);
  const refused = await comment();
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toMatchObject({ name: "Required", email: "Required" });
});
