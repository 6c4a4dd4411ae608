import { expect, test } from "@playwright/test";
import { brief, craft } from "./demo-world.ts";

test.describe.configure({ mode: "parallel" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("posts are found by words, and the URL contains them", async ({ page }) => {
      await page.goto("/blog");
      await page
        .getByRole("main")
        .getByRole("searchbox", { name: "Search posts" })
        .fill("good brief");
      await page
        .getByRole("main")
        .getByRole("search")
        .getByRole("button", { name: "Search" })
        .click();
      await expect(page).toHaveURL("/blog?search=good+brief");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “good brief”");
      await expect(page.getByRole("heading", { name: brief.title.en })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

      await page.getByRole("main").getByRole("searchbox").fill("nobody wrote this");
      await page
        .getByRole("main")
        .getByRole("search")
        .getByRole("button", { name: "Search" })
        .click();
      await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
      await page.getByRole("link", { name: "See all posts" }).click();
      await expect(page).toHaveURL("/blog");
    });

    test("the list has three orders", async ({ page }) => {
      await page.goto("/blog");
      const sort = page.getByRole("navigation", { name: "Sort by" });
      await sort.getByRole("link", { name: "Most discussed" }).click();
      await expect(page).toHaveURL("/blog?sort=discussed");
      await expect(page.locator("main").getByRole("heading", { level: 2 }).first()).toHaveText(
        brief.title.en,
      );
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog$/);
      await sort.getByRole("link", { name: "Newest" }).click();
      await expect(page).toHaveURL("/blog");
    });

    test("a tag links to its posts", async ({ page }) => {
      await page.goto(`/fr/blog/${brief.slug.fr}`);
      const tag = page.getByRole("list", { name: "Étiquettes" }).getByRole("link").first();
      const name = await tag.innerText();
      await tag.click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(`« ${name} »`);
      await expect(page.getByRole("heading", { name: brief.title.fr })).toBeVisible();
    });
  });
}

test("the list of a category has one URL", async ({ request }) => {
  const answer = await request.get(`/no/blog?category=${craft.no}&page=2`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/no/blog/categories/${craft.no}?page=2`);
});

test("the 404 page offers a search", async ({ page }) => {
  await page.goto("/nobody/went/here");
  await page.getByRole("main").getByRole("searchbox").fill("brief");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?search=brief");
});
