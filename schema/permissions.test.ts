import { describe, expect, test } from "vitest";
import type { Role } from "./accounts/index.ts";
import { testGraph } from "./testing/graph.ts";
import { visitor, withRole } from "./testing/viewers.ts";
import { LET_IN, OPERATIONS, refusalFor } from "./testing/collected.ts";
import { EVERYBODY } from "./testing/expectations.ts";
import { wrongAudiences, wrongRoles } from "./testing/wrong-permissions.ts";

const graph = await testGraph();

/** The code of the refusal, if there was one. */
async function codeFor(who: string, document: string): Promise<unknown> {
  const viewer = who === "visitor" ? visitor() : withRole(who as Role);
  const asked = document.startsWith("subscription")
    ? graph.listen(viewer, document).then((events) => events.return?.())
    : graph.as(viewer)(document);
  return asked.then(
    () => undefined,
    (error) => error.extensions.code,
  );
}

async function isAsExpected(operation: string, who: string): Promise<boolean> {
  const expectation = OPERATIONS[operation];
  if (!expectation) throw new Error(`Nothing says who may call ${operation}`);
  const [document, mayCall] = expectation;
  const expected = mayCall.includes(who) ? LET_IN : [refusalFor(who)];
  return expected.includes((await codeFor(who, document)) as undefined);
}

describe.each(Object.keys(OPERATIONS))("%s", (operation) => {
  test.each(EVERYBODY)("%s", async (who) => {
    expect(await isAsExpected(operation, who)).toBe(true);
  });
});

describe("it would be seen if", () => {
  async function isSeen(names: string[]): Promise<boolean> {
    for (const name of names) {
      for (const who of EVERYBODY) if (!(await isAsExpected(name, who))) return true;
    }
    return false;
  }

  const wrong = [...wrongAudiences(), ...wrongRoles()];
  test.each(wrong)("$name", async ({ operations, under }) => {
    expect(await under(() => isSeen(operations))).toBe(true);
    expect(await isSeen(operations)).toBe(false);
  });
});
