import { expect, type Locator, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { inLocale, locales } from "./demo-world.ts";
import { hold } from "./hold.ts";
import { row, rows, search, tab } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const texts = {
  en: { title: "Changelog", entry: "Quieter nights", removed: "Removed", gone: "The sound of" },
  fr: {
    title: "Journal des versions",
    entry: "Des nuits plus calmes",
    removed: "Supprimé",
    gone: "Le son des",
  },
  no: { title: "Endringslogg", entry: "Roligere netter", removed: "Fjernet", gone: "Lyden for" },
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const { title, entry, removed, gone } = texts[locale];

    test(`versions are listed and filtered by kind in ${locale}`, async ({ page }) => {
      await page.goto(inLocale(locale, "/changelog"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: entry })).toBeVisible();
      await expect(main.getByText("0.10", { exact: true })).toHaveCount(0);
      await expect(main.getByText("0.7", { exact: true })).toBeVisible();

      await main.getByRole("link", { name: removed, exact: true }).click();
      await expect(page).toHaveURL(/\?kind=removed$/);
      await expect(main.getByText(gone)).toBeVisible();
      await expect(main.getByText("0.7", { exact: true })).toHaveCount(0);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });

    test(`the feed in ${locale} leads to the place of each version`, async ({ request }) => {
      const feed = await request.get(inLocale(locale, "/changelog/feed.xml"));
      expect(feed.headers()["content-type"]).toContain("application/rss+xml");
      const text = await feed.text();
      expect(text).toContain(`<title>0.8.2: ${entry}</title>`);
      expect(text).toContain(`${inLocale(locale, "/changelog")}#v0.8.2</guid>`);
      expect(text).not.toContain("0.10");
    });
  }
});

test("the changelog is accessible", async ({ page }) => {
  await page.goto("/changelog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await audit(page);
});

test("a row that is opened while its list waits to search opens", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/changelog/list");
  const title = rows(page).first().getByRole("link").first();
  await expect(title).toBeVisible();
  const name = await title.innerText();
  await search(page).fill(name);
  const release = await hold(page, /\.js$|\.data/);
  await title.click();
  // Longer than the list waits for a pause in typing.
  await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("entries say what changed, are counted by state and filtered by kind and API", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/changelog/list");
  const drafted = row(page, "Prices carry their currency");
  for (const text of ["30 Nov 2026", "0.10", "From the schema", "Added", "Deprecated"]) {
    await expect(drafted).toContainText(text);
  }
  await expect(drafted.getByText("Affects the API")).toHaveCount(1);
  const marks = (of: Locator) =>
    of
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => item.getAttribute("title")));
  expect(await marks(drafted)).toEqual([
    "English: Draft",
    "Français: Not started",
    "Norsk: Not started",
  ]);
  const quieter = row(page, "Quieter nights");
  await expect(quieter.getByText("Affects the API")).toHaveCount(0);
  expect(await marks(quieter)).toEqual([
    "English: Published",
    "Français: Published",
    "Norsk: Published",
  ]);

  await tab(page, /^Published/).click();
  await expect(page).toHaveURL(/\?tab=published$/);
  await expect(drafted).toBeHidden();
  const shown = await rows(page).count();
  await expect(tab(page, /^Published/)).toContainText(String(shown));

  await page.goto("/dashboard/changelog/list?tag=REMOVED");
  await expect(rows(page).first()).toContainText("Removed");
  await expect(row(page, "Credits that people agreed to")).toBeHidden();
  await page.getByRole("button", { name: /^API/ }).click();
  await page.getByRole("radio", { name: "Doesn’t affect the API" }).check();
  await expect(page).toHaveURL(/api=unaffected/);
  for (const each of await rows(page).all())
    await expect(each).not.toContainText("Affects the API");
});

test("an editor writes an entry on a screen of its own and publishes it @journey:changelog", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/changelog");
  await expect(page).toHaveURL("/dashboard/changelog/list");
  await page.getByRole("link", { name: "New entry" }).click();
  await expect(page).toHaveURL("/dashboard/changelog/new");
  const title = `Release ${Date.now()}`;
  await page.getByLabel("Title").first().fill(title);
  await page.getByLabel("Fixed").first().fill(`The clock runs.\nThe bell of ${title} rings.`);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/changelog\/[\w-]+\/edit$/);
  await page.goto("/dashboard/changelog/list");
  await search(page).fill(title);
  await expect(row(page, title)).toContainText("Draft");

  await row(page, title).getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Published" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.goto("/changelog");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: title })).toBeVisible();
  await expect(main.getByText(`The bell of ${title} rings.`)).toBeVisible();
});

test("a member is not shown the list of entries", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/changelog/list");
  await expect(page).toHaveURL(/\/dashboard\/permission-denied$/);
});
