import { describe, expect, test } from "vitest";
import { parseInput } from "../foundation/input.ts";
import { testGraph } from "../testing/graph.ts";
import { findByCredentials } from "./credentials.ts";
import { matchesPassword, hashPassword, newPassword } from "./password.ts";
import { User, UserStatus } from "./user.ts";
import { aUser } from "./user.builder.ts";

const graph = await testGraph();
const PASSWORD = "a fjord at night";
const passwordHash = await hashPassword(PASSWORD);

test("a password is stored as argon2id with its own salt", async () => {
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(PASSWORD)).not.toBe(passwordHash);
});

test("it matches regardless of how the keyboard composes letters", async () => {
  const hash = await hashPassword("blåbær-på-øya");
  expect(await matchesPassword("blåbær-på-øya".normalize("NFD"), hash)).toBe(true);
  expect(await matchesPassword("Blåbær-på-øya", hash)).toBe(false);
});

test("an overlong password is refused instead of truncated", async () => {
  const longest = "x".repeat(255) + "y";
  const hash = await hashPassword(longest);
  expect(await matchesPassword(longest, hash)).toBe(true);
  expect(await matchesPassword(`${longest}z`, hash)).toBe(false);
});

test("nothing matches an account without a password", async () => {
  for (const nothing of [null, undefined])
    expect(await matchesPassword(PASSWORD, nothing)).toBe(false);
  expect(await matchesPassword("", null)).toBe(false);
});

test.each([
  ["", "Required"],
  ["nine char", "At least 10 characters"],
  ["👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀", "At least 10 characters"],
  ["Password123", "Too common"],
  ["zzzzzzzzzzzz", "Too common"],
  ["x".repeat(257), "At most 256 characters"],
])("%j is refused as a new password: %s", (password, complaint) => {
  expect(() => parseInput(newPassword(), password)).toThrow(
    expect.objectContaining({ extensions: { code: "INVALID", fields: { "": complaint } } }),
  );
});

test("a sentence is accepted as a password", () => {
  expect(parseInput(newPassword(), PASSWORD)).toBe(PASSWORD);
});

describe("the owner of an email and a password", () => {
  const owner = async (email: string, password = PASSWORD) =>
    (await findByCredentials(graph.em(), { email, password }))?.id;

  test("is found whatever the case of the address", async () => {
    const { id } = await aUser(graph.em(), { email: "ada@example.org", passwordHash });
    expect(await owner(" Ada@Example.org ")).toBe(id);
    expect(await owner("ada@example.org", "a fjord by day")).toBeUndefined();
    expect(await owner("bo@example.org")).toBeUndefined();
  });

  test("is no one while the account is only invited", async () => {
    const status = UserStatus.INVITED;
    const { email } = await aUser(graph.em(), { passwordHash, status });
    expect(await owner(email)).toBeUndefined();
  });

  test("learns that the account is suspended, and why; someone who guesses does not", async () => {
    const values = { status: UserStatus.SUSPENDED, suspensionReason: "Spam" };
    const { email } = await aUser(graph.em(), { passwordHash, ...values });
    await expect(owner(email)).rejects.toMatchObject({ reason: "Spam" });
    expect(await owner(email, "a fjord by day")).toBeUndefined();
  });

  test("is no one for an account without a password", async () => {
    const { email } = await aUser(graph.em());
    expect(await owner(email)).toBeUndefined();
    expect(await owner(email, "")).toBeUndefined();
  });
});

test("a hash is loaded only where a password is compared", async () => {
  const { id } = await aUser(graph.em(), { passwordHash });
  const user = await graph.em().findOneOrFail(User, id);
  expect(user.passwordHash).toBeUndefined();
  expect(Object.keys(graph.schema.getTypeMap().User?.toConfig() ?? {})).not.toContain(
    "passwordHash",
  );
});

test("an unknown address costs a comparison, too: it waits in the same queue", async () => {
  const full = Array.from({ length: 102 }, () => matchesPassword(PASSWORD, passwordHash));
  const unknown = Array.from({ length: 50 }, (_, n) =>
    findByCredentials(graph.em(), { email: `unknown-${n}@example.org`, password: PASSWORD }),
  );
  const outcomes = await Promise.allSettled(unknown);
  await Promise.allSettled(full);
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
}, 30_000);

test("many passwords at once are queued, and too many are refused", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 110 }, () => matchesPassword(PASSWORD, passwordHash)),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(8);
  expect(await matchesPassword(PASSWORD, passwordHash)).toBe(true);
}, 30_000);
