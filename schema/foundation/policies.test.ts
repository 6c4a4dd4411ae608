import { describe, expect, test } from "vitest";
import {
  anyOf,
  ALL,
  fieldPolicy,
  matches,
  NONE,
  rowFilter,
  rowPolicy,
  canSeeField,
} from "./policies.ts";
import { Viewer } from "./viewer.ts";

const visitor = new Viewer();
const MORNING = new Date("2026-11-20T09:00:00.000Z");
const editor = new Viewer({ userId: "e", permissions: ["post:write"] });

describe("anyOf", () => {
  const own = { author: "m" };
  const shared = { isPublic: true };

  test.each([
    ["no part holds for nothing", [], NONE],
    ["parts that fall away hold for nothing", [false, undefined, ""], NONE],
    ["one part stands alone", [false, own], own],
    ["several parts are alternatives", [own, undefined, shared], { $or: [own, shared] }],
    ["everything wins over the rest", [own, ALL, shared], ALL],
  ] as const)("%s", (_name, parts, filter) => {
    expect(anyOf(...parts)).toEqual(filter);
  });
});

describe("matches", () => {
  const row = {
    id: "1",
    author: { id: "m" },
    tags: ["ink", "paper"],
    state: "draft",
    nobody: null,
    at: MORNING,
    asText: "2026-11-20T09:00:00+00:00",
  };

  test.each([
    [{}, true],
    [{ id: "1" }, true],
    [{ id: "2" }, false],
    [{ author: "m" }, true],
    [{ author: "other" }, false],
    [{ nobody: null }, true],
    [{ nobody: "m" }, false],
    [{ state: { $in: ["draft", "review"] } }, true],
    [{ state: { $in: [] } }, false],
    [{ tags: { $contains: ["ink"] } }, true],
    [{ tags: { $contains: ["ink", "glue"] } }, false],
    [{ id: "1", state: "published" }, false],
    [{ $and: [{ id: "1" }, { state: "draft" }] }, true],
    [{ $and: [{ id: "1" }, { state: "published" }] }, false],
    [{ $or: [{ id: "2" }, { state: "draft" }] }, true],
    [{ $or: [{ id: "2" }, { state: "published" }] }, false],
    [{ $or: [] }, false],
    [{ at: new Date(MORNING) }, true],
    [{ at: { $gte: MORNING } }, true],
    [{ at: { $gt: MORNING } }, false],
    [{ at: { $lte: MORNING } }, true],
    [{ at: { $lt: MORNING } }, false],
    [{ asText: { $gte: MORNING } }, true],
    [{ asText: { $lt: MORNING } }, false],
    [{ nobody: { $lte: MORNING } }, false],
    [{ nobody: { $gte: MORNING } }, false],
  ])("%j: %s", (filter, expected) => {
    expect(matches(row, filter)).toBe(expected);
  });

  test("a filter with undefined throws instead of matching", () => {
    expect(() => matches(row, { author: undefined })).toThrow("undefined in a filter");
  });

  test("an operator that needs the database throws on a loaded row", () => {
    expect(() => matches(row, { id: { $gt: "0" } })).toThrow("A loaded row cannot be asked $gt");
  });
});

describe("policies of a noun", () => {
  class Letter {
    constructor(
      readonly to: string,
      readonly seal = "red",
    ) {}
  }
  class Unruled {}

  rowPolicy(Letter, (viewer) => anyOf(viewer.may("post:write") && ALL));
  fieldPolicy(Letter, ["to"], {
    seal: (viewer) => viewer.may("post:write") || { to: viewer.userId ?? "" },
  });

  test("decide which rows a viewer may see", () => {
    expect(rowFilter(Letter, visitor)).toEqual(NONE);
    expect(rowFilter(Letter, editor)).toEqual(ALL);
  });

  test("without a row policy nobody reads a row", () => {
    expect(() => rowFilter(Unruled, editor)).toThrow("Unruled has no row policy");
  });

  test.each([
    ["everybody sees a field without a rule", visitor, "to", true],
    ["who may, sees a guarded field", editor, "seal", true],
    ["who may not, does not", visitor, "seal", false],
    ["whose row it is, does", new Viewer({ userId: "u" }), "seal", true],
    ["whose row it is not, does not", new Viewer({ userId: "x" }), "seal", false],
  ])("%s", (_name, viewer, field, sees) => {
    expect(canSeeField(new Letter("u"), field, { viewer, now: () => MORNING }, {})).toBe(sees);
  });
});
