// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ComboboxStatus } from "./combobox-status.tsx";
import type { FoundOptions } from "./use-options.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const messages = {
  "form.options.none": "No results",
  "form.options.loading": "Searching…",
  "form.options.failed": "The search failed.",
};
const options = [{ value: "lea", label: "Lea" }];
const loading: FoundOptions = { state: "loading", options: [] };
const none: FoundOptions = { state: "found", options: [] };

test("the status says why there are no options, and repeats nothing while searching again", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (found: FoundOptions) => {
    act(() =>
      root.render(
        <IntlProvider locale="en" messages={messages}>
          <ComboboxStatus found={found} />
        </IntlProvider>,
      ),
    );
    return document.querySelector("[role=status]")?.textContent;
  };
  expect(show(loading)).toBe("");
  act(() => void vi.advanceTimersByTime(300));
  expect(show(loading)).toBe("Searching…");
  expect(show(none)).toBe("No results");
  expect(show(loading)).toBe("No results");
  act(() => void vi.advanceTimersByTime(300));
  expect(show(loading)).toBe("No results");
  expect(show({ state: "loading", options })).toBe("");
  expect(show({ state: "found", options })).toBe("");
  expect(show({ state: "failed", options: [] })).toBe("The search failed.");
  act(() => root.unmount());
});
