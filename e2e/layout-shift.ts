import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shift: number;
    /** What moved, in order */
    moved: string[];
  }
}

/** Core Web Vitals call this good. */
export const GOOD_SHIFT = 0.1;
/** What nobody notices. */
export const UNNOTICED_SHIFT = 0.02;

/** Call it before the page opens. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      hadRecentInput: boolean;
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    Object.assign(window, { shift: 0, moved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        window.shift += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const html = node instanceof Element ? node.outerHTML : (node?.textContent ?? "");
          window.moved.push(`${from.x},${from.y} to ${to.x},${to.y}: ${html.slice(0, 100)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The cumulative layout shift since the page was requested; waits until it is loaded. */
export async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  // Entries are delivered after their frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => window.shift);
}

/** What moved, for the message of a test that fails. */
export const movedOn = async (page: Page): Promise<string> =>
  (await page.evaluate(() => window.moved)).join("\n");
