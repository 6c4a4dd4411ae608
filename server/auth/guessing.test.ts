import { describe, expect, test } from "vitest";
import { hashOf } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { REDIS_URL } from "../../schema/testing/services.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";

// Limits password guessing per account and address, without letting anyone lock someone else out.

const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);

const limits = { rateLimits: true, trustProxy: true };
const alone = await testServer(limits);
const kinds = [{ name: "in memory", server: alone, beside: alone }];
if (REDIS_URL) {
  const server = await testServer({ ...limits, redisUrl: REDIS_URL });
  const beside = await testServer(
    { ...limits, redisUrl: REDIS_URL },
    { database: server.database },
  );
  kinds.push({ name: "in Redis, for all processes", server, beside });
}
const unlimited = await testServer({ trustProxy: true });

let addresses = Math.floor(Math.random() * 200) * 250;
/** An address that nobody has used, not even in an earlier run. */
function newAddress(): string {
  addresses += 1;
  return `10.${Math.floor(Math.random() * 250)}.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

const from = (at: typeof alone, address: string) =>
  new TestBrowser(at, { origin: "http://localhost:3000", "x-forwarded-for": address });

describe.each(kinds)("$name", ({ server, beside }) => {
  const account = () =>
    aUser(server.database.em.fork(), {
      email: `${crypto.randomUUID()}@example.org`,
      passwordHash,
    });
  const fail = async (email: string, address: string, times: number) => {
    const statuses = [];
    for (let n = 0; n < times; n += 1) {
      const at = n % 2 ? server : beside;
      statuses.push((await from(at, address).signIn(email, `guess ${n}`)).status);
    }
    return statuses;
  };

  test("after five failures even the right password is refused", async () => {
    const [{ email }, address] = [await account(), newAddress()];
    expect(await fail(email, address, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const { status, body, headers } = await from(server, address).signIn(email, PASSWORD);
    expect([status, body]).toEqual([
      429,
      { url: "http://localhost:3000/api/auth/error?error=RateLimited&provider=credentials" },
    ]);
    const wait = Number(headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(180);
  });

  test("the owner can still sign in from another address, and other users from the same one", async () => {
    const [{ email }, { email: other }, address] = [await account(), await account(), newAddress()];
    await fail(email, address, 6);
    expect((await from(server, newAddress()).signIn(email, PASSWORD)).status).toBe(200);
    expect((await from(server, address).signIn(other, PASSWORD)).status).toBe(200);
  });

  test("an unknown address is limited as early as a known one, with the same error", async () => {
    const [{ email }, address] = [await account(), newAddress()];
    const unknown = `${crypto.randomUUID()}@example.org`;
    expect(await fail(unknown, newAddress(), 6)).toEqual(await fail(email, address, 6));
    const [one, two] = [
      await from(server, address).signIn(email, "x"),
      await from(server, address).signIn(email.toUpperCase(), "x"),
    ];
    expect(one.text).toBe(two.text);
    expect(two.status).toBe(429);
  });

  test("an IP address is limited after twenty failures, for whatever accounts", async () => {
    const address = newAddress();
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      const email = `${crypto.randomUUID()}@example.org`;
      statuses.push((await from(server, address).signIn(email, "x")).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
    expect((await from(server, address).signIn((await account()).email, PASSWORD)).status).toBe(
      429,
    );
  });

  test("concurrent attempts count like consecutive ones", async () => {
    const [{ email }, address] = [await account(), newAddress()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => from(server, address).signIn(email, `guess ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("successful sign-ins are unlimited", async () => {
    const [{ email }, address] = [await account(), newAddress()];
    for (let n = 0; n < 8; n += 1) {
      expect((await from(server, address).signIn(email, PASSWORD)).status).toBe(200);
    }
  });

  test("guessing the old password when changing it is limited alike", async () => {
    const [{ email }, address] = [await account(), newAddress()];
    const mine = from(server, address);
    await mine.signIn(email, PASSWORD);
    const change = (oldPassword: string, newPassword = "another long sentence") =>
      mine.json("/api/auth/change-password", { oldPassword, newPassword });
    for (let n = 0; n < 8; n += 1) expect((await change(PASSWORD, "short")).status).toBe(422);
    for (let n = 0; n < 5; n += 1) expect((await change("wrong")).status).toBe(422);
    const { status, headers } = await change(PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("nothing is limited when rate limits are off", async () => {
  const { email } = await aUser(unlimited.database.em.fork(), { passwordHash });
  const address = newAddress();
  for (let n = 0; n < 7; n += 1) {
    expect((await from(unlimited, address).signIn(email, "x")).status).toBe(401);
  }
  expect((await from(unlimited, address).signIn(email, PASSWORD)).status).toBe(200);
});
