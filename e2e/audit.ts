import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { attributes } from "../client/platform/settings/document-settings.ts";
import { markNewStates, NEW_STATES } from "./contrast.ts";
import { looks } from "./looks.ts";

/** Less than half the size of what AxeBuilder injects by itself. */
const AXE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

interface Options {
  at?: number[];
  /** Whether the page takes its look from elsewhere than <html>, so that only this one is audited */
  onlyThisLook?: boolean;
  /** By axe rule, a selector of library markup with a fault that we cannot fix from outside */
  except?: Record<string, string>;
}

/** A desktop and a phone. */
const WIDTHS = [1280, 390];

/** The rules whose answer depends on colours; all others only depend on elements and sizes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Runs all axe rules on every element, and checks for horizontal scrolling, at both widths; contrast in the light
 * and the dark look, once for each state of an element. Waits for transitions: axe ignores a panel that is half
 * open.
 */
export async function audit(
  page: Page,
  { at = WIDTHS, except = {}, onlyThisLook = false }: Options = {},
): Promise<void> {
  const excepted = Object.entries(except);
  const rules = excepted.map(([rule]) => rule);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction(isStill);
    const found = await violations((await axe(page)).disableRules([...rules, ...COLOUR_RULES]));
    for (const [rule, part] of excepted) {
      found.push(...(await violations((await axe(page)).withRules(rule).exclude(part))));
    }
    expect(found, `axe at ${width} px`).toEqual([]);
    const colourRules = COLOUR_RULES.filter((rule) => !rules.includes(rule));
    const colours = await colourFaults(page, { colourRules, onlyThisLook });
    expect(colours, `colours at ${width} px`).toEqual([]);
    await fits(page, { at: [width] });
  }
}

/** Audits at both widths, and returns to that of the test. */
export async function auditHere(page: Page): Promise<void> {
  const size = page.viewportSize();
  await audit(page);
  if (size) await page.setViewportSize(size);
}

/** What is hidden but for screen readers stands out by this at the edge of a frame. */
const UNSEEN_PX = 2;

/**
 * Checks for horizontal scrolling, at both widths. A frame around the content may cut off what is wider, so that
 * the page itself does not scroll: it is measured, too.
 */
export async function fits(page: Page, { at = WIDTHS } = {}): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    // Some parts are only rearranged by scripts.
    await expect
      .poll(() => page.evaluate(widestExcess), `wider than the page at ${width} px`)
      .toBeLessThanOrEqual(UNSEEN_PX);
  }
}

const widestExcess = () =>
  Math.max(
    ...[...document.querySelectorAll("html, :has(main)")]
      .filter((part) => part.tagName === "HTML" || getComputedStyle(part).overflowX !== "visible")
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );

/**
 * A look is only attributes of <html> (looks.spec.ts), so that the dark one is put on as settings.tsx does, but
 * without waiting for colours to fade.
 */
async function colourFaults(
  page: Page,
  { colourRules, onlyThisLook }: { colourRules: string[]; onlyThisLook: boolean },
): Promise<string[]> {
  const html = page.locator("html");
  const look = onlyThisLook ? await html.getAttribute(attributes.themeMode) : "both";
  const havePassed = await markNewStates(page, String(look));
  if (!havePassed) return [];
  const measure = async (name: string) => {
    const run = (await axe(page)).include(NEW_STATES).withRules(colourRules);
    return (await violations(run)).map((fault) => `${name}: ${fault}`);
  };
  const found = await measure("as it is");
  if (!onlyThisLook) {
    const dark = Object.entries(looks.dark).map(([setting, value]): Attribute => {
      return [attributes[setting as keyof typeof looks.dark], value];
    });
    const light = await putOn(page, dark);
    found.push(...(await measure("dark")));
    await putOn(page, light);
  }
  if (found.length === 0) havePassed();
  return found;
}

type Attribute = [name: string, value: string | null];

/** Sets attributes of <html>, at once; answers with what they were. */
function putOn(page: Page, wanted: Attribute[]): Promise<Attribute[]> {
  return page.evaluate((each) => {
    const html = document.documentElement;
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    const former = each.map(([name, value]): Attribute => {
      const before = html.getAttribute(name);
      if (value === null) html.removeAttribute(name);
      else html.setAttribute(name, value);
      return [name, before];
    });
    html.getBoundingClientRect(); // applies them before transitions are on again
    document.adoptedStyleSheets.pop();
    return former;
  }, wanted);
}

/** On a busy machine a panel may start to fade in after its data-transition has gone. */
function isStill(): boolean {
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return playState === "running" && !isEndless;
  });
  return !moves && document.querySelector("[data-closed], [data-transition]") === null;
}

/**
 * axe runs in the page itself, injected once, and describes only violations: a quarter of the time.
 * AxeBuilder alone injects it twice for each run.
 * Frames of other sites would be missed; there are none (faults.ts). It reads no stylesheets or media in
 * advance: only a rule about sound that plays by itself would look at them.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const hasFrames = page.frames().length > 1;
  if (!hasFrames && !(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return new AxeBuilder({ page, axeSource: hasFrames ? AXE : "0" })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false });
}

async function violations(run: AxeBuilder): Promise<string[]> {
  const results = await run.analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id}: ${target.join(" ")}: ${why}`;
    }),
  );
}
