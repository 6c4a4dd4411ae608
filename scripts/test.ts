// npm test: all checks, step by step; stops at the first step that fails. Steps that need one
// processor run beside each other. npm test -- --only lint: one step.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runBeside } from "./run.ts";
import { countTests, flakyTests, readReports, slowestTests } from "./test-reports.ts";

interface Step {
  name: string;
  command: string;
  /** Whether it runs beside the step before it */
  beside?: boolean;
}

/** More browser tests that pass only when they are tried again fail the run. */
const MOST_FLAKY = 3;

const reports = mkdtempSync(join(tmpdir(), "atelier-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

// TEST_DATABASE_URL and TEST_REDIS_URL are passed to vitest with the rest of the environment.
const steps: Step[] = [
  { name: "build", command: "node scripts/generate.ts && node scripts/build.ts" },
  { name: "types", command: "tsc" },
  { name: "lint", command: "oxlint --type-aware", beside: true },
  { name: "format", command: "oxfmt --check", beside: true },
  { name: "dead code", command: "knip", beside: true },
  { name: "schema drift", command: "node server/run.ts schema/print.ts --check", beside: true },
  {
    name: "migration drift",
    command: "node server/run.ts server/database/make-migration.ts --check",
    beside: true,
  },
  { name: "icon names", command: "node scripts/icon-names.ts --check", beside: true },
  { name: "messages", command: "node scripts/check-messages.ts", beside: true },
  {
    name: "unit and graph tests",
    command: `vitest run --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
  },
  { name: "end to end", command: "playwright test --reporter=list,json" },
];

const chosen = choose(process.argv.slice(2));
/** Tells the browser tests that this run has built the product. */
const built: Record<string, string> = chosen.some(({ name }) => name === "build")
  ? { E2E_BUILT: "on" }
  : {};
const failed = await firstFailed(chosen);
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

async function firstFailed(wanted: Step[]): Promise<Step | undefined> {
  const groups: Step[][] = [];
  for (const step of wanted) {
    const group = groups.at(-1);
    if (group && step.beside) group.push(step);
    else groups.push([step]);
  }
  for (const group of groups) {
    const passed = await Promise.all(group.map((step) => passes(step, group.length > 1)));
    const failed = group.find((_, index) => !passed[index]);
    if (failed) return failed;
  }
  return undefined;
}

async function passes({ name, command }: Step, isBeside: boolean): Promise<boolean> {
  if (!isBeside) console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
  const since = performance.now();
  const passed = isBeside
    ? await runBeside(command)
    : run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, ...built });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${passed ? "✓" : "✗"} ${name}, ${seconds} s`);
  return passed;
}
