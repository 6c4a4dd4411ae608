// @vitest-environment happy-dom
import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the placeholder of a lazy part is shown after 200 ms, then the part", async () => {
  let arrive: (part: ComponentType<{ name: string }>) => void = () => {};
  const Part = lazyPart<{ name: string }>(
    () => new Promise((resolve) => (arrive = resolve)),
    <p>Loading</p>,
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Part name="Lea" />));
  const isSeen = () => !document.querySelector("p")?.parentElement?.classList.contains("invisible");
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  wait(199);
  expect(isSeen()).toBe(false);
  wait(1);
  expect(isSeen()).toBe(true);
  await act(async () => arrive(({ name }) => <b>{name}</b>));
  expect(document.body.textContent).toBe("Lea");
  act(() => root.unmount());
});

test("a failure of the part itself is not held back", async () => {
  const Part = lazyPart(async () => () => {
    throw new Error("broken");
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")), {
    onCaughtError: () => {},
  });
  await expect(act(async () => root.render(<Part />))).rejects.toThrow("broken");
});
