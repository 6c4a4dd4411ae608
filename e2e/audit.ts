import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Options {
  at?: number[];
  /** By axe rule, a selector of library markup with a fault that we cannot fix from outside */
  except?: Record<string, string>;
}

/**
 * Runs all axe rules on every element, and checks for horizontal scrolling, at both widths. Waits
 * for transitions: axe ignores a panel that is half open.
 */
export async function audit(
  page: Page,
  { at = [1280, 390], except = {} }: Options = {},
): Promise<void> {
  const excepted = Object.entries(except);
  const rules = excepted.map(([rule]) => rule);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction(isStill);
    const found = await violations((await axe(page)).disableRules(rules));
    for (const [rule, part] of excepted) {
      found.push(...(await violations((await axe(page)).withRules(rule).exclude(part))));
    }
    expect(found, `axe at ${width} px`).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `horizontal scroll at ${width} px`).toBe(0);
  }
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
 * Frames of other sites would be missed; there are none (faults.ts).
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  return new AxeBuilder({ page, axeSource: isThere ? "0" : undefined })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
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
