// The steps of npm test and npm run test:all.

/** What npm test runs (quick), what npm run test:all runs, and only that which npm test leaves to it. */
export type Scope = "quick" | "all" | "rest";

export interface Step {
  name: string;
  command: string;
  /** Runs beside the step before it */
  beside?: true;
  /** Where the runner writes its JSON report */
  report?: "unit" | "browser";
  environment?: Record<string, string>;
}

const build: Step = {
  name: "build",
  command: "node scripts/generate.ts && node scripts/build.ts",
};

/** Each needs one processor at most, so that they run beside each other. */
const checks: Step[] = [
  { name: "types", command: "tsc" },
  { name: "lint", command: "oxlint --type-aware", beside: true },
  { name: "format", command: "oxfmt --check", beside: true },
  { name: "dead code", command: "knip", beside: true },
  {
    name: "schema drift",
    command: "node server/run.ts server/print-schema.ts --check",
    beside: true,
  },
  {
    name: "migration drift",
    command: "node server/run.ts server/database/make-migration.ts --check",
    beside: true,
  },
  { name: "icon names", command: "node scripts/icon-names.ts --check", beside: true },
  { name: "messages", command: "node scripts/check-messages.ts", beside: true },
  { name: "decisions", command: "node scripts/decisions.ts --check", beside: true },
];

const VITEST =
  "vitest run --reporter=default --reporter=./scripts/flaky-reporter.ts --reporter=json --outputFile.json=$UNIT_REPORT";
const PLAYWRIGHT = "playwright test --reporter=list,json";
/** vite.config.ts includes *.thorough.test.ts then. */
const THOROUGH = { TEST_THOROUGH: "on" };

const unit: Step = { name: "unit and graph tests", command: VITEST, report: "unit" };
const journeys: Step = {
  name: "journeys",
  command: `${PLAYWRIGHT} --grep @journey:`,
  report: "browser",
};
const sweeps: Step = {
  name: "sweeps",
  command: `${PLAYWRIGHT} --grep-invert @journey:`,
  report: "browser",
};

/** Where tests speak to services; the client and the scripts do not. */
const ON_SERVICES = "schema/ server/";

/**
 * Where services are given, what is left are the unit and graph tests that speak to them, once more; otherwise the
 * thorough ones alone.
 */
const unitRest = (hasServices: boolean): Step => ({
  ...unit,
  name: hasServices ? "unit and graph tests on services" : "thorough tests",
  command: `${VITEST} ${hasServices ? ON_SERVICES : "thorough"}`,
  environment: THOROUGH,
});

export function stepsOf(scope: Scope, hasServices: boolean): Step[] {
  if (scope === "rest") return [build, unitRest(hasServices), sweeps];
  if (scope === "quick") return [build, ...checks, unit, journeys];
  return [build, ...checks, { ...unit, environment: THOROUGH }, journeys, sweeps];
}
