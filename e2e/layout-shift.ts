import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shift: number;
  }
}

/** Core Web Vitals call this good. */
export const GOOD_SHIFT = 0.1;
/** What nobody notices. */
export const UNNOTICED_SHIFT = 0.02;

/** Call it before the page opens. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, "hadRecentInput")) window.shift += Reflect.get(entry, "value");
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
