import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { brief } from "./demo-world.ts";
import { snackbar } from "./lists.ts";
import { aPost, openPost, press } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

test.describe("on a public page", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a snackbar confirms an action, and is loaded with the first one", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto(`/blog/${brief.slug.en}?from=elsewhere`);
    await page.waitForLoadState("networkidle");
    const stacks = () => scripts.filter((url) => url.includes("copy-address")).length;
    expect(stacks()).toBe(0);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(snackbar(page, "Link copied")).toBeVisible();
    expect(stacks()).toBe(1);
    // Again, while the first is leaving
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
    await expect(snackbar(page, "Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/blog/${brief.slug.en}$`),
    );
  });
});

test.describe("in the dashboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a snackbar covers no button of the header, and breaks no word", async ({ page }) => {
    await signIn(page, demo("editor"));
    await page.goto("/dashboard/blog/new");
    const { id } = await aPost(page, { title: { no: `Ved siden av ${Date.now()}` } });
    await openPost(page, id);
    await page.getByRole("tab", { name: "Norsk" }).click();
    await press(page, "Publish Norwegian");
    const text = snackbar(page, "Norwegian is live");
    await expect(text).toBeVisible();
    for (const button of await page.getByRole("banner").getByRole("button").all()) {
      await button.click({ trial: true });
    }
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });
});
