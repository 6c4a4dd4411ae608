import { expect, test } from "vitest";
import { User } from "../../schema/accounts/index.ts";
import { LOCALES } from "../../schema/foundation/locale.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { demo } from "../database/demo/demo.ts";
import { testServer } from "../testing/server.ts";
import { routes } from "./index.ts";

// The answer of every read call about the demo world matches its description: `ask` compares them,
// here and in all other tests, so calls that write are compared, too.

const server = await testServer({ demo: true });
const em = server.database.em.fork();
await demo(em);
const project = await aProject(em, { slug: "one" });

const visitor: Record<string, string> = {};
const browserOf = async (email: string) => server.signedIn(await em.findOneOrFail(User, { email }));
const admin = await browserOf("admin@atelier.test");
const member = await browserOf("member@atelier.test");
const read = async (path: string) => (await server.ask("GET", path, { headers: member })).body;

interface Row {
  id: string;
  slug: string;
  handle: string;
  conversationKey: string;
}

const { posts } = await read("/api/blog/public?limit=100");
const { members } = await read("/api/members");
const { conversations } = await read("/api/chat/conversations");
const { jobs } = await read("/api/jobs");
const [comments] = await Promise.all(
  posts.slice(0, 1).map(({ id }: Row) => read(`/api/blog/comments?postId=${id}`)),
);

/** Example URLs for calls whose parameters are not found in the list beside them. */
const EXAMPLES: Record<string, string[]> = {
  "/api/blog/public/{slug}": posts.map(({ slug }: Row) => `/api/blog/public/${slug}`),
  "/api/blog/comments": posts.map(({ id }: Row) => `/api/blog/comments?postId=${id}`),
  "/api/blog/comments/{id}": comments.comments.map(({ id }: Row) => `/api/blog/comments/${id}`),
  "/api/members/public/{id}": members.map(({ handle }: Row) => `/api/members/public/${handle}`),
  "/api/chat/conversation": conversations.map(
    ({ conversationKey }: Row) => `/api/chat/conversation?conversationKey=${conversationKey}`,
  ),
  "/api/chat/conversation/mark-as-seen": conversations.map(
    ({ id }: Row) => `/api/chat/conversation/mark-as-seen?conversationId=${id}`,
  ),
  "/api/jobs/{id}/applications": jobs.map(({ id }: Row) => `/api/jobs/${id}/applications`),
  "/api/search": ["/api/search?search=a"],
  "/api/search/suggestions": ["/api/search/suggestions?search=fjordlis"],
  "/api/products/product": ["/api/products/product?name=saltstraumen"],
  "/api/projects/slug/{slug}": ["/api/projects/slug/one"],
  "/api/projects/{id}/like": [`/api/projects/${project.id}/like`],
  "/api/projects/{id}/integrations": [`/api/projects/${project.id}/integrations`],
  "/api/projects/{id}/notes": [`/api/projects/${project.id}/notes`],
  "/api/chat/participants": conversations.map(
    ({ conversationKey }: Row) => `/api/chat/participants?conversationKey=${conversationKey}`,
  ),
};

/** Without examples of its own, a call such as `/api/faqs/{id}` is asked for each row of `/api/faqs`. */
async function examplesOf(path: string): Promise<string[]> {
  const [, list, parameter = ""] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  if (EXAMPLES[path] || list === undefined) return EXAMPLES[path] ?? [path];
  const rows = Object.values<Record<string, string>[]>(await read(list)).find(Array.isArray);
  expect(rows, `${path} needs an example in EXAMPLES: ${list} is no list`).toBeDefined();
  return (rows ?? []).map((row) => `${list}/${row[parameter]}`);
}

const reading = routes.filter(({ method }) => method === "GET");

test.each(reading.map(({ path, query = {}, isShared = false }) => ({ path, query, isShared })))(
  "the answer of $path matches its description",
  { timeout: 30_000 },
  async ({ path, query, isShared }) => {
    const paths = await examplesOf(path);
    expect(paths.length, `The demo world has nothing for ${path}`).toBeGreaterThan(0);
    const locales = "locale" in query ? LOCALES : [undefined];
    const urls = paths.flatMap((at) =>
      locales.map((locale) =>
        locale ? `${at}${at.includes("?") ? "&" : "?"}locale=${locale}` : at,
      ),
    );
    const answers = await Promise.all(
      // what is shared has one answer for everybody
      (isShared ? [visitor] : [visitor, member, admin]).flatMap((headers) =>
        urls.map((at) => server.ask("GET", at, { headers })),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
);
