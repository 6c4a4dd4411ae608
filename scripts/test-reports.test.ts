import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countTests, flakyTests, readReport, type Report, slowestFiles } from "./test-reports.ts";
import { addToTally } from "./test-tally.ts";
import { compareTimes } from "./test-times.ts";

const folder = await mkdtemp(join(tmpdir(), "reports-"));
afterAll(() => rm(folder, { recursive: true }));
const newPath = () => join(folder, crypto.randomUUID());

/** A report as vitest or Playwright writes it. */
async function report(kind: Report["kind"], content: object): Promise<Report[]> {
  const path = newPath();
  await writeFile(path, JSON.stringify(content));
  return readReport(kind, path);
}

const spec = (file: string, title: string, status: string, ...durations: number[]) => ({
  file,
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});
const browser = await report("browser", {
  stats: { expected: 1, unexpected: 1, flaky: 2 },
  errors: [],
  suites: [
    {
      specs: [spec("chat.spec.ts", "a message arrives", "flaky", 2_000, 9_000)],
      suites: [
        {
          specs: [
            spec("kit.spec.ts", "every part is accessible", "expected", 4_000),
            spec("kit.spec.ts", "a dialog opens", "flaky", 1_000, 1_500),
            spec("kit.spec.ts", "a menu opens", "unexpected", 3_000, 3_000),
          ],
        },
      ],
    },
  ],
});
const unit = await report("unit", {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [
    {
      name: join(process.cwd(), "schema/graph.test.ts"),
      status: "failed",
      startTime: 1_000,
      endTime: 7_000,
      assertionResults: [{ fullName: "the graph starts", duration: 6_000 }],
    },
    {
      name: join(process.cwd(), "schema/broken.test.ts"),
      status: "failed",
      startTime: 1_000,
      endTime: 1_100,
      assertionResults: [],
    },
  ],
});

test("what passed only when run again is listed by name", () => {
  expect(flakyTests([...unit, ...browser])).toEqual([
    "e2e/chat.spec.ts › a message arrives",
    "e2e/kit.spec.ts › a dialog opens",
  ]);
  expect(flakyTests(unit)).toEqual([]);
});

test("both runs are counted together, and a file that does not load is a failure", () => {
  expect(countTests([...unit, ...browser])).toEqual({ passed: 8, failed: 3 });
  expect(countTests(browser)).toEqual({ passed: 3, failed: 1 });
  expect(countTests([])).toEqual({ passed: 0, failed: 0 });
});

test("a step that ended before it wrote a report counts nothing", () => {
  expect(readReport("unit", newPath())).toEqual([]);
});

test("files are listed by their time, with all attempts of their tests", () => {
  expect(slowestFiles([...unit, ...browser], 3)).toEqual([
    "  12.5 s  e2e/kit.spec.ts (3)",
    "  11.0 s  e2e/chat.spec.ts (1)",
    "   6.0 s  schema/graph.test.ts (1)",
  ]);
});

test("runs that share a tally are counted together", () => {
  const path = newPath();
  expect(addToTally({ passed: 5, failed: 0 }, path)).toEqual({ passed: 5, failed: 0 });
  expect(addToTally({ passed: 2, failed: 1 }, path)).toEqual({ passed: 7, failed: 1 });
  expect(addToTally({ passed: 2, failed: 1 }, "")).toEqual({ passed: 2, failed: 1 });
});

test("times are shown beside those of the last run of the same scope", () => {
  const path = newPath();
  expect(compareTimes("quick", { build: 40, checks: 61.4 }, path)).toEqual([
    "    40 s  build",
    "    61 s  checks",
    "   101 s  in all",
  ]);
  compareTimes("all", { build: 90 }, path);
  expect(compareTimes("quick", { build: 50 }, path)).toEqual([
    "    50 s  build  (40 s before)",
    "    50 s  in all",
  ]);
});
