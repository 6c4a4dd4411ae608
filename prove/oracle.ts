// Thousands of random operations of every role: statements and the fallback give the same answers.
// PROVE_RUNS is the number on each database (5,000), PROVE_SEED repeats a run.

import { run } from "../scripts/run.ts";
import { onEach } from "./support/place.ts";
import { check, note, proof } from "./support/proof.ts";
import { SEED } from "./support/random.ts";

const RUNS = Number(process.env.PROVE_RUNS || 5_000);

await proof("oracle", async () => {
  note(`seed ${SEED}, ${RUNS} operations`);
  await onEach(async ({ name, environment }) => {
    const alike = run(`vitest run schema/oracle/oracle.thorough.test.ts -t "random operations"`, {
      TEST_THOROUGH: "on",
      ORACLE_RUNS: String(RUNS),
      ORACLE_SEED: String(SEED),
      TEST_DATABASE_URL: environment.DATABASE_URL ?? "",
    });
    check(`${name}: ${RUNS} random operations are answered alike by statement and fallback`, alike);
  });
});
