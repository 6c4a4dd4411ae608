// A reporter of vitest: writes the names of tests that passed only when tried again to FLAKY_REPORT.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

export default class FlakyReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) {
      this.#names.push(`${relative(".", test.module.moduleId)} › ${test.fullName}`);
    }
  }

  onTestRunEnd(): void {
    const path = process.env.FLAKY_REPORT;
    if (path) writeFileSync(path, JSON.stringify(this.#names));
  }
}
