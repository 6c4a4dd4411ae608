import { expect, test } from "vitest";
import { attachmentName } from "./add-attachment.ts";

test.each([
  ["Plan.pdf", "Plan.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Ada\\plan.pdf", "plan.pdf"],
  ["a/..", "file"],
  ["..", "file"],
  [".", "file"],
  ["", "file"],
  ["folder/", "file"],
  [" \t", "file"],
  ["line\r\nbreak.txt", "linebreak.txt"],
  ["nul\0.txt", "nul.txt"],
  ["annual\u202Efdp.exe", "annualfdp.exe"],
  ["\u2066a\u2069\u200F.txt", "a.txt"],
  ["می\u200Cخواهم.txt", "می\u200Cخواهم.txt"],
  ["half\uD800.txt", "half\uFFFD.txt"],
  ["50% & <b>.txt", "50% & <b>.txt"],
])("%j becomes %j", (given, name) => {
  expect(attachmentName(given)).toBe(name);
});

test("a long name is truncated and keeps its extension", () => {
  const name = attachmentName(`${"🙂".repeat(300)}.pdf`);
  expect(name).toBe(`${"🙂".repeat(125)}.pdf`); // an emoji is two of the 255 UTF-16 units
  expect(attachmentName("a".repeat(300))).toHaveLength(255);
});
