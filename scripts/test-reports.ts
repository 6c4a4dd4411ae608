// The JSON reports of the test runners.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
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

interface Reports {
  unit: UnitReport | undefined;
  browser: BrowserReport | undefined;
}

/** A missing report belongs to a step that did not run. */
export const readReports = (unit: string, browser: string): Reports => ({
  unit: read<UnitReport>(unit),
  browser: read<BrowserReport>(browser),
});

/**
 * Counts unit, graph and browser tests together; a file that fails to load counts as one failure.
 */
export function countTests({ unit, browser }: Reports): { passed: number; failed: number } {
  const unloaded = unit?.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed:
      (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0),
    failed:
      (unit?.numFailedTests ?? 0) +
      (unloaded?.length ?? 0) +
      (browser?.stats.unexpected ?? 0) +
      (browser?.errors.length ?? 0),
  };
}

/** Lines of seconds, file and name, slowest test first. */
export function slowestTests({ unit, browser }: Reports, count: number): string[] {
  const ofUnit = (unit?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(".", name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  const ofBrowser = (browser?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file} › ${title}`,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
    })),
  );
  return [...ofUnit, ...ofBrowser]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** The names of tests that failed and then passed when they were run again. */
export const flakyTests = ({ browser }: Reports): string[] =>
  (browser?.suites ?? [])
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `e2e/${file} › ${title}`);

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function read<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}
