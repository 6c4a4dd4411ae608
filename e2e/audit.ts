import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Options {
  at?: number[];
  /** By axe's rule a selector of what a library gets wrong and nothing outside it can put right */
  except?: Record<string, string>;
}

/** axe with every rule on every element, and no horizontal scroll, at both widths. */
export async function audit(
  page: Page,
  { at = [1280, 390], except = {} }: Options = {},
): Promise<void> {
  const excepted = Object.entries(except);
  const rules = excepted.map(([rule]) => rule);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const runs = [
      new AxeBuilder({ page }).disableRules(rules),
      ...excepted.map(([rule, part]) => new AxeBuilder({ page }).withRules(rule).exclude(part)),
    ];
    const found: string[] = [];
    for (const run of runs) found.push(...(await violations(run)));
    expect(found, `axe at ${width} px`).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `horizontal scroll at ${width} px`).toBe(0);
  }
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
