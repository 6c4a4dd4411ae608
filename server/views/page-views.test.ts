import type { IncomingMessage } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { deleteOldFigures } from "../../schema/analytics/delete-old-figures.ts";
import { DayVisitor, PageDay, VisitorSalt } from "../../schema/analytics/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { DAY, HOUR } from "../../schema/foundation/durations.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject, aProjectType } from "../../schema/projects/project.builder.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { PageViews } from "./page-views.ts";

const graph = await testGraph();
const { clock } = graph;
const SITE = "atelier.example";
const agent = (name: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0 ${name}`;

const process = (trustProxy = false, em = graph.em) =>
  new PageViews({ em, services: { clock, tablesWritten() {} }, trustProxy, hosts: [SITE] });

interface Read {
  from?: string;
  browser?: string;
  headers?: Record<string, string>;
}

const request = (url: string, { from = "192.0.2.1", browser = "", headers = {} }: Read = {}) =>
  ({
    method: "GET",
    url,
    headers: { host: SITE, "user-agent": agent(browser), ...headers },
    socket: { remoteAddress: from },
  }) as unknown as IncomingMessage;

const visitor = (from = "192.0.2.1", browser = "") => ({
  network: from,
  browser: agent(browser),
  isStaff: false,
});

/** Each test has a day of its own, from its morning. */
let today = "";
beforeEach(() => {
  clock.advance(2 * DAY + 9 * HOUR - (clock.now().getTime() % DAY));
  today = clock.now().toISOString().slice(0, 10);
});

const FIGURES = `query($from: String!, $to: String!, $first: Int! = 1000) {
  siteAnalytics(from: $from, to: $to, first: $first) {
    views visitors contacts quotes referrerCount
    locales { locale views visitors contacts quotes }
    pages { locale path views entries entryContacts entryQuotes contacts quotes }
    contactPages { path contacts quotes }
    referrers { host visitors contacts quotes }
  }
}`;

const figures = async (from = today, to = today) =>
  (await graph.as(withRole(Role.EDITOR))(FIGURES, { from, to })).siteAnalytics;

test("views and visitors are counted by day, page and language", async () => {
  const views = process();
  views.count(request("/"));
  views.count(request("/fr/blog"));
  views.count(request("/fr/blog?page=2"));
  views.count(request("/no", { from: "192.0.2.2" }));
  await views.store();
  expect(await figures()).toMatchObject({
    views: 4,
    visitors: 2,
    locales: [
      { locale: "en", views: 1, visitors: 1 },
      { locale: "no", views: 1, visitors: 1 },
      { locale: "fr", views: 2, visitors: 0 },
    ],
    pages: [
      { locale: "fr", path: "/blog", views: 2, entries: 0 },
      { locale: "en", path: "/", views: 1, entries: 1 },
      { locale: "no", path: "/", views: 1, entries: 1 },
    ],
  });
});

test("two processes add up, and count a visitor of both once", async () => {
  const [one, other] = [process(), process()];
  for (let n = 0; n < 50; n += 1) {
    one.count(request("/blog", { browser: `${n}` }));
    other.count(request("/blog", { browser: `${n}` }));
    other.count(request("/faqs", { browser: `${n}` }));
  }
  await Promise.all([one.store(), other.store()]);
  one.count(request("/blog"));
  other.count(request("/blog"));
  await Promise.all([one.store(), other.store(), one.store()]);
  expect(await figures()).toMatchObject({ views: 152, visitors: 51 });
});

test("a page of an address, a browser or a day of its own is one of another visitor", async () => {
  const views = process();
  for (const from of ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:2::1", "192.0.2.9"]) {
    views.count(request("/", { from }));
  }
  await views.store();
  // the two addresses of one network are one
  expect(await figures()).toMatchObject({ views: 4, visitors: 3 });
  clock.advance(DAY);
  views.count(request("/", { from: "192.0.2.9" }));
  await views.store();
  expect(await figures(today, clock.now().toISOString().slice(0, 10))).toMatchObject({
    visitors: 4,
  });
});

test("behind a proxy visitors are told apart by the address that it has seen", async () => {
  const from = (last: string) =>
    request("/", { headers: { "x-forwarded-for": `6.6.6.6, ${last}` } });
  const [behind, open] = [process(true), process()];
  for (const last of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) behind.count(from(last));
  await behind.store();
  expect(await figures()).toMatchObject({ visitors: 3 });
  clock.advance(DAY);
  today = clock.now().toISOString().slice(0, 10);
  for (const last of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) open.count(from(last));
  await open.store();
  expect(await figures()).toMatchObject({ visitors: 1 });
});

test("days are those of Vienna", async () => {
  const views = process();
  clock.advance(DAY - (clock.now().getTime() % DAY) + 22 * HOUR + HOUR / 2); // 23:30 in winter
  const day = clock.now().toISOString().slice(0, 10);
  views.count(request("/"));
  clock.advance(HOUR);
  views.count(request("/"));
  await views.store();
  const next = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10);
  expect(await figures(day, day)).toMatchObject({ views: 1, visitors: 1 });
  expect(await figures(next, next)).toMatchObject({ views: 1, visitors: 1 });
});

test("a message and a request are counted once a visitor, by where they came from", async () => {
  const views = process();
  const from = { headers: { referer: "https://www.example.org/links" } };
  views.count(request("/fr/blog", from));
  views.count(request("/fr/faqs"));
  await views.store();
  const opened = { headers: { referer: `https://${SITE}/fr/faqs` } };
  views.count(request("/fr/contact-us", opened));
  views.wrote(visitor(), "contact");
  views.wrote(visitor(), "contact");
  await views.store();
  views.wrote(visitor(), "contact");
  views.wrote(visitor(), "quote");
  views.wrote(visitor("192.0.2.77"), "contact"); // has read nothing
  views.wrote({ ...visitor(), isStaff: true }, "quote");
  await views.store();
  const found = await figures();
  expect(found).toMatchObject({ visitors: 1, contacts: 1, quotes: 1 });
  expect(found.locales).toEqual([{ locale: "fr", views: 3, visitors: 1, contacts: 1, quotes: 1 }]);
  expect(found.referrers).toEqual([{ host: "example.org", visitors: 1, contacts: 1, quotes: 1 }]);
  expect(found.contactPages).toEqual([{ path: "/faqs", contacts: 1, quotes: 1 }]);
  expect(found.pages.find(({ path }: { path: string }) => path === "/blog")).toMatchObject({
    entries: 1,
    entryContacts: 1,
    entryQuotes: 1,
    contacts: 0,
  });
});

