import { expect, test } from "vitest";
import { DecodeQueue } from "./decode-queue.ts";

/** A queue whose work finishes when the test says so. */
function queue() {
  const decodes = new DecodeQueue();
  const running: string[] = [];
  const finish = new Map<string, () => void>();
  const add = (user: string, name: string) =>
    decodes.run(user, async () => {
      running.push(name);
      await new Promise<void>((resolve) => finish.set(name, resolve));
      running.splice(running.indexOf(name), 1);
    });
  return { decodes, running, add, finish: (name: string) => finish.get(name)?.() };
}

test("pictures are decoded two at a time, one per user, in order of arrival", async () => {
  const { running, add, finish } = queue();
  const all = [add("ada", "a1"), add("ada", "a2"), add("ben", "b1"), add("eve", "e1")];
  await Promise.resolve();
  expect(running).toEqual(["a1", "b1"]);
  finish("b1");
  await all[2];
  expect(running).toEqual(["a1", "e1"]);
  finish("a1");
  await all[0];
  expect(running).toEqual(["e1", "a2"]);
  finish("e1");
  finish("a2");
  await Promise.all(all);
  expect(running).toEqual([]);
});

test("a failure frees its place", async () => {
  const { decodes, running, add, finish } = queue();
  const failed = decodes.run("ada", () => Promise.reject(new Error("not a picture")));
  const next = add("ada", "a2");
  await expect(failed).rejects.toThrow("not a picture");
  expect(running).toEqual(["a2"]);
  finish("a2");
  await next;
});

test("a user has four uploads open, and another one after one has ended", () => {
  const { decodes } = queue();
  const [leave] = Array.from({ length: 4 }, () => decodes.admit("ada"));
  expect(() => decodes.admit("ada")).toThrow("Too many requests");
  decodes.admit("ben")();
  leave?.();
  decodes.admit("ada");
  expect(() => decodes.admit("ada")).toThrow("Too many requests");
});
