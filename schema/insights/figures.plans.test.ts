import { beforeAll, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { DUE_SQL } from "./banking-figures.ts";
import { BY_DAY, bookingValues } from "./booking-figures.ts";
import { DAYS_SQL, KEYS_SQL } from "./read-day-figures.ts";
import { ALERTS_SQL } from "./sales-figures.ts";

// Figures cost what the days of their range cost, however many orders were counted.

const graph = await testGraph();
const { viewer } = await aPerson(graph, Role.RECRUITER);
const db = () => graph.em().getConnection();

/** Three years of 40 products and 20 payments a day. */
beforeAll(async () => {
  await db()
    .execute(`insert into day_figures (id, kind, key, currency, day, count, amount, is_folded)
    select gen_random_uuid(), kind, n::text, 'EUR', day::date, 1, 100, true
      from (values ('product', 40), ('sold', 1), ('due', 1), ('received', 1), ('service', 5),
        ('vat_invoiced', 1), ('vat_credited', 1)) as kinds(kind, most),
        generate_series(1, most) as n,
        generate_series('2024-01-01'::date, '2026-12-31'::date, interval '1 day') as day`);
  await db().execute(
    `insert into calendar_events
      (id, created_at, updated_at, owner_id, title, start, "end", ics_uid, range_from, range_to)
    select gen_random_uuid(), now(), now(), ?, 'A', t, t + interval '1 hour', gen_random_uuid()::text, t, t + interval '1 hour'
      from (select timestamptz '2020-01-01' + n * interval '6 hours' as t from generate_series(1, 10000) as n) as times`,
    [viewer.memberId],
  );
  await db().execute("analyze day_figures");
  await db().execute("analyze calendar_events");
});

const MONTH = ["2026-10-24", "2026-11-22"];

async function planOf(statement: string, values: unknown[]): Promise<string> {
  const rows = await db().execute(`explain (analyze, format json) ${statement}`, values);
  return JSON.stringify(rows[0]["QUERY PLAN"]);
}

/** The most rows that a step reads. */
const mostRows = (plan: string): number =>
  Math.max(...[...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, rows]) => Number(rows)));

test.each([
  ["a month of a figure", DAYS_SQL, ["sold received", ...MONTH], 60],
  ["four months of VAT", DAYS_SQL, ["vat_invoiced vat_credited", "2026-09-01", "2026-12-31"], 244],
  ["a month of products", KEYS_SQL, ["product", ...MONTH], 30 * 40],
  ["what is open", DUE_SQL, ["2026-11-22"], 1_096],
  ["the pace of products", ALERTS_SQL, MONTH, 30 * 40],
])("%s reads its days, by an index", async (_, statement, values, most) => {
  const plan = await planOf(statement, values);
  expect(plan).toContain("day_figures_");
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"day_figures"/);
  expect(mostRows(plan)).toBeLessThanOrEqual(most);
});

test("bookings of a month read the events of that month, by their indexes", async () => {
  const [from, to] = [new Date("2026-10-24T00:00:00Z"), new Date("2026-11-23T00:00:00Z")];
  const plan = await planOf(BY_DAY, [...bookingValues(from, to, { viewer }), to]);
  expect(plan).toContain("calendar_events_owner_id_range_to_range_from_index");
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"calendar_events"/);
  expect(mostRows(plan)).toBeLessThanOrEqual(200);
});
