// Runs tests under mutated policies, in a separate process that keeps its compiled modules.

import { createVitest, type TestSuite } from "vitest/node";

export interface Tried {
  /** A test file. */
  tests: string;
  rules: string[];
}

/** The first failing test, or undefined, by mutation, and without one. */
export type Seen = Record<string, string | undefined>;

const FILE = new URL("under-wrong-rules.ts", import.meta.url).pathname;

const vitest = await createVitest("test", {
  watch: false,
  include: [FILE],
  reporters: [{}],
  maxWorkers: 1,
  testTimeout: 60_000, // slow is not wrong
  hookTimeout: 60_000,
});
await vitest.standalone();

async function seenOf({ tests, rules }: Tried): Promise<Seen> {
  vitest.provide("tests", tests);
  vitest.provide("rules", rules);
  const [specification] = await vitest.globTestSpecifications();
  if (!specification) throw new Error(`${FILE} is not there`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const [module] = testModules;
  const errors = [...(module?.errors() ?? []), ...unhandledErrors];
  if (errors[0]) throw errors[0];
  return Object.fromEntries(
    [...(module?.children.suites() ?? [])].map((suite) => [suite.name, failureIn(suite)]),
  );
}

function failureIn(suite: TestSuite): string | undefined {
  if (suite.errors().length) return "a file that does not load";
  const [test] = suite.children.allTests("failed");
  return test?.fullName.slice(`${suite.name} > `.length);
}

process.on("message", (tried: Tried) => {
  seenOf(tried).then(
    (done) => process.send?.({ done }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.once("SIGTERM", () => void vitest.close().then(() => process.exit(0)));
process.once("disconnect", () => process.exit(1)); // the parent process has ended
