import { expect, test } from "@playwright/test";
import { brief } from "./demo-world.ts";
import { snackbar } from "./lists.ts";

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
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/blog/${brief.slug.en}$`),
    );
  });
});
