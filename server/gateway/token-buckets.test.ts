import { Redis } from "ioredis";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { Buckets, memoryUsage, type RateLimitKey } from "./token-buckets.ts";
import { redisUsage } from "./redis-usage.ts";
import { describeWith, REDIS_URL } from "../../schema/testing/services.ts";
import { HOUR, SECOND } from "../../schema/foundation/durations.ts";

let time = Date.parse("2026-11-20T09:00:00.000Z");
const clock = { now: () => new Date(time) };

const noError = (error: unknown) => {
  throw error;
};
const shared = REDIS_URL
  ? await redisUsage(REDIS_URL, clock, memoryUsage(clock), noError)
  : undefined;
afterAll(() => shared?.close());

const places: [string, Buckets][] = [
  ["this process", new Buckets(memoryUsage(clock))],
  ...(shared ? [["Redis", new Buckets(shared)] as [string, Buckets]] : []),
];

describe.each(places)("a bucket of 3,600 points in %s", (_place, buckets) => {
  let payer: RateLimitKey;
  beforeEach(() => {
    payer = { key: `test.${crypto.randomUUID()}`, budget: 3_600 };
  });
  const available = async () => (await buckets.take(payer, 0)).throttle.available;

  test("is full at first and reports its refill rate", async () => {
    expect(await buckets.take(payer, 600)).toEqual({
      throttle: { max: 3_600, available: 3_000, restoreRate: 1 },
      wait: 0,
    });
  });

  test("refuses when it is empty and says how long to wait", async () => {
    await buckets.take(payer, 3_500);
    expect(await buckets.take(payer, 160)).toMatchObject({
      wait: 60,
      throttle: { available: 100 },
    });
    expect((await buckets.take(payer, 100)).wait).toBe(0);
    expect((await buckets.take(payer, 1)).wait).toBe(1);
  });

  test("is refilled continuously, never above its size", async () => {
    await buckets.take(payer, 3_600);
    expect(await available()).toBe(0);
    time += 90 * SECOND;
    expect(await available()).toBe(90);
    expect((await buckets.take(payer, 90)).wait).toBe(0);
    time += 2 * HOUR;
    expect(await available()).toBe(3_600);
  });

  test("takes back unused points, never above its size", async () => {
    await buckets.take(payer, 1_000);
    buckets.giveBack(payer, 700);
    expect(await available()).toBe(3_300);
    buckets.giveBack(payer, 700);
    expect(await available()).toBe(3_600);
  });

  test("belongs to one caller", async () => {
    await buckets.take(payer, 3_600);
    expect((await buckets.take({ ...payer, key: `${payer.key}.other` }, 3_600)).wait).toBe(0);
  });
});

test("with very many buckets, those with the highest usage are kept", async () => {
  const buckets = new Buckets(memoryUsage(clock, 2));
  const left = async (key: string) =>
    (await buckets.take({ key, budget: 100 }, 10)).throttle.available;
  for (const key of ["a", "a", "b", "c"]) await left(key); // the highest usage first
  expect(await left("a")).toBe(70);
  expect(await left("b")).toBe(90);
});

describeWith(REDIS_URL, "while Redis is unreachable", (url) => {
  test("each process uses its own buckets", async () => {
    const errors: unknown[] = [];
    const away = new URL(url);
    away.port = "1";
    const debts = await redisUsage(away.href, clock, memoryUsage(clock), (e) => errors.push(e));
    const buckets = new Buckets(debts);
    const payer = { key: crypto.randomUUID(), budget: 100 };
    expect((await buckets.take(payer, 60)).wait).toBe(0);
    expect((await buckets.take(payer, 60)).wait).toBeGreaterThan(0);
    expect(errors.length).toBeGreaterThan(0);
    debts.close();
  });

  test("usage is counted in the process", async () => {
    const errors: unknown[] = [];
    const debts = await redisUsage(url, clock, memoryUsage(clock), (e) => errors.push(e));
    const buckets = new Buckets(debts);
    const payer = { key: crypto.randomUUID(), budget: 100 };
    const redis = new Redis(url);
    await redis.rpush(`atelier.owed.${payer.key}`, "not a number"); // makes the script fail
    expect((await buckets.take(payer, 60)).wait).toBe(0);
    expect((await buckets.take(payer, 60)).wait).toBeGreaterThan(0);
    expect(errors).toHaveLength(1); // Redis is not tried again for a second
    time += SECOND;
    await redis.del(`atelier.owed.${payer.key}`);
    expect((await buckets.take(payer, 60)).wait).toBe(0);
    redis.disconnect();
    debts.close();
  });
});
