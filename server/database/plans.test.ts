// On a small database, where sequential scans and full sorts are disabled unless there is no index
// at all; `npm run prove plans` lets PostgreSQL choose and run its plans on 200,000 posts, and judges
// them by the rows they read.

import { appendFileSync } from "node:fs";
import { type OperationDefinitionNode, parse, validate } from "graphql";
import { afterAll, describe, expect, test } from "vitest";
import { Context } from "../../schema/foundation/context.ts";
import {
  type Compiled,
  compile,
  whyNotCompiled,
} from "../../schema/foundation/reading/sql/compiled.ts";
import { valuesAt } from "../../schema/foundation/reading/descriptions/now.ts";
import { statementRunner } from "../../schema/foundation/reading/sql/run-statement.ts";
import type { Services } from "../../schema/foundation/services.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { buildGraph } from "../../schema/graph.ts";
import { fillWorld } from "../../schema/oracle/world.ts";
import { FEW, GROWING, MANY_ROWS, PLAN_EXCEPTIONS } from "../../schema/testing/collected.ts";
import { NEAR_WORDS_INDEX } from "../../schema/search/search-word.ts";
import { NEAR_WORDS } from "../../schema/search/suggest-searches.ts";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { type ListDocument, listDocuments } from "../../schema/testing/list-documents.ts";
import { TestClock } from "../../schema/testing/test-clock.ts";
import {
  faultOf,
  missingIndexes,
  type Plan,
  type Reading,
  readingOf,
} from "../testing/plan-faults.ts";
import { open } from "./database.ts";

interface Explained {
  "QUERY PLAN": { Plan: Plan }[];
}

/** What a document read as one viewer: a line of PLANS_REPORT. */
export interface ReportedReading extends Reading {
  name: string;
  field: string;
  who: string;
  passesRows: boolean;
}

/** The database that is given, whatever its size, or a small one of this file's own. */
async function opened() {
  const url = process.env.PLANS_DATABASE_URL;
  if (!url) return { ...(await copyOfCleanDatabase()), isSmall: true };
  const database = await open({ url });
  return { database, isSmall: false, remove: () => database.close() };
}

const { database, isSmall, remove } = await opened();
afterAll(remove);
const schema = buildGraph(database.getMetadata());
const { viewers: everybody, values } = await fillWorld(database.em.fork());
await database.em.getConnection().execute("analyze");
const run = statementRunner(database.em);
const clock = new TestClock();
const services = { clock, limits: { async take() {} } } as unknown as Services;
const tables = isSmall ? [...GROWING, ...FEW] : GROWING;

/** The viewers whose policies differ most. */
const viewers = ["visitor", "member", "moderator", "admin"].map((name): [string, Viewer] => {
  const viewer = everybody[name];
  if (!viewer) throw new Error(`There is no ${name}`);
  return [name, viewer];
});

async function compiledFor(viewer: Viewer, text: string): Promise<Compiled | undefined> {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const context = new Context(() => database.em.fork(), viewer, services);
  const compiled = await compile(schema, document, operation, {}, context);
  expect(whyNotCompiled(document), text).toBeUndefined();
  return compiled;
}

const planOf = (compiled: Compiled): Promise<Plan> =>
  explained(
    compiled.text,
    valuesAt(compiled.values, () => clock.now()),
  );

async function explained(statement: string, values: readonly unknown[]): Promise<Plan> {
  const text = statement.replace(/\$(\d+)/g, (_, n: string) => constant(values[Number(n) - 1]));
  return database.em.fork().transactional(async (em) => {
    if (isSmall) await em.execute("set local enable_seqscan = off");
    if (isSmall) await em.execute("set local enable_sort = off");
    const how = isSmall ? "" : "analyze, buffers, timing off, ";
    const [row] = await em.execute<Explained[]>(`explain (${how}format json) ${text}`);
    const [plan] = row?.["QUERY PLAN"] ?? [];
    if (!plan) throw new Error("There is no plan");
    return plan.Plan;
  });
}

const constant = (value: unknown): string => {
  if (Array.isArray(value)) return `array[${value.map(constant).join(", ")}]`;
  return `'${String(value).replaceAll("'", "''")}'`;
};

/** The next page, if there is one. */
async function nextPage(document: ListDocument, compiled: Compiled): Promise<string | undefined> {
  const values = valuesAt(compiled.values, () => clock.now());
  const [json] = (await run(compiled.text, values)) ?? [];
  const cursor: unknown = JSON.parse(json ?? "null")?.pageInfo.endCursor;
  return typeof cursor === "string" ? document.after(cursor) : undefined;
}

const documents = listDocuments(schema, values);
const byField = Map.groupBy(documents, ({ field }) => field);

const report = (line: ReportedReading): void => {
  const file = process.env.PLANS_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
};

function faultsOf(plan: Plan, document: ListDocument, who: string): string[] {
  if (isSmall) return missingIndexes(plan, tables);
  const { name, field, passesRows } = document;
  const excused = Object.entries(MANY_ROWS).flatMap(([one, { of }]) =>
    speaksOf(one, document) ? of : [],
  );
  const reading = readingOf(plan, new Set(tables).difference(new Set(excused)));
  report({ name, field, who, passesRows, ...reading });
  return faultOf(reading, passesRows);
}

/** Whether an exception applies to a document: all its words occur in the document's name. */
const speaksOf = (exception: string, { name }: ListDocument): boolean => {
  const tokens = name.split(" ");
  return exception
    .split(" ")
    .every((word) => tokens.some((one) => one === word || one.startsWith(`${word}.`)));
};

describe("reads few rows, however many there are:", () => {
  test.each([...byField.keys()])(
    "%s",
    { timeout: isSmall ? MINUTE : 10 * MINUTE },
    async (field) => {
      const found: string[] = [];
      for (const document of byField.get(field) ?? []) {
        if (Object.keys(PLAN_EXCEPTIONS).some((one) => speaksOf(one, document))) continue;
        const texts = new Set<string>();
        for (const [who, viewer] of viewers) {
          const compiled = await compiledFor(viewer, document.text);
          if (!compiled) continue; // refused: it reads nothing
          if (texts.has(compiled.text)) continue; // only the viewer differs
          texts.add(compiled.text);
          const plans = [await planOf(compiled)];
          const next = document.isPage ? await nextPage(document, compiled) : undefined;
          const further = next && (await compiledFor(viewer, next));
          if (further) plans.push(await planOf(further));
          const faults = plans.flatMap((plan) => faultsOf(plan, document, who));
          found.push(...new Set(faults.map((fault) => `${document.name}, as ${who}, ${fault}`)));
        }
        if (!texts.size) found.push(`${document.name} is refused to everybody: ${document.text}`);
      }
      expect(found).toEqual([]);
    },
  );
});

test("the words near those of a search are found by their index", async () => {
  const connection = database.em.getConnection();
  await connection.execute(
    `insert into search_words (locale, word, plain, seen_at)
      select 'en', md5(n::text), md5(n::text), now() from generate_series(1, 5000) as n on conflict do nothing`,
  );
  await connection.execute("analyze search_words");
  const plan = await explained(NEAR_WORDS, ["en", ["fjordlis", "typografy"]]);
  expect(missingIndexes(plan, ["search_words"])).toEqual([]);
  expect(JSON.stringify(plan)).toContain(NEAR_WORDS_INDEX);
});

test("every exception applies to a query", () => {
  const left = Object.keys({ ...PLAN_EXCEPTIONS, ...MANY_ROWS }).filter(
    (one) => !documents.some((document) => speaksOf(one, document)),
  );
  expect(left).toEqual([]);
});