test("a form opened from a page that was not read is not counted by it", async () => {
  const views = process();
  const made = { headers: { referer: `https://${SITE}/made-up` } };
  views.count(request("/contact-us", made));
  views.wrote(visitor(), "contact");
  await views.store();
  expect(await figures()).toMatchObject({ contacts: 1, contactPages: [] });
});

test("who asks not to be tracked is counted as a view alone", async () => {
  const views = process();
  const headers = { "sec-gpc": "1", referer: "https://example.org/" };
  views.count(request("/", { headers }));
  views.wrote({ ...visitor(), browser: "" }, "contact");
  await views.store();
  expect(await figures()).toMatchObject({ views: 1, visitors: 0, contacts: 0, referrers: [] });
});

test("staff are not counted, nor people on their own pages", async () => {
  const ada = await aMember(graph.em(), { handle: "ada" });
  const bo = await aMember(graph.em(), { handle: "bo" });
  const type = await aProjectType(graph.em(), { slug: "web" });
  const post = await aPost(graph.em(), { title: { fr: "Le mien" }, author: ada });
  const project = await aProject(graph.em(), { slug: "marche", type, owners: [ada] });
  const views = process();
  const own = ["/fr/blog/le-mien", "/projects/web/marche", "/ada"];
  for (const path of own) views.count(request(path), { memberId: ada.id, isStaff: false });
  for (const path of own) views.count(request(path), { memberId: ada.id, isStaff: true });
  await views.store();
  expect(await figures()).toMatchObject({ views: 0, visitors: 0, pages: [] });
  for (const path of own) views.count(request(path), { memberId: bo.id, isStaff: false });
  for (const path of own) views.count(request(path, { from: "192.0.2.5" }));
  views.count(request("/bo"), { memberId: ada.id, isStaff: false });
  await views.store();
  expect(await figures()).toMatchObject({ views: 7, visitors: 2 });
  const counts = await graph.as()(
    `query($post: ID!, $project: ID!) {
      post(id: $post) { viewCount }
      project(id: $project) { viewCount }
    }`,
    { post: post.id, project: project.id },
  );
  expect(counts).toEqual({ post: { viewCount: 2 }, project: { viewCount: 2 } });
});

test("of the hosts that anyone may name, 300 are counted each day", async () => {
  const views = process();
  for (let n = 0; n < 320; n += 1) {
    const headers = { referer: `https://host-${n}.example/` };
    views.count(request("/", { browser: `${n}`, headers }));
    if (n === 150) await views.store();
  }
  await views.store();
  const { referrers, visitors } = await figures();
  expect(visitors).toBe(320);
  expect(referrers).toHaveLength(301);
  expect(referrers[0]).toMatchObject({ host: "*", visitors: 20 });
});

test("what cannot be stored is stored later, once", async () => {
  let isAway = true;
  const views = process(false, () => {
    if (isAway) throw new Error("The database is away");
    return graph.em();
  });
  views.count(request("/"));
  await expect(views.store()).rejects.toThrow("away");
  views.count(request("/"));
  isAway = false;
  await views.store();
  await views.store();
  expect(await figures()).toMatchObject({ views: 2, visitors: 1 });
});

test("when a day is over, its visitors and the salt of their hashes are deleted", async () => {
  const views = process();
  views.count(request("/", { from: "192.0.2.200" }));
  await views.store();
  const rows = await graph.em().find(DayVisitor, { day: today });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.visitor).toMatch(/^[\da-f]{32}$/);
  const salt = (await graph.em().findOneOrFail(VisitorSalt, { day: today })).salt;
  clock.advance(DAY);
  await deleteOldFigures(graph.context());
  expect(await graph.em().count(DayVisitor)).toBe(0);
  expect(await graph.em().count(VisitorSalt)).toBe(0);
  expect(await figures()).toMatchObject({ views: 1, visitors: 1 });
  views.count(request("/", { from: "192.0.2.200" }));
  await views.store();
  const again = await graph.em().find(DayVisitor, {});
  expect(again).toHaveLength(1);
  expect(again[0]?.visitor).not.toBe(rows[0]?.visitor);
  expect((await graph.em().find(VisitorSalt, {})).map((one) => one.salt)).not.toContain(salt);
});

test("figures are kept for 25 months", async () => {
  const views = process();
  views.count(request("/"));
  await views.store();
  const day = today;
  clock.advance(720 * DAY);
  await deleteOldFigures(graph.context());
  expect(await graph.em().count(PageDay, { day })).toBe(1);
  clock.advance(60 * DAY);
  await deleteOldFigures(graph.context());
  expect(await graph.em().count(PageDay, { day })).toBe(0);
  expect(await figures(day, day)).toMatchObject({ views: 0, visitors: 0, referrers: [] });
});
