// What figures cost. Those of ten million page views are read as fast as those of ten thousand, and counting takes less
// than 5 % of the processor time of a page. PROVE_VIEWS is how many views the large site has (10,000,000).

import { readFileSync } from "node:fs";
import { Client } from "../bench/support/pg.ts";
import { processorTime } from "../bench/support/process.ts";
import { FIGURES_OF_PERIOD } from "../schema/analytics/figures-of-period.ts";
import { signIn } from "./support/account.ts";
import { onEach, type Place, postgresPlace } from "./support/place.ts";
import { check, note, proof } from "./support/proof.ts";
import { Server } from "./support/server.ts";

const FEW = 10_000;
const MANY = Number(process.env.PROVE_VIEWS || 10_000_000);

const YEAR = 366;
const PERIODS = [1, 30, 90, YEAR];
const TIMES = 15;

const QUERY = `query ($from: String!, $to: String!) {
  siteAnalytics(from: $from, to: $to) {
    views visitors days { day views visitors } locales { locale views } pageCount
    pages { path views } entryPages { path entries } contactPages { path contacts }
    referrerCount referrers { host visitors }
  }
}`;

/** The statements that make such a site. */
const fill = readFileSync(new URL("support/figures.sql", import.meta.url), "utf8");

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
/** The same page, for a program, which is not counted. */
const PROGRAM = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const ROUNDS = 12;
const PAGES = 1_000;
const PATHS = ["/", "/fr/blog", "/no/pricing", "/solutions", "/blog"];

await proof("figures", async () => {
  await reading();
  await onEach(counting);
});

interface Cost {
  ms: number;
  blocks: number;
  rows: number;
}

async function reading(): Promise<void> {
  const place = await postgresPlace();
  if (!place) return;
  const server = await Server.start(place);
  const admin = await signIn(server.url, "admin@atelier.test");
  const costs = new Map<number, Map<number, Cost>>();
  const client = new Client({ connectionString: place.environment.DATABASE_URL ?? "" });
  await client.connect();
  for (const views of [FEW, MANY]) {
    await client.query(fill.replaceAll(":views", String(views)));
    await client.query("vacuum analyze");
    note(`${views} views: ${await sizes(client)}`);
    const costsOf = new Map<number, Cost>();
    for (const days of PERIODS) {
      const period = periodOf(days);
      const cost = await explained(client, period);
      const ms: number[] = [];
      for (let n = 0; n < TIMES; n += 1) {
        const since = performance.now();
        await admin.ask(server.url, QUERY, period);
        ms.push(performance.now() - since);
      }
      const answered = ms.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
      costsOf.set(days, { ...cost, ms: answered });
      note(
        `  ${String(days).padStart(3)} days: ${answered.toFixed(1)} ms, statement ${cost.ms.toFixed(1)} ms, ` +
          `${cost.rows} rows, ${cost.blocks} blocks`,
      );
    }
    costs.set(views, costsOf);
  }
  for (const days of PERIODS) {
    const [few, many] = [costs.get(FEW)?.get(days), costs.get(MANY)?.get(days)];
    if (!few || !many) continue;
    check(
      `${days} days of ${MANY} views are answered in ${many.ms.toFixed(0)} ms, of ${FEW} in ${few.ms.toFixed(0)} ms`,
      many.ms < few.ms * 3 + 20,
    );
  }
  await client.end();
  await server.stop();
}

function periodOf(days: number) {
  const to = Temporal.Now.plainDateISO("Europe/Vienna");
  return { from: String(to.subtract({ days: days - 1 })), to: String(to) };
}

/** The rows of the tables, which are bounded by days and pages, and not by views. */
async function sizes(client: InstanceType<typeof Client>): Promise<string> {
  const tables = ["page_days", "locale_days", "referrer_days", "day_visitors"];
  const counts: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`);
    counts.push(`${rows[0]?.n} rows of ${table}`);
  }
  return counts.join(", ");
}

interface Plan {
  "Actual Rows": number;
  "Actual Loops": number;
  "Relation Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
}

function rowsIn({ Plans = [], ...plan }: Plan): number {
  const own = plan["Relation Name"] ? plan["Actual Rows"] * plan["Actual Loops"] : 0;
  return Plans.reduce((sum, one) => sum + rowsIn(one), own);
}

async function explained(
  client: InstanceType<typeof Client>,
  { from, to }: { from: string; to: string },
): Promise<Cost> {
  let n = 0;
  const statement = FIGURES_OF_PERIOD.replaceAll("?", () => `$${(n += 1)}`);
  const values = [from, to, 10];
  await client.query(statement, values); // what is read for the first time comes from the disk
  const { rows } = await client.query<{
    "QUERY PLAN": [{ Plan: Plan; "Execution Time": number }];
  }>(`explain (analyze, buffers, format json) ${statement}`, values);
  const [found] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!found) throw new Error("There is no plan");
  const { Plan: plan } = found;
  const blocks = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  return { ms: found["Execution Time"], blocks, rows: rowsIn(plan) };
}

/** Rounds with and without counting take turns; the cheapest of each are compared, in which least else happened. */
async function counting(place: Place): Promise<void> {
  const server = await Server.start(place, { TRUST_PROXY: "on" });
  const used = () => processorTime(server.pid ?? 0) ?? 0;
  const round = async (agent: string) => {
    const since = used();
    for (let n = 0; n < PAGES; n += 1) {
      const headers = {
        "user-agent": agent,
        "x-forwarded-for": `198.51.100.${n % 250}`,
        cookie: "NEXT_LOCALE=en",
      };
      await (await fetch(`${server.url}${PATHS[n % PATHS.length]}`, { headers })).arrayBuffer();
    }
    return ((used() - since) / PAGES) * 1_000_000;
  };
  for (const agent of [PROGRAM, BROWSER, PROGRAM]) await round(agent); // compiles
  const costs = { counted: [] as number[], uncounted: [] as number[] };
  for (let n = 0; n < ROUNDS; n += 1) {
    costs.uncounted.push(await round(PROGRAM));
    costs.counted.push(await round(BROWSER));
  }
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[ROUNDS / 2] ?? 0;
  const [counted, uncounted] = [middle(costs.counted), middle(costs.uncounted)];
  const share = (counted / uncounted - 1) * 100;
  note(
    `${place.name}: a cached page takes ${uncounted.toFixed(0)} µs of the processor, counted ${counted.toFixed(0)} µs`,
  );
  check(`${place.name}: counting adds ${share.toFixed(1)} % to a cached page`, share < 5);
  await server.stop();
}
