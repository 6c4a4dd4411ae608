import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { Faq } from "../../schema/faqs/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { Visibility } from "../../schema/members/index.ts";
import { aPage } from "../../schema/pages/page.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { aJob } from "../../schema/jobs/job.builder.ts";
import { aSolution } from "../../schema/solutions/solution.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = server.database.em.fork();
const found = async (search: string, locale = "en") =>
  (await server.ask("GET", `/api/search?locale=${locale}&search=${encodeURIComponent(search)}`))
    .body;
const titles = (group: { found: { title: string }[] }) => group.found.map(({ title }) => title);

await aPost(em, { title: { en: "A kelp forest", fr: "Une forêt de varech" }, published: ["en"] });
await aProject(em, { title: { en: "Kelp prints" }, published: ["en"] });
await aProject(em, { title: { en: "Kelp for friends" }, visibility: "unlisted" });
await aProject(em, { title: { en: "Kelp in private" }, visibility: "private" });
await aProject(em, { title: { en: "Kelp to come" }, published: [] });
await aSolution(em, { title: { en: "Kelp on demand" } });
await aSolution(em, { title: { en: "Kelp in draft" }, published: [] });
await aJob(em, { title: { en: "Kelp farmer" } });
await aJob(em, { title: { en: "Kelp diver" }, closedAt: new Date() });
await aJob(em, { title: { en: "Kelp in secret" }, isDraft: true });
await aPage(em, { title: { en: "Kelp licences" } });
await aPage(em, { title: { en: "Kelp drafts" }, published: [] });
await aMember(em, { displayName: "Kelpie Moe" });
await aMember(em, { displayName: "Kelp Unlisted", visibility: Visibility.UNLISTED });
const question = { en: "What is kelp?" };
await em
  .persist(Object.assign(new Faq(), { question, answer: { en: "A plant of the sea." } }))
  .flush();

test("the search finds what the public sees, of each kind, and nothing else", async () => {
  const body = await found("KELP");
  expect(titles(body.posts)).toEqual(["A kelp forest"]);
  expect(titles(body.projects)).toEqual(["Kelp prints"]);
  expect(titles(body.solutions)).toEqual(["Kelp on demand"]);
  expect(body.solutions.found[0].path).toBe("/solutions/kelp-on-demand");
  expect(titles(body.jobs)).toEqual(["Kelp farmer"]);
  expect(body.jobs.found[0].path).toBe("/careers/kelp-farmer");
  expect(titles(body.pages)).toEqual(["Kelp licences"]);
  expect(body.pages.found[0].path).toBe("/page/kelp-licences");
  expect(titles(body.members)).toEqual(["Kelpie Moe"]);
  expect(titles(body.faqs)).toEqual(["What is kelp?"]);
  expect(body.projects.totalCount).toBe(1);
  expect(body.posts.found[0].path).toBe("/blog/a-kelp-forest");
});

test("the search is in one language: unpublished translations are not found", async () => {
  const body = await found("varech", "fr");
  expect(Object.values(body).flatMap((group) => titles(group as never))).toEqual([]);
});

test("a signed-in admin searches what visitors search", async () => {
  const { body } = await server.ask("GET", "/api/search?search=kelp", { as: withRole(Role.ADMIN) });
  expect(titles(body.projects)).toEqual(["Kelp prints"]);
});

test("without words the search is refused at its field", async () => {
  const { status, body } = await server.ask("GET", "/api/search");
  expect(status).toBe(422);
  expect(body.fields).toHaveProperty("search");
});

test("what is published in French or Norwegian is found in it, without accents", async () => {
  await aPost(em, { title: { fr: "Une fenêtre éclairée", no: "Et opplyst vindu" } });
  expect(titles((await found("fenetre", "fr")).posts)).toEqual(["Une fenêtre éclairée"]);
  expect(titles((await found("opplyst", "no")).posts)).toEqual(["Et opplyst vindu"]);
});

test("a network searches sixty times a minute, whatever it searches", async () => {
  const limited = await testServer({ rateLimits: true, trustProxy: true }, server);
  const searchAs = async (path: string, network: string) => {
    const headers = { "x-forwarded-for": network };
    return (await limited.ask("GET", path, { headers })).status;
  };
  const paths = ["/api/search", "/api/search/suggestions", "/api/blog/public"];
  const statuses: number[] = [];
  // the limit is refilled meanwhile, so that it takes a few more than sixty
  for (let n = 0; !statuses.includes(429) && n < 300; n += 1) {
    statuses.push(await searchAs(`${paths[n % 3]}?search=kelp${n}`, "203.0.113.9"));
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.at(-1)).toBe(429);
  for (const path of paths) {
    expect(await searchAs(`${path}?search=more`, "198.51.100.4")).toBe(200);
  }
  expect(await searchAs("/api/blog/public?search=", "203.0.113.9")).toBe(200);
});
