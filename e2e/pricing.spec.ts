import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { inLocale, locales } from "./demo-world.ts";
import { row } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const texts = {
  en: {
    title: "Pricing",
    yearly: "Yearly",
    month: "€24",
    year: "€20",
    storage: "Storage",
    has: "200 GB",
  },
  fr: {
    title: "Tarifs",
    yearly: "Annuel",
    month: "24 €",
    year: "20 €",
    storage: "Stockage",
    has: "200 Go",
  },
  no: {
    title: "Priser",
    yearly: "Årlig",
    month: "24 €",
    year: "20 €",
    storage: "Lagring",
    has: "200 GB",
  },
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const { title, yearly, month, year, storage, has } = texts[locale];

    test(`plans are compared, by the month and by the year, in ${locale}`, async ({ page }) => {
      await page.goto(inLocale(locale, "/pricing"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const studio = page.getByRole("columnheader", { name: "Studio" });
      await expect(studio).toContainText(spaced(month));
      await expect(page.getByRole("row", { name: storage })).toContainText(has);
      await page.getByRole("table").getByRole("link", { name: yearly }).click();
      await expect(page).toHaveURL(`${inLocale(locale, "/pricing")}?per=year`);
      await expect(studio).toContainText(spaced(year));
      await expect(page.getByRole("link", { name: yearly }).first()).toHaveAttribute(
        "aria-current",
        "true",
      );
    });
  }

  test("what a plan lacks is said in words, and a plan without a price is on request", async ({
    page,
  }) => {
    await page.goto("/pricing");
    const domain = page.getByRole("row", { name: "Your own domain" });
    // other tests add plans
    const plans = await page.getByRole("columnheader").allTextContents();
    for (const [plan, expected] of Object.entries({
      Maker: "Not included",
      Studio: "Included",
      House: "Included",
    })) {
      const place = plans.findIndex((text) => text.startsWith(plan));
      await expect(domain.getByRole("cell").nth(place)).toHaveText(expected);
    }
    await expect(page.getByRole("columnheader", { name: "House" })).toContainText("On request");
  });

  test("on the phone each plan is a card with its features", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto("/pricing");
    await expect(page.getByRole("table")).toBeHidden();
    const maker = page.getByRole("main").getByRole("listitem").filter({ hasText: "Maker" });
    await expect(maker.getByText("2 GB")).toBeHidden();
    await maker.getByText("What’s included").click();
    await expect(maker.getByText("2 GB")).toBeVisible();
    await expect(maker.getByRole("link", { name: "Create a profile" })).toHaveAttribute(
      "href",
      "/auth/register",
    );
  });
});

/** Any space: languages have several kinds of them before a currency. */
const spaced = (price: string) => new RegExp(price.replace(" ", "\\s"), "u");

test("an editor's plan is on the page with its price @journey:plans", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/pages/plans");
  const name = `Plan ${Date.now()}`;
  await page.getByRole("button", { name: "New plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New plan" });
  await dialog.getByLabel("Name", { exact: true }).first().fill(name);
  await dialog.getByRole("combobox", { name: "Currency" }).click();
  await page.getByRole("option", { name: "NOK" }).click();
  await dialog.getByRole("textbox", { name: "Monthly price" }).fill("99.50");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, name)).toContainText("kr");
  await expect(row(page, name)).toContainText("99.50");
  await page.goto("/pricing");
  await expect(page.getByRole("columnheader", { name })).toContainText("99.50");
});
