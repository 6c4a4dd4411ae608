import { expect, type Page, test } from "@playwright/test";
import { brief } from "./demo-world.ts";

/** Design, section 10: JavaScript of a public page, brotli, all until 5 s after idle. */
const most = 115 * 1024;
const afterIdle = 5_000;

for (const [what, path] of [
  ["the list of posts", "/blog"],
  ["a post with its comments", `/blog/${brief.slug.en}`],
] as const) {
  test(`${what} loads at most 115 KB of scripts, compressed with brotli`, async ({ page }) => {
    const scripts = await collectScripts(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    // Whatever a page puts off until it has nothing else to do counts as well.
    await page.waitForTimeout(afterIdle);
    const all = [...scripts.values()].filter(({ bytes }) => bytes > 0);
    const sum = all.reduce((total, { bytes }) => total + bytes, 0);
    test.info().annotations.push({ type: "script bytes", description: `${path}: ${sum}` });

    expect(all.length).toBeGreaterThan(3);
    expect(all.filter(({ encoding }) => encoding !== "br")).toEqual([]);
    const largest = all.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
    expect(sum, `${JSON.stringify(largest, null, 1)}\n`).toBeLessThanOrEqual(most);
  });
}

interface Script {
  url: string;
  /** Nothing for what is too small to be worth compressing */
  encoding: string | undefined;
  /** Over the wire, headers included; 0 from the cache */
  bytes: number;
}

/** Scripts as the browser receives them, also those that are only preloaded. */
async function collectScripts(page: Page): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const { url, mimeType, headers } = response;
    if (!/javascript/.test(mimeType)) return;
    const encoding = Object.entries(headers).find(([name]) => /^content-encoding$/i.test(name));
    scripts.set(requestId, { url, encoding: encoding?.[1], bytes: 0 });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  return scripts;
}
