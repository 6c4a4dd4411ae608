import { expect, test } from "vitest";
import { repeatedErrors } from "./repeated-errors.ts";

test("an error that comes again and again is one line a minute, with how often it came", () => {
  const lines: { times: number }[] = [];
  let second = 0;
  const failed = repeatedErrors(
    { error: (line: { times: number }) => lines.push(line) },
    "Redis",
    () => new Date(second * 1_000),
  );
  for (; second < 130; second += 1) failed(new Error("connect ECONNREFUSED"));
  expect(lines.map(({ times }) => times)).toEqual([1, 60, 60]);
});
