import { expect, test } from "vitest";
import { cacheCounts, LruMap, reportCache } from "./lru-map.ts";

const found = (map: LruMap<string, number>, ...keys: string[]) =>
  keys.map((key) => map.get(key) ?? null);

test("the least recently used entry is evicted, regardless of its age", () => {
  const map = new LruMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect(found(map, "a", "b", "c")).toEqual([1, null, 3]);
  expect(map.counts).toEqual({ hits: 3, misses: 1, evictions: 1 });
});

test("a scan of keys used once does not evict frequently used entries", () => {
  const map = new LruMap<string, number>(10);
  map.set("hot", 0);
  for (let n = 1; n <= 1_000; n += 1) {
    map.set(`once ${n}`, n);
    if (n % 5 === 0) map.get("hot");
  }
  expect(found(map, "hot", "once 1000", "once 900")).toEqual([0, 1000, null]);
});

test("weights are summed, and a replaced entry counts once", () => {
  const evicted: string[] = [];
  const map = new LruMap<string, number>(100, (key) => evicted.push(key));
  map.set("a", 1, 40);
  for (let n = 0; n < 5; n += 1) map.set("b", n, 60);
  expect(evicted).toEqual([]);
  map.set("c", 3, 50);
  expect(evicted).toEqual(["a", "b"]);
  expect(found(map, "a", "b", "c")).toEqual([null, null, 3]);
});

test("an entry above the total weight is not stored and evicts nothing", () => {
  const map = new LruMap<string, number>(100);
  map.set("a", 1, 100);
  map.set("large", 2, 101);
  expect(found(map, "a", "large")).toEqual([1, null]);
});

test("deleted and cleared entries weigh nothing", () => {
  const map = new LruMap<string, number>(2);
  for (const key of ["a", "b"]) map.set(key, 1);
  map.delete("a");
  map.set("c", 3);
  expect(found(map, "a", "b", "c")).toEqual([null, 1, 3]);
  map.clear();
  for (const key of ["d", "e"]) map.set(key, 4);
  expect(found(map, "b", "c", "d", "e")).toEqual([null, null, 4, 4]);
});

test("a named map reports its size and hit counts", () => {
  const map = reportCache("letters", new LruMap<string, string>(10));
  map.set("a", "A", 6);
  map.set("b", "B", 6);
  map.get("a");
  map.get("b");
  expect(cacheCounts().letters).toEqual({ weight: 6, hits: 1, misses: 1, evictions: 1 });
});
