import { expect, test, vi } from "vitest";
import { hashOf, User } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { demo } from "../database/demo/demo.ts";
import { TestBrowser } from "../testing/browser.ts";
import { type Answer, testServer } from "../testing/server.ts";
import { SPECIFIED_CALLS } from "./specified-calls.ts";

// Walks all calls of the specification over HTTP in the demo world, with what they create themselves.

// The demo world is large, and machines may be busy.
vi.setConfig({ testTimeout: 30_000 });

const server = await testServer({
  demo: true,
  github: { clientId: "walk", clientSecret: "walk", url: "https://github.example" },
});
const em = server.database.em.fork();
await demo(em);

const browserOf = async (email: string) => server.signedIn(await em.findOneOrFail(User, { email }));
const admin = await browserOf("admin@atelier.test");
const operator = await browserOf("operator@atelier.test");
/** Administrators only read what operators look after. */
const callersOf: Record<string, typeof admin> = { clients: operator, servers: operator };

/** A call with `{}` in place of parameters, which the specification does not name as the API does. */
const shapeOf = (call: string) => call.replace(/\{\w+\}/g, "{}").replace(/\/$/, "");

const specified = Object.values(SPECIFIED_CALLS).flatMap((calls) => Object.keys(calls));

test("the API describes each of the 113 calls", async () => {
  expect(specified).toHaveLength(113);
  const { paths } = (await server.ask("GET", "/api/openapi.json")).body;
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => shapeOf(`${method.toUpperCase()} ${path}`)),
  );
  expect(specified.filter((call) => !described.includes(shapeOf(call)))).toEqual([]);
});

/** Ids and slugs of the demo world and of what an area has created, by name. */
type Known = Record<string, string>;

interface Example {
  query?: Record<string, string | undefined>;
  body?: object;
  /** What it creates, for later calls of the area; otherwise `id` is that of what it answers. */
  created?(body: Answer["body"]): Known;
}

const first =
  (path: string, name = "slug") =>
  async () => {
    const { body } = await server.ask("GET", path, { headers: admin });
    return String(Object.values<Record<string, unknown>[]>(body).find(Array.isArray)?.[0]?.[name]);
  };

/** The parameters of areas whose examples are not their own. */
const givenTo: Record<string, Record<string, () => Promise<string>>> = {
  chat: {
    key: first("/api/chat/conversations", "conversationKey"),
    id: first("/api/chat/conversations", "id"),
  },
  comments: { post: first("/api/blog/public", "id") },
  contacts: { id: first("/api/contact", "id") },
  mail: { id: first("/api/mail/mails", "id") },
  products: { name: first("/api/products", "name") },
  projects: {
    slug: first("/api/projects/public"),
    type: first("/api/project-types", "id"),
    me: async () =>
      (await server.ask("GET", "/api/auth/session", { headers: admin })).body.user.memberId,
  },
  "projects-public": { slug: first("/api/projects/public") },
  "blog-public": { slug: first("/api/blog/public"), category: first("/api/blog/categories") },
  "solutions-public": {
    slug: first("/api/solutions/public"),
    category: first("/api/solutions/categories"),
  },
};

const NOON = { start: "2027-06-07T12:00:00Z", end: "2027-06-07T13:00:00Z" };
const TYPE = { name: { en: "Walker", fr: "Marcheur", no: "Vandrer" } };
const PROXY = { host: "walk.example", port: 8080, protocol: "http", purpose: "egress" };
const visitor = { name: "Nora", email: "nora@example.org", content: "A longer walk" };

