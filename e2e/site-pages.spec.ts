import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { inLocale, locales } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { question, rows, snackbar } from "./lists.ts";
import { field, openLanguage, press, saved, text } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const texts = {
    en: {
      terms: "Terms and conditions",
      since: "in force since 23 November 2026",
      rules: "House rules",
    },
    fr: {
      terms: "Conditions générales",
      since: "en vigueur depuis le 23 novembre 2026",
      rules: "Règles de la maison",
    },
    no: { terms: "Vilkår", since: "gjelder fra 23. november 2026", rules: "Husregler" },
  };
  for (const locale of locales) {
    test(`the footer leads to the terms and the page about us in ${locale}`, async ({ page }) => {
      const { terms, since, rules } = texts[locale];
      await page.goto(inLocale(locale, "/"));
      await page.getByRole("contentinfo").getByRole("link", { name: terms }).click();
      await expect(page).toHaveURL(inLocale(locale, "/page/terms-and-conditions"));
      await expect(title(page)).toHaveText(terms);
      await expect(main(page).getByText(since)).toBeVisible();
      await page.getByRole("contentinfo").locator("a[href$='/about-us']").click();
      await expect(page).toHaveURL(inLocale(locale, "/about-us"));
      await expect(main(page).getByRole("heading", { name: rules })).toBeVisible();
      await expect(main(page).getByRole("link", { name: "Ingrid Solheim" })).toBeVisible();
    });
  }

  test("the form for newcomers accepts the version of the terms that is in force", async ({
    page,
    request,
  }) => {
    const { page: terms } = await (
      await request.get("/api/pages/public/terms-and-conditions?locale=en")
    ).json();
    await page.goto("/auth/register");
    await expect(page.locator("input[name=terms]")).toHaveAttribute("value", terms.version.name);
  });

  test("the page about us stands at its own path alone", async ({ request }) => {
    const response = await request.get("/fr/page/about-us", { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, "/fr/about-us"]);
  });

  test("a page that is not published in a language says so and where it is", async ({ page }) => {
    expect((await page.goto("/fr/page/fonts-and-icons"))?.status()).toBe(404);
    await expect(title(page)).toHaveText("Page non disponible en français");
    await main(page).getByRole("link", { name: /Norsk/ }).click();
    await expect(title(page)).toHaveText("Skrift og ikoner");
  });
});

test("pages are accessible", async ({ page }) => {
  for (const path of ["/about-us", "/page/terms-and-conditions", "/no/page/accessibility"]) {
    await page.goto(path);
    await audit(page);
  }
});

test("an editor writes a page, publishes it twice, and puts its first version back @journey:pages", async ({
  page,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const name = `Press ${Date.now()}`;
  const path = `/page/${name.toLowerCase().replace(" ", "-")}`;
  await page.goto("/dashboard/pages");
  await page.getByRole("link", { name: "New page" }).click();
  await field(page, "Title").fill(name);
  await field(page, "Description").fill("For those who write about us.");
  await text(page).click();
  await page.keyboard.type("Write to [name].");
  await expect(
    page.getByText("1 placeholder in [brackets] still has to be filled in."),
  ).toBeVisible();
  await press(page, "Save draft");
  await expect(page).toHaveURL(/\/dashboard\/pages\/[\w-]+\/edit$/);
  await expect(saved(page)).toContainText("All changes saved");
  await openLanguage(page, "English");
  await press(page, "Publish English");
  const isAt = (version: string) => expect(page.getByText(version, { exact: true })).toBeVisible();
  await isAt("Version 1");
  expect((await page.request.get(path)).status()).toBe(200);
  await field(page, "Title").fill(`${name} kit`);
  await press(page, "Publish changes");
  await isAt("Version 2");
  await press(page, "Show versions");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Version 1/ }).click();
  await expect(dialog.getByText("For those who write about us.")).toBeVisible();
  await press(page, "Restore as draft");
  await expect(snackbar(page, "Version 1 restored. Publish to make it live.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue(name);
  await press(page, "Publish changes");
  await isAt("Version 3");
  await page.goto(path);
  await expect(title(page)).toHaveText(name);
});

test("pages are searched and deleted, those that the site needs are not", async ({ page }) => {
  await signIn(page, demo("editor"));
  const word = `Kit${Date.now()}`;
  await ask(page, "mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }", {
    input: { title: { en: word } },
  });
  await page.goto(`/dashboard/pages?q=${word}`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete 1 page" }).click();
  await expect(snackbar(page, "1 page deleted")).toBeVisible();
  await page.goto("/dashboard/pages?q=terms-and-conditions");
  const terms = rows(page).filter({ hasText: "/page/terms-and-conditions" });
  await expect(terms.getByText(/^Accepted by [\d,]+ of [\d,]+$/)).toBeVisible();
  await terms.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question(page, "Delete 1 page?")).toBeVisible();
  await page.getByRole("button", { name: "Delete 1 page" }).click();
  await expect(page.getByText("1 page couldn’t be deleted: the site needs it")).toBeVisible();
  await expect(terms).toHaveCount(1);
});

test("the order of pages is changed, and the list is read again in it", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/pages");
  await page.getByRole("button", { name: "Change order" }).click();
  const dialog = page.getByRole("dialog", { name: "Change order" });
  const others = dialog.getByRole("list", { name: "Not in the footer" }).getByRole("listitem");
  const name = await others.locator("bdi").first().textContent();
  await dialog.getByRole("button", { name: `Move ${name}` }).press("ArrowDown");
  await dialog.getByRole("button", { name: "Save order" }).click();
  await expect(snackbar(page, "Order saved")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a member opens none of the screens of pages", async ({ page }) => {
  await signIn(page, demo("member"));
  for (const path of ["/dashboard/pages", "/dashboard/pages/new"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard/permission-denied");
  }
});
