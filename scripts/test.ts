// npm test: all checks, step by step; stops at the first step that fails. npm test -- --only lint
// one step.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";
import { countTests, flakyTests, readReports, slowestTests } from "./test-reports.ts";

interface Step {
  name: string;
  commands: string[];
}

/** More browser tests that pass only when they are tried again fail the run. */
const MOST_FLAKY = 3;

const reports = mkdtempSync(join(tmpdir(), "atelier-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

// TEST_DATABASE_URL and TEST_REDIS_URL are passed to vitest with the rest of the environment.
const steps: Step[] = [
  { name: "build", commands: ["node scripts/generate.ts", "node scripts/build.ts"] },
  { name: "types", commands: ["react-router typegen", "tsc"] },
  { name: "lint", commands: ["oxlint --type-aware"] },
  { name: "format", commands: ["oxfmt --check"] },
  { name: "dead code", commands: ["knip"] },
  { name: "schema drift", commands: ["node server/run.ts schema/print.ts --check"] },
  {
    name: "migration drift",
    commands: ["node server/run.ts server/database/make-migration.ts --check"],
  },
  { name: "icon names", commands: ["node scripts/icon-names.ts --check"] },
  { name: "messages", commands: ["node scripts/check-messages.ts"] },
  {
    name: "unit and graph tests",
    commands: [`vitest run --reporter=default --reporter=json --outputFile.json="${unitReport}"`],
  },
  { name: "end to end", commands: ["playwright test --reporter=list,json"] },
];

const chosen = choose(process.argv.slice(2));
const failed = chosen.find((step) => !passes(step));
const found = readReports(unitReport, browserReport);
const tests = countTests(found);
const slowest = slowestTests(found, 20);
if (slowest.length > 0) console.log(`\nSlowest tests:\n${slowest.join("\n")}`);
const flaky = flakyTests(found);
if (flaky.length > 0) console.log(`\n${flaky.length} flaky:\n  ${flaky.join("\n  ")}`);
if (failed) console.log(`\nStopped at: ${failed.name}`);
console.log(`\n${tests.passed} passed, ${tests.failed} failed, ${flaky.length} flaky`);
process.exitCode = failed || flaky.length > MOST_FLAKY ? 1 : 0;

function choose([option, ...words]: string[]): Step[] {
  if (option === undefined) return steps;
  const wanted = words.join(" ").replaceAll("-", " ");
  const only = steps.filter(({ name }) => wanted !== "" && name.startsWith(wanted));
  if (option === "--only" && only.length > 0) return only;
  console.error(`--only takes one of: ${steps.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}

function passes({ name, commands }: Step): boolean {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
  const since = performance.now();
  const passed = commands.every((command) =>
    run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }),
  );
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${passed ? "✓" : "✗"} ${name}, ${seconds} s`);
  return passed;
}
