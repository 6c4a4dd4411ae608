import type { Page } from "@playwright/test";

// Contrast is a fact of what an element is, of its state and of what is behind it. Hundreds of screens are made
// of the same components: what has passed once is not measured again by this worker.

/** The states that have passed, by look */
const passed = new Map<string, Set<number>>();

/** Selects the elements whose contrast is to be measured. */
export const NEW_STATES = "[data-new-state]";

/**
 * Marks the elements that are in a state, or on a ground, in which none has passed yet; answers with what to call
 * once they have, or with undefined if there are none.
 */
export async function markNewStates(page: Page, look: string): Promise<(() => void) | undefined> {
  const known = passed.get(look) ?? new Set();
  passed.set(look, known);
  const states = (await page.evaluate(collectStates)).filter((state) => !known.has(state));
  if (states.length === 0) return undefined;
  await page.evaluate(markStates, states);
  return () => {
    for (const state of states) known.add(state);
  };
}

declare global {
  interface Window {
    elementsByState: Map<number, Element[]>;
  }
}

/** Runs in the page: finds the visible elements that have text, by a number for the state of each. */
function collectStates(): number[] {
  const attributes = [
    "aria-checked",
    "aria-current",
    "aria-disabled",
    "aria-expanded",
    "aria-invalid",
    "aria-pressed",
    "aria-selected",
    "data-active",
    "data-checked",
    "data-disabled",
    "data-focus",
    "data-hover",
    "data-open",
    "data-selected",
    "disabled",
    "open",
  ];
  const described = new Map<Element, string>();
  const describe = (element: Element): string => {
    const before = described.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const text = [
      element.parentElement ? describe(element.parentElement) : "",
      element.tagName,
      element.getAttribute("class"),
      ...attributes.map((name) => element.getAttribute(name)),
      style.color,
      style.backgroundColor,
      style.backgroundImage === "none" ? "" : "image",
      style.opacity,
      style.position,
      style.fontSize,
      style.fontWeight,
      style.textDecorationLine,
      element.matches(":hover") ? "hover" : "",
      element.matches(":focus-visible") ? "focus" : "",
    ].join("|");
    described.set(element, text);
    return text;
  };
  const hash = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1)
      sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum;
  };
  const hasText = (element: Element) =>
    element.matches("a[href], input, textarea, select") ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const byState = new Map<number, Element[]>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const state = hash(describe(element));
    const others = byState.get(state);
    if (others) others.push(element);
    else byState.set(state, [element]);
  }
  window.elementsByState = byState;
  return [...byState.keys()];
}

/** Runs in the page: one element of each state stands for all. */
function markStates(states: number[]): void {
  for (const marked of document.querySelectorAll("[data-new-state]")) {
    marked.removeAttribute("data-new-state");
  }
  for (const state of states) {
    window.elementsByState.get(state)?.[0]?.setAttribute("data-new-state", "");
  }
}
