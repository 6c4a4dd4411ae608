import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Options {
  at?: number[];
  /** By axe's rule a selector of what a library gets wrong and nothing outside it can put right */
  except?: Record<string, string>;
}

/**
 * axe with every rule on every element, and no horizontal scroll, at both widths. What moves is waited
 * for: half open, a panel is none to axe.
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

/** On a busy machine a panel may begin to fade in after its data-transition has gone. */
function isStill(): boolean {
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return playState === "running" && !isEndless;
  });
  return !moves && document.querySelector("[data-closed], [data-transition]") === null;
}

/**
 * In the page itself, brought there once, and only what is wrong described: a quarter of the time.
 * Frames of other sites would be left out; there are none (faults.ts).
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