/** Query and body of the calls that need them, with what the area knows by then. */
const EXAMPLES: Record<string, (known: Known) => Example> = {
  "POST /api/blog/posts": () => ({ body: { post: { title: "Walk", content: "On foot" } } }),
  "PUT /api/blog/posts/{id}": () => ({ body: { post: { title: { en: "Walked" } } } }),
  "POST /api/calendar/events/new": () => ({ body: { event: { title: "Walk", ...NOON } } }),
  "POST /api/calendar/events/update": ({ id }) => ({
    body: { eventId: id, event: { title: "Walked" } },
  }),
  "POST /api/calendar/events/delete": ({ id }) => ({ body: { eventId: id } }),
  "POST /api/categories": () => ({ body: { category: { name: "Walks", kind: "blog" } } }),
  "PUT /api/categories/{id}": () => ({ body: { category: { name: { en: "Hikes" } } } }),
  "POST /api/changelog/": () => ({ body: { entry: { title: "Walk", release: "9.9" } } }),
  "POST /api/changelog/{id}": () => ({ body: { entry: { title: { en: "Walked" } } } }),
  "GET /api/chat/conversation": ({ key }) => ({ query: { conversationKey: key } }),
  "GET /api/chat/conversation/mark-as-seen": ({ id }) => ({ query: { conversationId: id } }),
  "GET /api/chat/participants": ({ key }) => ({ query: { conversationKey: key } }),
  "POST /api/clients/": () => ({ body: { client: { name: "Walk", username: "walk" } } }),
  "POST /api/clients/{id}": () => ({ body: { client: { name: "Walked" } } }),
  "POST /api/servers/": () => ({ body: { server: { name: "walk-1", ...PROXY } } }),
  "POST /api/servers/{id}": () => ({ body: { server: { name: "walk-2" } } }),
  "POST /api/members/": () => ({ body: { name: "Walter Walker", memberTypes: [] } }),
  "POST /api/members/{id}": () => ({ body: { city: "Bergen" } }),
  "POST /api/membertypes/": () => ({ body: TYPE }),
  "POST /api/membertypes/{id}": () => ({ body: { order: 9 } }),
  "GET /api/blog/comments": ({ post }) => ({ query: { postId: post } }),
  "POST /api/blog/comments": ({ post }) => ({ body: { postId: post, ...visitor } }),
  "POST /api/blog/comments/{id}/reply": () => ({ body: { ...visitor, content: "A reply" } }),
  "GET /api/invoices": () => ({ query: { email: "freya@example.org" } }),
  "GET /api/payments": () => ({ query: { email: "freya@example.org" } }),
  "POST /api/jobs": () => ({ body: { job: { title: { en: "Walker" }, content: { en: "Walk" } } } }),
  "PUT /api/jobs/{id}": () => ({ body: { job: { title: { en: "Hiker" } } } }),
  "POST /api/kanban/columns/new": () => ({ body: { column: { name: "Walk" } } }),
  "POST /api/kanban/columns/update": ({ id }) => ({
    body: { columnId: id, column: { name: "Walked" } },
  }),
  "POST /api/kanban/columns/delete": ({ id }) => ({ body: { columnId: id } }),
  "GET /api/mail/mail": ({ id }) => ({ query: { mailId: id } }),
  "GET /api/products/product": ({ name }) => ({ query: { name } }),
  "POST /api/pages": () => ({ body: { page: { title: { en: "Walk" }, content: "On foot" } } }),
  "PUT /api/pages/{id}": () => ({ body: { page: { content: { en: "By bicycle" } } } }),
  "POST /api/projects": ({ type }) => ({ body: { title: { en: "Walk" }, type } }),
  "PUT /api/projects/{id}": () => ({ body: { title: { en: "Walked" } } }),
  "POST /api/projects/{id}/media": () => ({
    body: { kind: "embed", url: "https://a.example/" },
    created: ({ project }) => ({ mediaId: project.media[0].id }),
  }),
  "PUT /api/projects/{id}/media/{mediaId}": () => ({ body: { title: "Walked" } }),
  "PUT /api/projects/{id}/owners": ({ me }) => ({ body: { owners: [me] } }),
  "POST /api/projects/{id}/integrations": () => ({
    body: { kind: "website", url: "https://a.example/" },
    created: ({ integration }) => ({ integrationId: integration.id }),
  }),
  "PUT /api/projects/{id}/integrations/{integrationId}": () => ({ body: { label: "Walk" } }),
  "POST /api/projects/{id}/notes": () => ({
    body: { content: "Walk" },
    created: ({ note }) => ({ noteId: note.id }),
  }),
  "PUT /api/projects/{id}/notes/{noteId}": () => ({ body: { content: "Walked" } }),
  "GET /api/blog/public": () => ({ query: { locale: "en", page: "1", limit: "9" } }),
  "GET /api/blog/categories/{slug}": ({ category }) => ({ query: { slug: category } }),
  "GET /api/solutions/public": () => ({ query: { locale: "en", page: "1", limit: "9" } }),
  "GET /api/solutions/categories/{slug}": ({ category }) => ({ query: { slug: category } }),
  "POST /api/solutions/posts": () => ({ body: { post: { title: { en: "Walk" } } } }),
  "PUT /api/solutions/posts/{id}": () => ({ body: { post: { title: { en: "Walked" } } } }),
};

