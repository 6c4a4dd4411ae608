import { expect, test } from "vitest";
import { placeIn } from "./place-in.ts";

test.each([
  ["nb", "Oslo, Norway", "Oslo, Norge"],
  ["fr", "Galway, Ireland", "Galway, Irlande"],
  ["fr", "Norway", "Norvège"],
  ["en-GB", "Oslo, Norway", "Oslo, Norway"],
])("in %s, %s is %s", (locale, place, shown) => {
  expect(placeIn(locale, place)).toBe(shown);
});

test.each(["Remote", "Oslo, Norge", "Somewhere, by a lake", ""])(
  "%s stays as it was written",
  (place) => {
    expect(placeIn("fr", place)).toBe(place);
  },
);
