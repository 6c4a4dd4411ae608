import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { ask } from "./graph.ts";
import { looks, wear } from "./looks.ts";
import { accountScreens, screens, states } from "./screens.ts";
import { addressOf } from "./subjects.ts";

// What audit() relies on: it opens a page in the light look and puts the dark one on.

test("a page in another look has another root, and the same body", async ({ page, baseURL }) => {
  await expectSameBodies(page, [...screens, ...states], baseURL);
});

test("so has a screen of the dashboard", async ({ page, baseURL }) => {
  await signIn(page, demo("admin"));
  await expectSameBodies(page, accountScreens, baseURL);
});

async function expectSameBodies(
  page: Page,
  shown: { path: string; status: number }[],
  site: string | undefined,
): Promise<void> {
  for (const { path, status } of shown) {
    const address = await addressOf(path, (query) => ask(page, query));
    const documents = [];
    for (const look of [looks.light, looks.dark]) {
      await wear(page.context(), look, site);
      const response = await page.request.get(address);
      expect(response.status(), path).toBe(status);
      documents.push(partsOf(await response.text()));
    }
    const [light, dark] = documents;
    expect(dark?.root, path).not.toBe(light?.root);
    expect(dark?.body, path).toBe(light?.body);
  }
}

function partsOf(html: string) {
  const [root = ""] = /<html[^>]*>/.exec(html) ?? [];
  // Scripts carry the settings for <html>; nonces and hidden fields are different each time.
  const changing = /<script[^>]*>.*?<\/script>| nonce="[^"]*"|<input[^>]* type="hidden"[^>]*>/gs;
  return { root, body: html.slice(html.indexOf("<body")).replaceAll(changing, "") };
}
