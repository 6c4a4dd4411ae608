import { expect, test } from "vitest";
import { hashOf, Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer({ trustProxy: true });
const em = () => server.database.em.fork();
const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);
const admin = await server.signedIn(await aUser(em(), { roles: [Role.ADMIN] }));

const ENTRIES = `query($filter: AuditEntryFilter) {
  auditEntries(filter: $filter) { nodes { action kind item network user { email } } }
}`;
const entries = async (filter: object = {}) => {
  const body = { query: ENTRIES, variables: { filter } };
  const { data } = (await server.ask("POST", "/graphql", { headers: admin, body })).body;
  return data.auditEntries.nodes;
};

test("sign-ins and refused ones are in the log, with a part of the address, and no password", async () => {
  const user = await aUser(em(), { passwordHash, roles: [Role.MEMBER] });
  const browser = new TestBrowser(server);
  await browser.signIn(user.email, "a wrong guess");
  await browser.signIn(user.email, PASSWORD);
  const known = { kind: "User", item: user.id, user: { email: user.email } };
  const found = await entries({ userId: user.id });
  expect(found).toEqual([
    { ...known, action: "SIGNED_IN", network: expect.stringMatching(/^\d+\.\d+\.\d+\.0\/24$/) },
    { ...known, action: "SIGN_IN_REFUSED", network: found[0].network },
  ]);
});

test("a refused sign-in with an unknown address names nobody", async () => {
  await new TestBrowser(server).signIn("nobody@example.org", PASSWORD);
  const [latest] = await entries({ action: "SIGN_IN_REFUSED" });
  expect(latest).toMatchObject({ item: null, user: null });
  expect(JSON.stringify(latest)).not.toContain("nobody@");
});

test("an exported list of members is in the log before its first row is sent", async () => {
  const answer = await server.ask("GET", "/api/members/export", { headers: admin });
  expect(answer.status).toBe(200);
  const [latest] = await entries({ action: "EXPORTED" });
  expect(latest).toMatchObject({ kind: "Member", network: expect.stringMatching(/\/24$/) });
});
