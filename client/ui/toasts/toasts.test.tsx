// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { snackbar, toast } from "./toast-queue.ts";
import { Toasters } from "./toasters.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <IntlProvider locale="en" messages={english}>
        <Toasters />
      </IntlProvider>,
    ),
  );
});

afterEach(() => {
  wait(20_000);
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const say = (show: () => void) => {
  act(show);
  wait(100);
};
const stack = (place: "top" | "bottom") =>
  [
    ...document.querySelectorAll(
      `[data-y-position=${place}] [data-visible=true][data-removed=false]`,
    ),
  ]
    .map((notice) => notice.querySelector("[dir=auto]")?.textContent)
    .toReversed();

test("a snackbar is shown for three seconds, a toast for five", () => {
  say(() => snackbar({ text: "Saved" }));
  say(() => toast({ text: "Lea wrote to you" }));
  wait(2_700);
  expect(stack("top")).toEqual(["Saved"]);
  wait(300);
  expect(stack("top")).toEqual([]);
  wait(1_500);
  expect(stack("bottom")).toEqual(["Lea wrote to you"]);
  wait(1_000);
  expect(stack("bottom")).toEqual([]);
});

test("at most five snackbars and three toasts are shown", () => {
  for (const text of ["1", "2", "3", "4", "5", "6"]) say(() => snackbar({ text }));
  for (const text of ["a", "b", "c", "d"]) say(() => toast({ text }));
  expect(stack("top")).toEqual(["2", "3", "4", "5", "6"]);
  expect(stack("bottom")).toEqual(["b", "c", "d"]);
});

test("the same text is shown once", () => {
  say(() => snackbar({ text: "Saved" }));
  say(() => snackbar({ text: "Saved" }));
  expect(stack("top")).toEqual(["Saved"]);
});

test("what follows while the last one about the same thing is leaving is shown", () => {
  const press = (name: string) =>
    act(() =>
      [...document.querySelectorAll("button")].find((each) => each.textContent === name)?.click(),
    );
  const restored = vi.fn<() => void>(() => snackbar({ text: "Restored", of: "event" }));
  say(() => snackbar({ text: "Deleted", of: "event", undo: () => setTimeout(restored, 100) }));
  press("Undo");
  wait(100);
  expect(restored).toHaveBeenCalledOnce();
  wait(500);
  expect(stack("top")).toEqual(["Restored"]);

  // As its time ends, too
  while (stack("top").length > 0) wait(20);
  say(() => snackbar({ text: "Moved", of: "event" }));
  wait(500);
  expect(stack("top")).toEqual(["Moved"]);
});

test("Undo can be clicked for ten seconds, once", () => {
  const undo = vi.fn<() => void>();
  say(() => snackbar({ text: "2 posts deleted", undo }));
  wait(9_000);
  const button = [...document.querySelectorAll("button")].find(
    (each) => each.textContent === "Undo",
  );
  act(() => button?.click());
  expect(undo).toHaveBeenCalledOnce();
  wait(100);
  expect(stack("top")).toEqual([]);

  say(() => snackbar({ text: "3 posts deleted", undo }));
  wait(10_000);
  expect(stack("top")).toEqual([]);
});
