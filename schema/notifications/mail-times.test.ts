import { expect, test } from "vitest";
import { afterQuietHours, nextDigest } from "./mail-times.ts";

const after = (hours: [string, string], at: string) =>
  afterQuietHours({ from: hours[0], until: hours[1] }, new Date(at)).toISOString();

// Vienna is an hour ahead in winter and two in summer; the clocks go back on 25 October 2026.
test.each([
  ["daily", "2026-11-28T06:59:59Z", "2026-11-28T07:00:00.000Z"],
  ["daily", "2026-11-28T07:00:00Z", "2026-11-29T07:00:00.000Z"],
  ["daily", "2026-10-24T12:00:00Z", "2026-10-25T07:00:00.000Z"],
  ["daily", "2026-07-01T05:59:00Z", "2026-07-01T06:00:00.000Z"],
  ["weekly", "2026-11-28T12:00:00Z", "2026-11-30T07:00:00.000Z"],
  ["weekly", "2026-11-30T06:00:00Z", "2026-11-30T07:00:00.000Z"],
  ["weekly", "2026-11-30T07:00:00Z", "2026-12-07T07:00:00.000Z"],
] as const)("the %s mail after %s is sent at %s", (rhythm, now, at) => {
  expect(nextDigest(rhythm, new Date(now)).toISOString()).toBe(at);
});

test("a mail in quiet hours waits for their end, also over midnight and when the clocks change", () => {
  expect(after(["22:00", "07:00"], "2026-11-28T21:30:00Z")).toBe("2026-11-29T06:00:00.000Z");
  expect(after(["22:00", "07:00"], "2026-11-29T03:00:00Z")).toBe("2026-11-29T06:00:00.000Z");
  expect(after(["22:00", "07:00"], "2026-10-24T21:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
  expect(after(["12:00", "13:00"], "2026-11-28T11:59:59Z")).toBe("2026-11-28T12:00:00.000Z");
});

test("other mails do not wait", () => {
  for (const at of ["2026-11-28T06:00:00.000Z", "2026-11-28T20:59:59.000Z"])
    expect(after(["22:00", "07:00"], at)).toBe(at);
  expect(after(["12:00", "13:00"], "2026-11-28T12:00:00.000Z")).toBe("2026-11-28T12:00:00.000Z");
  expect(after(["07:00", "07:00"], "2026-11-28T06:00:00.000Z")).toBe("2026-11-28T06:00:00.000Z");
});
