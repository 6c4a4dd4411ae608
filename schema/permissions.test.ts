import { describe, expect, test } from "vitest";
import { Role } from "./accounts/index.ts";
import { aUser } from "./accounts/user.builder.ts";
import type { Viewer } from "./foundation/viewer.ts";
import { testGraph } from "./testing/graph.ts";
import { visitor, withRole } from "./testing/viewers.ts";
import { DONE, OPERATIONS, surprises } from "./testing/collected.ts";
import { wrongAudiences, wrongRoles } from "./testing/wrong-permissions.ts";

const graph = await testGraph();

/** An account per role. */
const accounts: Record<string, { id: string }> = {};
for (const role of Object.values(Role)) accounts[role] = await aUser(graph.em(), { roles: [role] });

/** A viewer with the role's current permissions. */
function viewerOf(who: string): Viewer {
  const account = accounts[who];
  return account ? withRole(who as Role, { userId: account.id }) : visitor();
}

async function outcome(who: string, document: string): Promise<string> {
  const viewer = viewerOf(who);
  const answer = document.startsWith("subscription")
    ? graph.listen(viewer, document).then((events) => events.return?.())
    : graph.as(viewer)(document);
  return answer.then(
    () => DONE,
    (error) => error.extensions?.code ?? String(error),
  );
}

function surprisesOf(operation: string): Promise<Record<string, string>> {
  const expectation = OPERATIONS[operation];
  if (!expectation) throw new Error(`Nothing says who may call ${operation}`);
  const [document, mayCall] = expectation;
  return surprises(mayCall, (who) => outcome(who, document));
}

const names = Object.keys(OPERATIONS);

test.each(names)("%s", async (operation) => {
  expect(await surprisesOf(operation)).toEqual({});
});

describe("the tests would fail if", () => {
  const wrong = [...wrongAudiences(), ...wrongRoles()];
  test.each(wrong)("$name", async ({ operations, under }) => {
    const areSeen = async () => {
      for (const name of operations) if (Object.keys(await surprisesOf(name)).length) return true;
      return false;
    };
    expect(await under(areSeen)).toBe(true);
  });

  test("and all is as it was", { timeout: 60_000 }, async () => {
    for (const name of names) expect(await surprisesOf(name), name).toEqual({});
  });
});
