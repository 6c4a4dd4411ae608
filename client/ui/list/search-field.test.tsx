// @vitest-environment happy-dom
import { act, useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { SearchField } from "./search-field.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let searches: string[];
let goTo: (text: string) => void;
let isSlow: boolean;

function Searched() {
  const [value, setValue] = useState("");
  useEffect(() => {
    goTo = setValue;
  }, []);
  return (
    <IntlProvider locale="en" messages={english}>
      <SearchField
        label="Search posts"
        value={value}
        onSearch={(text) => {
          searches.push(text);
          if (!isSlow) setValue(text);
        }}
      />
    </IntlProvider>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  searches = [];
  isSlow = false;
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  act(() => root.render(<Searched />));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const field = () => document.querySelector("input") ?? expect.fail("There is no field");
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

function type(text: string) {
  act(() => {
    setText?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}
function press(key: string) {
  act(() => {
    field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
}
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test("it searches 250 ms after the last keystroke", () => {
  type("br");
  wait(249);
  type("brief ");
  wait(249);
  expect(searches).toEqual([]);
  wait(1);
  expect(searches).toEqual(["brief"]);
  expect(field().value).toBe("brief ");
});

test("Enter searches at once, Escape clears the search", () => {
  type("brief");
  press("Enter");
  expect(searches).toEqual(["brief"]);
  press("Escape");
  expect(searches).toEqual(["brief", ""]);
  wait(1_000);
  expect(searches).toEqual(["brief", ""]);
});

test("the back button restores the previous search", () => {
  type("brief");
  wait(250);
  act(() => goTo("colour"));
  expect(field().value).toBe("colour");
  wait(1_000);
  expect(searches).toEqual(["brief"]);
});

test("Escape works even before the search has reached the URL", () => {
  isSlow = true;
  type("brief");
  press("Enter");
  press("Escape");
  expect(searches).toEqual(["brief", ""]);
  act(() => goTo("brief"));
  act(() => goTo(""));
  expect(field().value).toBe("");
});
