// The JSON reports of the test runners.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Counts } from "./test-tally.ts";

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Milliseconds since 1970 */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
}

export type Report =
  | { kind: "unit"; content: UnitReport }
  | { kind: "browser"; content: BrowserReport };

/** A report that is missing belongs to a step that ended before it could be written. */
export function readReport(kind: Report["kind"], path: string): Report[] {
  if (!existsSync(path)) return [];
  const content = JSON.parse(readFileSync(path, "utf8"));
  return [{ kind, content } as Report];
}

/** Counts the tests of all reports together; a file that fails to load counts as one failure. */
export function countTests(reports: readonly Report[]): Counts {
  const counts = reports.map((report) =>
    report.kind === "unit" ? countUnit(report.content) : countBrowser(report.content),
  );
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function countUnit({ numPassedTests, numFailedTests, testResults }: UnitReport): Counts {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

const countBrowser = ({ stats, errors }: BrowserReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/** Lines of seconds, file and number of tests, slowest file first. */
export function slowestFiles(reports: readonly Report[], count: number): string[] {
  return reports
    .flatMap((report) =>
      report.kind === "unit" ? unitFiles(report.content) : browserFiles(report.content),
    )
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms, tests }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name} (${tests})`);
}

interface TimedFile {
  name: string;
  ms: number;
  tests: number;
}

const unitFiles = ({ testResults }: UnitReport): TimedFile[] =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: relative(".", name),
    ms: endTime - startTime,
    tests: assertionResults.length,
  }));

function browserFiles({ suites }: BrowserReport): TimedFile[] {
  const files = new Map<string, TimedFile>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const name = `e2e/${file}`;
    const before = files.get(name) ?? { name, ms: 0, tests: 0 };
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const ms = durations.reduce((sum, each) => sum + each, before.ms);
    files.set(name, { name, ms, tests: before.tests + tests.length });
  }
  return [...files.values()];
}

/** The names of tests that failed and then passed when they were run again. */
export const flakyTests = (reports: readonly Report[]): string[] =>
  reports
    .flatMap((report) => (report.kind === "browser" ? report.content.suites : []))
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `e2e/${file} › ${title}`);

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
