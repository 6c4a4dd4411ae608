import { describe, expect, test } from "vitest";
import { testGraph } from "../../../testing/graph.ts";
import { ResponseCache } from "./response-cache.ts";
import { tablesWrittenTogether } from "./writes.ts";

const graph = await testGraph();

const BYTES = 1_000;

const storeAnswer = (answers: ResponseCache, key: string, ...tables: string[]) =>
  answers.store(key, `${key} of ${tables.join()}`, BYTES, answers.reading(tables));

describe("a cached response", () => {
  test("is used until one of its tables is written", () => {
    const answers = new ResponseCache();
    storeAnswer(answers, "post", "posts", "comments");
    storeAnswer(answers, "members", "members");
    expect(answers.find("post")).toBe("post of posts,comments");
    answers.wrote(["comments"]);
    expect(answers.find("post")).toBeUndefined();
    expect(answers.find("members")).toBe("members of members");
  });

  test("that was read during a write is never used", () => {
    const answers = new ResponseCache();
    const read = answers.reading(["posts"]);
    answers.wrote(["posts"]);
    answers.store("post", "from before the write", BYTES, read);
    expect(answers.find("post")).toBeUndefined();
  });

  test("is evicted for newer ones", () => {
    const answers = new ResponseCache(new Map(), 3 * BYTES);
    for (const key of ["one", "two", "three"]) storeAnswer(answers, key, "posts");
    expect(["one", "two", "three"].map((key) => answers.find(key) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("the cache", () => {
  const MB = 1024 * 1024;

  test("holds at most 64 MB", () => {
    const answers = new ResponseCache();
    for (let n = 0; n < 1_000; n += 1)
      answers.store(`${n}`, n, 200 * 1024, answers.reading(["posts"]));
    const found = Array.from({ length: 1_000 }, (_, n) => answers.find(`${n}`));
    const count = found.filter((value) => value !== undefined).length;
    expect(count * 200 * 1024).toBeLessThanOrEqual(64 * MB);
    expect(count).toBeGreaterThan(300);
    expect(answers.find("999")).toBe(999);
  });

  test("stores no entry larger than 256 KB", () => {
    const answers = new ResponseCache();
    answers.store("large", "a whole archive", 257 * 1024, answers.reading(["posts"]));
    expect(answers.find("large")).toBeUndefined();
  });

  test("counts a replaced entry once", () => {
    const answers = new ResponseCache(new Map(), 3 * BYTES);
    storeAnswer(answers, "other", "posts");
    for (let n = 0; n < 10; n += 1) storeAnswer(answers, "same", "posts");
    expect(answers.find("other")).toBe("other of posts");
  });
});

describe("with several processes", () => {
  test("a write invalidates the other processes' entries, and those of tables written with it", () => {
    const invalidations: string[][] = [];
    const answers = new ResponseCache(new Map([["comments", ["posts"]]]));
    answers.share({ tell: (tables) => invalidations.push([...tables]), isAlive: () => true });
    answers.wrote(["comments"]);
    answers.heard(["members"]);
    expect(invalidations).toEqual([["comments", "posts"]]);
  });

  test("nothing is stored or used while the channel is down", () => {
    let isAlive = true;
    const answers = new ResponseCache();
    answers.share({ tell() {}, isAlive: () => isAlive });
    storeAnswer(answers, "before", "posts");
    isAlive = false;
    expect(answers.find("before")).toBeUndefined();
    storeAnswer(answers, "meanwhile", "posts");
    isAlive = true;
    expect(answers.find("meanwhile")).toBeUndefined();
  });
});

test("a write to a table counts for the tables that its triggers and cascades write", () => {
  const together = tablesWrittenTogether(graph.em().getMetadata());
  expect(together.get("comments")).toContain("comment_totals");
  expect(together.get("posts")).toEqual(expect.arrayContaining(["publications", "comments"]));
  expect(together.get("members")).toEqual(expect.arrayContaining(["posts", "users", "comments"]));
  expect(together.get("categories")).toContain("posts_categories");
  expect(together.get("users") ?? []).not.toContain("posts");
});
