import { expect, test } from "vitest";
import { testGraph } from "../../../testing/graph.ts";
import { statementRunner } from "./run-statement.ts";

const graph = await testGraph();

test("statements that run in parallel on a pool each get their own result", async () => {
  const [one, other] = [statementRunner(graph.em()), statementRunner(graph.em())];
  // a text seen twice gets a name, which a connection knows from then on
  for (let i = 0; i < 3; i += 1) {
    expect(await one("select 'one'", [])).toEqual(["one"]);
    expect(await other("select 'other'", [])).toEqual(["other"]);
  }
});

const timeout = 60_000;

test("a connection keeps frequently used prepared statements", { timeout }, async () => {
  const run = statementRunner(graph.em());
  const often = "select 'often'";
  const preparedCount = async (where: string) =>
    Number(
      (await run(`select count(*)::text from pg_prepared_statements where ${where}`, []))?.[0],
    );
  for (let n = 0; n < 520; n += 1) {
    const text = `select '${n}'`;
    for (const statement of n % 100 ? [text, text] : [text, text, often, often]) {
      expect(await run(statement, [])).toEqual([/'(\w+)'/.exec(statement)?.[1]]);
    }
  }
  expect(await preparedCount("true")).toBeLessThanOrEqual(500);
  // the embedded database has one connection and no names
  const isEmbedded = (await preparedCount("true")) === 0;
  expect(await preparedCount(`statement = $$${often}$$`)).toBe(isEmbedded ? 0 : 1);
});
