import { expect, test } from "vitest";
import { peopleOf } from "./solution-people.ts";

test("who made several projects of a solution is named once", () => {
  const [freya, liam] = [{ id: "f" }, { id: "l" }];
  const projects = [{ owners: [freya, liam] }, { owners: [{ id: "f" }] }, { owners: [] }];
  expect(peopleOf({ projects } as never).map(({ id }) => id)).toEqual(["f", "l"]);
});
