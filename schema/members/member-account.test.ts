import { getOperationAST, type OperationDefinitionNode, parse } from "graphql";
import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { answer, compile } from "../foundation/reading/sql/compiled.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aMember } from "./member.builder.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);

const CREATE = `mutation($input: CreateMemberInput!) {
  createMember(input: $input) { id account { email name roles status emailVerified } }
}`;
const READ = "query($id: ID!) { member(id: $id) { account { email } } }";

test("a member created with an email address gets an account with a verified address", async () => {
  const input = { handle: "with-account", displayName: "Ada", email: "Ada@Example.org" };
  const { createMember } = await graph.as(admin)(CREATE, { input });
  expect(createMember.account).toEqual({
    email: "ada@example.org",
    name: "Ada",
    roles: ["MEMBER"],
    status: "ACTIVE",
    emailVerified: graph.clock.now().toISOString(),
  });
});

test("an address that has an account is refused, and nothing is created", async () => {
  const { email } = await aUser(graph.em());
  const input = { handle: "taken-address", displayName: "Bo", email };
  const refusal = await graph.refusal(admin, CREATE, { input });
  expect(refusal.message).toBe("This email address already has an account");
  const none = await graph.refusal(admin, READ, { id: "taken-address" });
  expect(none.message).toBe("Member not found");
});

test("a profile's account is visible to the member and admins only", async () => {
  const member = await aMember(graph.em());
  const user = await aUser(graph.em(), { member });
  const account = { email: user.email };
  const own = withRole(Role.MEMBER, { userId: user.id, memberId: member.id });
  for (const viewer of [admin, own]) {
    expect((await graph.as(viewer)(READ, member)).member).toEqual({ account });
  }
  for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.MODERATOR)]) {
    expect((await graph.as(viewer)(READ, member)).member).toEqual({ account: null });
  }
});

test("fields of an account that a visitor may not see do not prevent a single statement", async () => {
  const document = parse("{ members { nodes { account { email lastSeenAt permissions } } } }");
  const operation = getOperationAST(document) as OperationDefinitionNode;
  const compiled = await compile(graph.schema, document, operation, {}, graph.context());
  const run = statementRunner(graph.em());
  expect(compiled && (await answer(compiled, run, () => graph.clock.now()))).toContain(
    `"account" : null`,
  );
});
