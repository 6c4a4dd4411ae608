import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { LocaleDay } from "./locale-day.ts";
import { PageDay } from "./page-day.ts";
import { PageMonth } from "./page-month.ts";
import { ReferrerDay } from "./referrer-day.ts";
import { sumMonths } from "./sum-months.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);

const DAYS = `query($from: String!, $to: String!, $first: Int! = 10) {
  siteAnalytics(from: $from, to: $to, first: $first) {
    views visitors contacts quotes pageCount referrerCount
    days { day visitors views contacts }
    pages { locale path views }
    entryPages { path entries }
    referrers { host visitors }
  }
}`;

const read = async (from: string, to: string, first = 10) =>
  (await graph.as(editor)(DAYS, { from, to, first })).siteAnalytics;

const { clock } = graph;
const comes = (time: string) => clock.advance(Date.parse(time) - clock.now().getTime());

const em = graph.em();
for (const [day, views] of [
  ["2026-10-24", 1],
  ["2026-10-25", 2],
  ["2026-10-26", 3],
] as const) {
  em.persist([
    new LocaleDay({ day, locale: "en", views, visitors: 1, contacts: 1 }),
    new LocaleDay({ day, locale: "fr", views: 10, visitors: 2, quotes: 1 }),
    new PageDay({ day, locale: "en", path: "/", views, entries: 1 }),
    new PageDay({ day, locale: "fr", path: "/", views: 10 }),
    new ReferrerDay({ day, host: "", visitors: 2 }),
    new ReferrerDay({ day, host: "example.org", visitors: 1 }),
  ]);
}
for (const day of ["2026-08-31", "2026-09-01", "2026-09-30", "2026-11-01", "2026-11-29"]) {
  em.persist([
    new PageDay({ day, locale: "no", path: `/${day}`, views: Number(day.slice(-2)) }),
    new PageDay({ day, locale: "en", path: "/", views: 1, entries: 1 }),
    new ReferrerDay({ day, host: "example.org", visitors: 1 }),
  ]);
}
await em.flush();

test("a period has each of its days once, also when the clocks change", async () => {
  const { days, views } = await read("2026-10-01", "2026-11-30");
  expect(days).toHaveLength(61);
  expect(new Set(days.map(({ day }: { day: string }) => day)).size).toBe(61);
  const singles = await Promise.all(
    days.map(async ({ day }: { day: string }) => (await read(day, day)).views),
  );
  expect(days.map((one: { views: number }) => one.views)).toEqual(singles);
  expect(singles.reduce((sum, one) => sum + one, 0)).toBe(views);
});

test("figures are the sums of their days; pages and hosts come in order", async () => {
  expect(await read("2026-10-25", "2026-10-26")).toMatchObject({
    views: 25,
    visitors: 6,
    contacts: 2,
    quotes: 2,
    pageCount: 2,
    referrerCount: 1,
    pages: [
      { locale: "fr", path: "/", views: 20 },
      { locale: "en", path: "/", views: 5 },
    ],
    entryPages: [{ path: "/", entries: 2 }],
    referrers: [
      { host: null, visitors: 4 },
      { host: "example.org", visitors: 2 },
    ],
  });
  expect((await read("2026-10-25", "2026-10-26", 1)).pages).toHaveLength(1);
});

test("months that are over are added up, and a period reads the same figures", async () => {
  const periods = [
    ["2026-09-15", "2026-10-31"],
    ["2026-10-01", "2026-10-31"],
    ["2026-10-01", "2026-11-02"],
    ["2026-10-25", "2026-11-30"],
    ["2026-08-31", "2026-12-01"],
    ["2026-10-02", "2026-10-30"],
    ["2026-11-01", "2026-11-01"],
  ] as const;
  const readAll = () => Promise.all(periods.map(([from, to]) => read(from, to)));
  const before = await readAll();
  const months = () => graph.em().find(PageMonth, {}, { orderBy: { month: "asc", views: "asc" } });
  comes("2026-11-02T12:00:00Z"); // views of October may still come
  await sumMonths(graph.context());
  expect(new Set((await months()).map(({ month }) => month))).toEqual(
    new Set(["2026-08-01", "2026-09-01"]),
  );
  expect(await readAll()).toEqual(before);
  comes("2026-11-03T12:00:00Z");
  await sumMonths(graph.context());
  await sumMonths(graph.context());
  expect((await months()).filter(({ month }) => month === "2026-10-01")).toMatchObject([
    { locale: "en", path: "/", views: 6, entries: 3 },
    { locale: "fr", path: "/", views: 30 },
  ]);
  expect(await readAll()).toEqual(before);
  // what is added up is read from the sums
  await graph.em().nativeDelete(PageDay, { day: "2026-10-25" });
  await graph.em().nativeDelete(ReferrerDay, { day: "2026-10-25" });
  const [, october, , some] = await readAll();
  expect(october).toEqual(before[1]);
  expect(some).not.toEqual(before[3]);
});

test("a period without visits has days of zero", async () => {
  expect(await read("2020-02-28", "2020-03-01")).toMatchObject({
    views: 0,
    visitors: 0,
    days: [{ day: "2020-02-28" }, { day: "2020-02-29", views: 0 }, { day: "2020-03-01" }],
    pages: [],
    referrers: [],
  });
});

test.each([
  [{ from: "yesterday", to: "2026-10-01" }, { from: "Not valid" }],
  [{ from: "2026-02-30", to: "2026-10-01" }, { from: "Not valid" }],
  [{ from: "2026-10-02", to: "2026-10-01" }, { to: "Not before the first day" }],
  [{ from: "2025-01-01", to: "2026-01-02" }, { to: "At most 366 days" }],
  [{ from: "2026-10-01", to: "2026-10-01", first: 0 }, { first: "From 1" }],
  [{ from: "2026-10-01", to: "2026-10-01", first: 1_001 }, { first: "At most 1000" }],
])("%j is refused", async (period, fields) => {
  const refusal = await graph.refusal(editor, DAYS, period);
  expect(refusal.extensions).toMatchObject({ code: "INVALID", fields });
});

test("editors and administrators read the figures, others do not", async () => {
  const period = { from: "2026-10-25", to: "2026-10-25" };
  expect(await graph.as(withRole(Role.ADMIN))(DAYS, period)).toBeTruthy();
  expect((await graph.refusal(visitor(), DAYS, period)).extensions["code"]).toBe("UNAUTHENTICATED");
  for (const role of [Role.MEMBER, Role.MODERATOR, Role.SUPPORT, Role.BILLING]) {
    const refusal = await graph.refusal(withRole(role), DAYS, period);
    expect(refusal.extensions["code"]).toBe("FORBIDDEN");
  }
});
