import { expect, test } from "vitest";
import { nextSort } from "./column.ts";

test("a header sorts in its own direction first, then in the other", () => {
  const updated = { id: "updated", sort: "descending" } as const;
  const first = nextSort(updated, { by: "title", direction: "ascending" });
  expect(first).toEqual({ by: "updated", direction: "descending" });
  const second = nextSort(updated, first);
  expect(second).toEqual({ by: "updated", direction: "ascending" });
  expect(nextSort(updated, second)).toEqual(first);
});
