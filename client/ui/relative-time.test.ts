import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import english from "../messages/en.json" with { type: "json" };
import { shortTime } from "./relative-time.tsx";

const intl = createIntl({ locale: "en-GB", messages: english, timeZone: "Europe/Vienna" });
// Half past midnight in Vienna.
const now = Date.parse("2026-11-21T23:30:00Z");
const at = (iso: string) => shortTime(intl, Date.parse(iso), now);

test("the distance is in minutes, then hours, then days of Vienna's calendar", () => {
  expect(at("2026-11-21T23:29:30Z")).toBe("Just now");
  expect(at("2026-11-21T23:18:00Z")).toBe("12 min ago");
  expect(at("2026-11-21T22:20:00Z")).toBe("Yesterday");
  expect(at("2026-11-18T12:00:00Z")).toBe("18 Nov");
  expect(at("2025-11-18T12:00:00Z")).toBe("18 Nov 2025");
});
