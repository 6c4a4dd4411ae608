import { expect, test } from "vitest";
import { greetingAt } from "./greeting.ts";
import { growth, type OwnMember, weeksOf } from "./overview.ts";
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

test("days become weeks that end with the newest day, and none is lost", () => {
  const days = [5, 1, 0, 0, 2, 0, 0, 1, 3].map((count, day) => ({
    at: `2026-11-0${day + 1}`,
    count,
  }));
  expect(weeksOf(days)).toEqual([
    { at: "2026-11-01", to: "2026-11-02", count: 6 },
    { at: "2026-11-03", to: "2026-11-09", count: 6 },
  ]);
  expect(weeksOf([])).toEqual([]);
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
