import { expect, test } from "vitest";
import { inChosenOrder } from "./chosen-order.ts";

test("a batch stands in the order in which it was chosen, whatever arrived first", () => {
  expect(inChosenOrder(["old", "b", "c", "a"], ["a", "b", "c"])).toEqual(["old", "a", "b", "c"]);
});

test("what did not arrive has no place, and others keep theirs", () => {
  expect(inChosenOrder(["b", "other", "a"], ["a", "failed", "b"])).toEqual(["a", "other", "b"]);
});
