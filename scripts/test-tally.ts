// Two runs that belong together, as those of .ci/run, are counted together: TEST_TALLY names a file.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
}

/** Adds to what earlier runs have written to the file of TEST_TALLY; answers with the sum. */
export function addToTally(counts: Counts, path = process.env.TEST_TALLY): Counts {
  if (!path) return counts;
  const text = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
  const before: Counts = text ? JSON.parse(text) : { passed: 0, failed: 0 };
  const sum = { passed: before.passed + counts.passed, failed: before.failed + counts.failed };
  writeFileSync(path, JSON.stringify(sum));
  return sum;
}
