import { afterAll, onTestFinished } from "vitest";

/** Runs after the test that calls it, or outside of tests after all of the file or block. */
export function atTheEnd(work: () => Promise<void>): void {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work); // there is no test: a hook of a file that a test adds would never run
  }
}
