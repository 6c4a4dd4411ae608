import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countTests, flakyTests, readReports, slowestTests } from "./test-reports.ts";

const folder = await mkdtemp(join(tmpdir(), "reports-"));
afterAll(() => rm(folder, { recursive: true }));

/** Reports as vitest and Playwright write them; what is undefined was not run. */
async function reports({ unit, browser }: { unit?: object; browser?: object }) {
  const [unitPath, browserPath] = [unit, browser].map((_, n) =>
    join(folder, `${crypto.randomUUID()}-${n}.json`),
  ) as [string, string];
  if (unit) await writeFile(unitPath, JSON.stringify(unit));
  if (browser) await writeFile(browserPath, JSON.stringify(browser));
  return readReports(unitPath, browserPath);
}

const spec = (file: string, title: string, status: string, ...durations: number[]) => ({
  file,
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});
const browser = {
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
};
const unit = {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [
    {
      name: join(process.cwd(), "schema/graph.test.ts"),
      status: "failed",
      assertionResults: [{ fullName: "the graph starts", duration: 6_000 }],
    },
    { name: join(process.cwd(), "schema/broken.test.ts"), status: "failed", assertionResults: [] },
  ],
};

test("what passed only when run again is listed by name", async () => {
  expect(flakyTests(await reports({ unit, browser }))).toEqual([
    "e2e/chat.spec.ts › a message arrives",
    "e2e/kit.spec.ts › a dialog opens",
  ]);
  expect(flakyTests(await reports({ unit }))).toEqual([]);
});

test("both runs are counted together, and a file that does not load is a failure", async () => {
  expect(countTests(await reports({ unit, browser }))).toEqual({ passed: 8, failed: 3 });
  expect(countTests(await reports({ browser }))).toEqual({ passed: 3, failed: 1 });
  expect(countTests(await reports({}))).toEqual({ passed: 0, failed: 0 });
});

test("the slowest attempt of a test is what it takes", async () => {
  expect(slowestTests(await reports({ unit, browser }), 2)).toEqual([
    "   9.0 s  e2e/chat.spec.ts › a message arrives",
    "   6.0 s  schema/graph.test.ts › the graph starts",
  ]);
});
