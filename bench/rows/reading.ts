import type { Request } from "../requests.ts";
import {
  type Contender,
  READS_EVERY_TIME,
  startFloor,
  startProduct,
} from "../support/contender.ts";
import { inTurns, type Measurements } from "../support/measure.ts";
import { connected, type Query } from "../support/postgres.ts";
import { type Line, showMeasured } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

/** A read measurement, and how to verify its answers. */
export interface Reading<Answer> {
  work: string;
  goal: string;
  requests: readonly Request[];
  /** Sent to every server first. */
  introduction?: Request;
  /** The expected facts for each request, read from the product's tables by plain statements. */
  truth(query: Query): Promise<readonly unknown[]>;
  /** The same facts, extracted from an answer. */
  facts(answer: Answer): unknown;
}

const POSTS = 20_000;

/** Measures both baselines and the product on the same copy of the data. */
export async function readings(
  plan: (query: Query) => Promise<readonly Reading<never>[]>,
): Promise<Line[]> {
  const database = await copyOfWorld(POSTS);
  const contenders = [
    await startFloor(database, "counting"),
    await startFloor(database, "kept"),
    await startProduct(database, READS_EVERY_TIME),
  ];
  const lines: Line[] = [];
  for (const reading of await connected(database, plan)) {
    lines.push(await lineOf(reading, contenders, database));
  }
  for (const contender of contenders) await contender.end();
  return lines;
}

async function lineOf(
  reading: Reading<never>,
  contenders: readonly Contender[],
  database: string,
): Promise<Line> {
  const { work, goal, requests, introduction } = reading;
  console.log(work);
  if (introduction) for (const contender of contenders) await send(contender, introduction);
  const before = await connected(database, (query) => reading.truth(query));
  const measurements = await inTurns(contenders, () => requests);
  const after = await connected(database, (query) => reading.truth(query));
  expectSame(`${work}: the database before and after`, after, before);
  expectRight(reading, measurements, before);

  const { counting, kept, Atelier } = measurements.of;
  if (!counting || !kept || !Atelier) throw new Error("A server was not measured");
  showMeasured("counting", counting);
  showMeasured("kept", kept);
  showMeasured("Atelier", Atelier);
  if (Atelier.database < kept.database / 10) {
    console.log("  Atelier hardly asked PostgreSQL: these answers were remembered, not read");
  }
  return {
    work,
    unit: "CPU ms",
    beside: ["counting", counting.total],
    floor: kept.total,
    atelier: Atelier.total,
    ratio: Atelier.total / kept.total,
    goal,
  };
}

/**
 * Every answer of every turn has the facts of the database, and all are identical. The product's
 * report about the answer, its cost, is in `extensions`.
 */
function expectRight(
  { work, requests, facts }: Reading<never>,
  { turns }: Pick<Measurements, "turns">,
  truth: readonly unknown[],
): void {
  for (const [index, { path }] of requests.entries()) {
    const seen = new Set<string>();
    let first: unknown;
    for (const { name, answers } of turns) {
      const text = answers[index] ?? "";
      if (seen.has(text)) continue;
      seen.add(text);
      const { extensions: _, ...answer } = JSON.parse(text) as Record<string, unknown>;
      first ??= answer;
      expectSame(`${work}, ${name}, ${path}`, facts(answer as never), truth[index]);
      expectSame(`${work}, ${name}, ${path}`, answer, first);
    }
  }
}
