// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test } from "vitest";
import { type RowSelection, useSelection } from "./use-selection.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ids = ["a", "b", "c", "d", "e"];
let selection: RowSelection;
let show: (pageIds: string[], within?: string) => void;

function Shown({ pageIds, within }: { pageIds: string[]; within?: string }) {
  const now = useSelection(pageIds, within);
  useEffect(() => {
    selection = now;
  });
  return null;
}

beforeEach(() => {
  const root = createRoot(document.createElement("div"));
  show = (pageIds, within) => act(() => root.render(<Shown pageIds={pageIds} within={within} />));
  show(ids);
});

const chosen = () => [...selection.ids].toSorted().join("");

test("rows are selected and deselected one by one", () => {
  act(() => selection.toggle("b"));
  act(() => selection.toggle("d"));
  expect(chosen()).toBe("bd");
  expect(selection.page).toBe("some");
  act(() => selection.toggle("b"));
  act(() => selection.toggle("d"));
  expect(selection.page).toBe("none");
});

test("a range goes from the last row to this one, in either direction", () => {
  act(() => selection.toggle("d"));
  act(() => selection.toggle("b", true));
  expect(chosen()).toBe("bcd");
  act(() => selection.toggle("c", true));
  expect(chosen()).toBe("d");
});

test("a range without a start is the one row", () => {
  act(() => selection.toggle("c", true));
  expect(chosen()).toBe("c");
});

test("all rows of a page are selected at once, and stay selected on other pages", () => {
  act(() => selection.toggle("a"));
  act(() => selection.togglePage());
  expect(selection.page).toBe("all");
  show(["f", "g"]);
  expect(selection.page).toBe("none");
  act(() => selection.togglePage());
  expect(chosen()).toBe("abcdefg");
  act(() => selection.togglePage());
  expect(chosen()).toBe("abcde");
  act(() => selection.clear());
  expect(chosen()).toBe("");
});

test("all matching rows are selected until one of them is deselected", () => {
  act(() => selection.selectEvery());
  show(["f", "g", "h"]);
  expect(selection.isEvery).toBe(true);
  expect(chosen()).toBe("fgh");
  act(() => selection.toggle("g"));
  expect(selection.isEvery).toBe(false);
  expect(chosen()).toBe("fh");
});

test("the selection is cleared when the filter changes", () => {
  show(ids, "q=brief");
  act(() => selection.toggle("a"));
  show(["a", "b"], "q=briefs");
  expect(chosen()).toBe("");
});
