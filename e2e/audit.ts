import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const widths = [1280, 390];

/** axe with every rule on every element, and no horizontal scroll, at both widths. */
export async function audit(page: Page, at: number[] = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
        return `${id} at ${width} px: ${target.join(" ")}: ${why}`;
      }),
    );
    expect(found).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `horizontal scroll at ${width} px`).toBe(0);
  }
}
