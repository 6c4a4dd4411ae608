import { expect, test } from "vitest";
import { localizedRichText } from "./field-kinds.ts";

const { merge } = localizedRichText();
const document = (...paragraphs: string[]) => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

test("two people's changes to different paragraphs of a text are merged", () => {
  const opened = document("One", "Two", "Three");
  const merged = merge?.(opened, document("One!", "Two", "Three"), document("One", "Two", "3"));
  expect(merged).toEqual(document("One!", "Two", "3"));
});

test("two people's changes to one paragraph are a conflict, as are two beginnings", () => {
  expect(merge?.(document("One"), document("1"), document("I"))).toBeUndefined();
  expect(merge?.(null, document("1"), document("I"))).toBeUndefined();
});
