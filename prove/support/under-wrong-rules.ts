// Runs one test file unchanged and then again under each of some mutated policies: run by vitest,
// see run-under-wrong-rules.ts. A file that is imported again uses the same schema and policies.

import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import { type WrongRule } from "../../schema/oracle/faults.ts";
import { wrongRules } from "../../schema/testing/wrong-rules.ts";

declare module "vitest" {
  interface ProvidedContext {
    tests: string;
    rules: string[];
  }
}

const SOUND: WrongRule = { name: "as it is", under: (work) => work() };

const tests = inject("tests");
const wrong = wrongRules.filter(({ name }) => inject("rules").includes(name));

for (const { name, under } of [SOUND, ...wrong]) {
  describe(`${name}`, async () => {
    const over = Promise.withResolvers<void>();
    let whole: Promise<void>;
    let isSeen = false;
    beforeAll(() => {
      whole = under(() => over.promise);
    });
    afterAll(() => {
      over.resolve();
      return whole;
    });
    beforeEach(({ skip, onTestFailed }) => {
      skip(isSeen); // one failure is enough
      onTestFailed(() => {
        isSeen = true;
      });
    });
    await import(/* @vite-ignore */ `../../${tests}?under=${encodeURIComponent(name)}`);
  });
}
