import { expect, test } from "vitest";
import { BlockedCommenter } from "../blog/blocked-commenter.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { findByCredentials } from "./credentials.ts";
import { hashOf, Role } from "./index.ts";
import { aUser } from "./user.builder.ts";

const graph = await testGraph();
const asAdmin = graph.as(withRole(Role.ADMIN));

const PASSWORD = "a long enough secret";
const LETTERS = "kari@blåbær.example";
const OTHER_FORMS = [
  "kari@xn--blbr-roah.example",
  "KARI@BLÅBÆR.EXAMPLE",
  ` ${LETTERS.normalize("NFD")} `,
];

const user = await aUser(graph.em(), { email: LETTERS, passwordHash: await hashOf(PASSWORD) });

test.each(OTHER_FORMS)("%s signs in to the account of the same address", async (email) => {
  const found = await findByCredentials(graph.em(), { email, password: PASSWORD });
  expect(found?.id).toBe(user.id);
});

test.each(OTHER_FORMS)("%s cannot have a second account", async (email) => {
  const CREATE = `mutation($email: String!) { createUser(input: { email: $email, name: "K" }) { id } }`;
  const refusal = await graph.refusal(withRole(Role.ADMIN), CREATE, { email });
  expect(refusal.message).toBe("This email address already has an account");
});

test("a blocked domain is stored in its letters", async () => {
  const BLOCK = `mutation { blockCommenter(value: "@XN--BLBR-ROAH.example") { value } }`;
  const { blockCommenter } = await asAdmin(BLOCK);
  expect(blockCommenter).toEqual({ value: "blåbær.example" });
  expect(await graph.em().count(BlockedCommenter, { value: "blåbær.example" })).toBe(1);
});
