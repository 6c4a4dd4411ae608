import { expect, test } from "vitest";
import { labelStep } from "./label-step.ts";

test.each([
  [12, "Nov", 460, 1],
  [12, "Nov", 240, 2],
  [12, "sept.", 460, 2],
  [13, "24 Aug", 240, 4],
  [30, "24 Aug", 460, 4],
  [1, "a label that is wider than its axis", 240, 2],
  [0, "", 240, 1],
])("of %i labels such as “%s” on %i px every %i. is shown", (count, text, width, step) => {
  expect(labelStep(count, text.length, width)).toBe(step);
});
