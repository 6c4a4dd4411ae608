import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import type { Role } from "./accounts/index.ts";
import { testGraph } from "./testing/graph.ts";
import { visitor, withRole } from "./testing/viewers.ts";
import {
  EVERYBODY,
  LET_IN,
  OPEN_TO_VISITORS,
  OPERATIONS,
  refusalFor,
} from "./testing/who-may-call.ts";
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

test("every operation of the schema is in the table", () => {
  const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(names.toSorted());
});

test("visitors may call what is listed and nothing else", () => {
  const open = Object.entries(OPERATIONS).filter(([, [, mayCall]]) => mayCall.includes("visitor"));
  expect(open.map(([name]) => name).toSorted()).toEqual(OPEN_TO_VISITORS);
});

async function isAsExpected(operation: string, who: string): Promise<boolean> {
  const [document, mayCall] = OPERATIONS[operation] as (typeof OPERATIONS)[string];
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