/** What is created is changed and read before it is deleted, with its parts first. */
function stage(call: string): number {
  const depth = call.split("/").length / 100;
  if (/^DELETE|\/delete$/.test(call)) return 4 - depth;
  if (call.startsWith("GET")) return 3;
  return isCreation(call) ? 1 + depth : 2;
}

const isCreation = (call: string): boolean =>
  call.startsWith("POST") && !/\{id\}$|\/(update|delete)$/.test(call);

/** The call as a URL: what is not a parameter of the path is one of the query. */
function urlOf(path: string, query: Record<string, string | undefined>, known: Known): string {
  const values = { ...known, ...query };
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no-${name}`);
  const rest = Object.entries(query).filter(([name]) => !path.includes(`{${name}}`));
  return rest.length > 0 ? `${at}?${new URLSearchParams(rest as [string, string][])}` : at;
}

const { auth = {}, ...areas } = SPECIFIED_CALLS;

/** Makes one call with what the area knows by then. */
function send(area: string, call: string, known: Known): Promise<Answer> {
  const [method = "", path = ""] = call.split(" ");
  const example = EXAMPLES[call]?.(known) ?? {};
  const { query = {}, body = path.endsWith("/delete") ? { selected: [known.id] } : undefined } =
    example;
  return server.ask(method, urlOf(path, query, known), {
    headers: callersOf[area] ?? admin,
    ...(body && { body }),
  });
}

/** What a call has created, for later calls of the area. */
function createdBy(call: string, [name = ""]: readonly string[], body: Answer["body"]): Known {
  const { created } = EXAMPLES[call]?.({}) ?? {};
  if (created) return created(body);
  return isCreation(call) ? { id: body[name].id } : {};
}

test.each(Object.entries(areas))("the calls of %s answer as specified", async (area, calls) => {
  const given = Object.entries(givenTo[area] ?? {}).map(async ([name, find]) => [
    name,
    await find(),
  ]);
  const known: Known = Object.fromEntries(await Promise.all(given));
  const inOrder = Object.entries(calls).toSorted(([one], [other]) => stage(one) - stage(other));
  for (const [call, fields] of inOrder) {
    const { status, body, text } = await send(area, call, known);
    expect([call, status], text).toEqual([call, 200]);
    expect(Object.keys(body), call).toEqual(expect.arrayContaining([...fields]));
    Object.assign(known, createdBy(call, fields, body));
  }
});

test("the calls of auth answer as specified", async () => {
  const [email, password] = ["walk@example.org", "a fjord at night"];
  await aUser(server.database.em.fork(), {
    email,
    member: await aMember(server.database.em.fork()),
    passwordHash: await hashOf(password),
  });
  const browser = new TestBrowser(server);
  const csrfToken = await browser.csrfToken();
  const callbackUrl = "/dashboard";
  const calls: Record<string, () => Promise<Answer>> = {
    "GET /api/auth/csrf": () => browser.get("/api/auth/csrf"),
    "GET /api/auth/providers": () => browser.get("/api/auth/providers"),
    "POST /api/auth/signin/{provider}": () =>
      browser.post("/api/auth/signin/github", { callbackUrl }),
    "POST /api/auth/callback/{provider}": () => browser.signIn(email, password, { callbackUrl }),
    "GET /api/auth/session": () => browser.get("/api/auth/session"),
    "POST /api/auth/session": () =>
      browser.json("/api/auth/session", { csrfToken, data: { walked: true } }),
    "POST /api/auth/heartbeat": () => browser.json("/api/auth/heartbeat", undefined),
    "POST /api/auth/change-password": () =>
      browser.json("/api/auth/change-password", {
        oldPassword: password,
        newPassword: "two fjords by day",
      }),
    "POST /api/auth/_log": () =>
      browser.send("/api/auth/_log", { level: "warn", code: "A_WALK", details: "{}" }),
    "POST /api/auth/signout": () => browser.post("/api/auth/signout", { callbackUrl }),
  };
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(auth).toSorted());
  for (const [call, send] of Object.entries(calls)) {
    const { status, body = {}, text } = await send();
    expect([call, status], text).toEqual([call, 200]);
    expect(Object.keys(body), call).toEqual(expect.arrayContaining([...(auth[call] ?? [])]));
  }
});
