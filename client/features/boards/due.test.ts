import { expect, test } from "vitest";
import { dueState, isDue } from "./due.ts";

const today = "2027-07-10";

test("a card is late from the day after it was due, and warned of the day before", () => {
  const states = ["2027-07-09", "2027-07-10", "2027-07-11", "2027-07-12"].map((dueTo) =>
    dueState({ dueTo }, today),
  );
  expect(states).toEqual(["late", "soon", "soon", "plain"]);
});

test("what is done is never late", () => {
  const card = { dueTo: "2027-07-01", completedAt: "2027-07-02T10:00:00Z" };
  expect(dueState(card, today)).toBe("done");
  expect(isDue(card, "late", today)).toBe(false);
});

test("due this week means today and the six days after it, across the end of a month", () => {
  expect(isDue({ dueTo: "2027-08-01" }, "week", "2027-07-26")).toBe(true);
  expect(isDue({ dueTo: "2027-08-02" }, "week", "2027-07-26")).toBe(false);
  expect(isDue({}, "none", today)).toBe(true);
});
