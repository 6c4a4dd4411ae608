// npm test: checks, unit and graph tests, and one journey a domain in the browser.
// npm run test:all: everything; with --rest only what npm test leaves out.
// npm test -- --only lint: one step. The first step that fails ends the run.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runBeside } from "./run.ts";
import { countTests, flakyTests, readReport, type Report, slowestFiles } from "./test-reports.ts";
import { type Scope, type Step, stepsOf } from "./test-steps.ts";
import { addToTally } from "./test-tally.ts";
import { compareTimes, type Times } from "./test-times.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-tests-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const [scope, steps] = choose(process.argv.slice(2));
/** Tells the browser tests that this run has built the product. */
const built: Record<string, string> = steps.some(({ name }) => name === "build")
  ? { E2E_BUILT: "on" }
  : {};
const reports: Report[] = [];
/** Unit and graph tests that passed only when tried again. */
const flakyUnits: string[] = [];
const times: Times = {};

const failed = await firstFailed(steps);

const counts = addToTally(countTests(reports));
console.log(`\nSlowest files:\n${slowestFiles(reports, 15).join("\n")}`);
console.log(`\nTime by kind:\n${compareTimes(scope, times).join("\n")}`);
const flaky = [...flakyUnits, ...flakyTests(reports)];
if (flaky.length > 0) {
  console.log(`\nPassed only when tried again (${flaky.length}):\n  ${flaky.join("\n  ")}`);
}
if (failed) console.log(`\nStopped at: ${failed.name}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed ? 1 : 0;

function choose(args: string[]): [scope: Scope, steps: Step[]] {
  const isAll = args.includes("--all");
  const chosen: Scope = args.includes("--rest") ? "rest" : isAll ? "all" : "quick";
  const { TEST_DATABASE_URL, TEST_REDIS_URL, TEST_S3_URL } = process.env;
  const hasServices = Boolean(TEST_DATABASE_URL || TEST_REDIS_URL || TEST_S3_URL);
  const all = stepsOf(chosen, hasServices);
  const at = args.indexOf("--only");
  if (at < 0) return [chosen, all];
  const wanted = args
    .slice(at + 1)
    .join(" ")
    .replaceAll("-", " ");
  const only = all.filter(({ name }) => wanted !== "" && name.startsWith(wanted));
  if (only.length > 0) return [chosen, only];
  console.error(`--only takes one of: ${all.map(({ name }) => name).join(", ")}`);
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
    const since = performance.now();
    const passed = await Promise.all(group.map((step) => passes(step, group.length > 1)));
    const [{ name }] = group as [Step];
    times[group.length > 1 ? "checks" : name] = (performance.now() - since) / 1000;
    const refused = group.find((_, index) => !passed[index]);
    if (refused) return refused;
  }
  return undefined;
}

async function passes(step: Step, isBeside: boolean): Promise<boolean> {
  const { name, command, report, environment } = step;
  if (!isBeside) console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
  const since = performance.now();
  const path = join(folder, `${name.replaceAll(" ", "-")}.json`);
  const passed = isBeside
    ? await runBeside(command)
    : run(command, {
        ...built,
        ...environment,
        UNIT_REPORT: path,
        FLAKY_REPORT: `${path}.flaky`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      });
  if (report) reports.push(...readReport(report, path));
  if (existsSync(`${path}.flaky`)) {
    flakyUnits.push(...(JSON.parse(readFileSync(`${path}.flaky`, "utf8")) as string[]));
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${passed ? "✓" : "✗"} ${name}, ${seconds} s`);
  return passed;
}
