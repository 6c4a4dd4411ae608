import { expect, test } from "vitest";
import { greetingAt } from "./greeting.ts";
import { growth, type OwnMember, runningTotal } from "./overview.ts";
import { profileCompleteness, profileParts } from "../../platform/profile-parts.ts";

test.each([
  ["2026-11-22T03:59:00Z", "evening"],
  ["2026-11-22T04:00:00Z", "morning"],
  ["2026-11-22T10:59:00Z", "morning"],
  ["2026-11-22T11:00:00Z", "afternoon"],
  ["2026-11-22T16:59:00Z", "afternoon"],
  ["2026-11-22T17:00:00Z", "evening"],
  ["2026-07-22T03:00:00Z", "morning"],
])("at %s it is %s in Vienna", (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting);
});

test("a running total ends at the current number", () => {
  const days = [2, 0, 3].map((count, day) => ({ at: `2026-11-0${day + 1}`, count }));
  expect(runningTotal(days, 10)).toEqual([7, 7, 10]);
});

test("growth is relative to the previous number, and undefined from zero", () => {
  expect(growth(110, 10)).toBe(0.1);
  expect(growth(110, 0)).toBe(0);
  expect(growth(4, 4)).toBeNull();
});

test("a profile is complete if each part has content, in any language", () => {
  const empty: OwnMember = {
    id: "1",
    handle: "freya-holm",
    avatar: null,
    country: null,
    skills: [],
    languages: [],
    roleByLocale: null,
    headlineByLocale: { en: null, fr: null, no: null },
    aboutByLocale: null,
    links: [],
  };
  expect(profileCompleteness(empty)).toBe(0);
  const half = {
    ...empty,
    avatar: "/a.webp",
    country: "NO",
    roleByLocale: { en: null, fr: null, no: "Illustratør" },
    languages: [{ code: "no" }],
  };
  expect(profileCompleteness(half)).toBe(0.5);
  expect(
    profileParts(half)
      .filter(({ isThere }) => !isThere)
      .map(({ name }) => name),
  ).toEqual(["headline", "about", "skills", "links"]);
});
