import { expect, test } from "vitest";
import { presenceAt } from "./presence.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  ["online", minutesAgo(2), false],
  ["away", minutesAgo(8), false],
  ["busy", minutesAgo(2), true],
  ["busy", minutesAgo(8), true],
  ["offline", minutesAgo(11), true],
  ["offline", null, null],
])("is %s, last there at %s, busy: %s", (state, activeAt, isBusy) => {
  expect(presenceAt({ activeAt, isBusy }, now)).toBe(state);
});
