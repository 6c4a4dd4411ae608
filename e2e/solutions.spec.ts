import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { identity, inLocale, locales } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { question, rows, snackbar } from "./lists.ts";
import { field, openLanguage, press, saved, text } from "./post-editor.ts";
import { choose } from "./project-world.ts";

test.describe.configure({ mode: "parallel" });

const texts = {
  en: {
    all: "Solutions",
    category: "Identity and print",
    benefit: "A handbook of one page",
    step: "Collect",
    button: "Show us what you print",
    related: "Related solutions",
  },
  fr: {
    all: "Solutions",
    category: "Identité et imprimé",
    benefit: "Un manuel d’une page",
    step: "Rassembler",
    button: "Montrez-nous vos imprimés",
    related: "Solutions proches",
  },
  no: {
    all: "Løsninger",
    category: "Identitet og trykk",
    benefit: "En håndbok på én side",
    step: "Samle",
    button: "Vis oss hva dere trykker",
    related: "Lignende løsninger",
  },
};

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const { all, category, benefit, step, button, related } = texts[locale];

    test(`the way from all solutions to the contact form in ${locale}`, async ({ page }) => {
      await page.goto(inLocale(locale, "/"));
      await page.getByRole("banner").getByRole("link", { name: all, exact: true }).click();
      await expect(page).toHaveURL(inLocale(locale, "/solutions"));
      await main(page).getByRole("link", { name: category, exact: true }).click();
      await expect(title(page)).toHaveText(category);
      await expect(main(page).getByRole("article")).toHaveCount(3);
      await main(page).getByRole("link", { name: identity.title[locale] }).click();
      await expect(page).toHaveURL(inLocale(locale, `/solutions/${identity.slug[locale]}`));
      await expect(title(page)).toHaveText(identity.title[locale]);
      await expect(main(page).getByText(benefit)).toBeVisible();
      await expect(main(page).getByRole("heading", { name: step })).toBeVisible();
      await expect(main(page).getByRole("link", { name: "Marché" })).toBeVisible();
      const question = main(page).locator("summary").first();
      const answer = main(page).locator("details > div").first();
      await expect(answer).toBeHidden();
      await question.click();
      await expect(answer).toBeVisible();
      await expect(page.getByRole("region", { name: related }).getByRole("article")).toHaveCount(2);
      await main(page).getByRole("link", { name: button }).first().click();
      await expect(page).toHaveURL(inLocale(locale, "/contact-us"));
    });
  }

  test("the id, and the slug of another language, lead to the page", async ({ request }) => {
    const { solution } = await (
      await request.get(`/api/solutions/public/${identity.slug.en}?locale=en`)
    ).json();
    for (const slug of [solution.id, identity.slug.en]) {
      const response = await request.get(`/fr/solutions/${slug}?from=mail`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`/fr/solutions/${identity.slug.fr}?from=mail`);
    }
    const category = await request.get("/no/solutions?category=places", { maxRedirects: 0 });
    expect(category.headers().location).toBe("/no/solutions?category=steder");
  });

  test("structured data name the service, where it stands, and its questions", async ({ page }) => {
    await page.goto(`/solutions/${identity.slug.en}`);
    const graphs = await page
      .locator("script[type='application/ld+json']")
      .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent)));
    expect(graphs).toMatchObject([
      { "@type": "Service", name: identity.title.en, serviceType: "Identity and print" },
      { "@type": "BreadcrumbList" },
      { "@type": "FAQPage", mainEntity: [{ name: "Can I show work I made for an employer?" }] },
    ]);
    expect(graphs[1].itemListElement).toHaveLength(3);
  });

  test("a category that doesn't exist, and a search that finds nothing", async ({ page }) => {
    expect((await page.goto("/solutions?category=nothing"))?.status()).toBe(404);
    await expect(title(page)).toHaveText("Category not found");
    expect((await page.goto("/solutions?search=xylophone"))?.status()).toBe(200);
    await expect(main(page).getByRole("heading", { name: "No solutions found" })).toBeVisible();
    await main(page).getByRole("link", { name: "All solutions" }).click();
    await expect(page).toHaveURL("/solutions");
  });
});

test("a solution in French alone says so in other languages", async ({ page }) => {
  await signIn(page, demo("editor"));
  const name = `Sur mesure ${crypto.randomUUID()}`;
  const { createSolution } = await ask<{ createSolution: { slug: string } }>(
    page,
    "mutation ($input: CreateSolutionInput!) { createSolution(input: $input) { slug(locale: fr) } }",
    {
      input: {
        title: { en: "Draft", fr: name },
        publications: [{ locale: "fr", status: "PUBLISHED" }],
      },
    },
  );
  const { slug } = createSolution;
  expect((await page.goto(`/fr/solutions/${slug}`))?.status()).toBe(200);
  for (const [locale, heading] of [
    ["en", "Solution not available in English"],
    ["no", "Løsningen er ikke tilgjengelig på norsk"],
  ] as const) {
    const rest = await page.request.get(`/api/solutions/public/${slug}?locale=${locale}`);
    expect(await rest.json()).toMatchObject({ message: `Solution not available in ${locale}` });
    expect((await page.goto(inLocale(locale, `/solutions/${slug}`)))?.status()).toBe(404);
    await expect(title(page)).toHaveText(heading);
  }
  await audit(page);
  await page.getByRole("link", { name: "Les: Français" }).click();
  await expect(title(page)).toHaveText(name);
  expect((await page.goto("/fr/solutions/nothing"))?.status()).toBe(404);
  await expect(title(page)).toHaveText("Solution introuvable");
});

test("an editor creates a solution, publishes it by language, and unpublishes it @journey:solutions", async ({
  page,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const name = `Bespoke ${Date.now()}`;
  await page.goto("/dashboard/solutions");
  await page.getByRole("link", { name: "New solution" }).click();
  await field(page, "Title").fill(name);
  await field(page, "Description").fill("Made for one building.");
  await text(page).click();
  await page.keyboard.type("We come and look.");
  await choose(page, "Category", "Places");
  await field(page, "Benefits").fill("A plan\nA count");
  await field(page, "Steps").fill("Look: One morning\nCount");
  await field(page, "Button label").fill("Show us the door");
  await page.getByLabel("Button link").fill("javascript:alert(1)");
  const projects = page.getByRole("combobox", { name: "Projects" });
  await projects.fill("Fjord");
  await page.getByRole("option", { name: /Fjordlys/ }).click();
  await page.keyboard.press("Escape");
  await press(page, "Save draft");
  await expect(page.getByText("Not valid").or(page.getByText("Invalid value"))).toBeVisible();
  await page.getByLabel("Button link").fill("/contact-us");
  await openLanguage(page, "Français");
  await press(page, "Copy from");
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(field(page, "Benefits", "French")).toHaveValue("A plan\nA count");
  await field(page, "Title", "French").fill(`${name} en français`);
  await press(page, "Save draft");
  await expect(page).toHaveURL(/\/dashboard\/solutions\/[\w-]+\/edit$/);
  await expect(saved(page)).toContainText("All changes saved");
  const editor = page.url();
  await openLanguage(page, "English");
  await press(page, "Publish English");
  await expect(snackbar(page, "English is live")).toBeVisible();
  await expect(page.getByText("Version 1", { exact: true })).toBeVisible();
  await page.reload();
  await expect(text(page)).toBeVisible();
  await audit(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  const path = `/solutions/${name.toLowerCase().replace(" ", "-")}`;
  await page.goto(path);
  await expect(title(page)).toHaveText(name);
  await expect(main(page).getByRole("heading", { name: "Look" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Fjordlys" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Show us the door" })).toHaveCount(2);
  const french = `/fr${path}-en-francais`;
  expect((await page.request.get(french)).status()).toBe(404);

  await page.goto(editor);
  await openLanguage(page, "Français");
  await page.getByRole("textbox", { name: "Day" }).fill("1/12/2030");
  await page.getByLabel("Time").fill("09:00");
  await press(page, "Schedule");
  await expect(page.getByRole("tab", { name: "Français Scheduled" })).toBeVisible();
  await press(page, "Publish French");
  await expect(page.getByRole("tab", { name: "Français Published" })).toBeVisible();
  expect((await page.request.get(french)).status()).toBe(200);
  await openLanguage(page, "English");
  await press(page, "Unpublish");
  await expect(question(page, "Unpublish this solution in English?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("tab", { name: "English Draft" })).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  expect((await page.request.get(french)).status()).toBe(200);
});

test("solutions are searched, filtered, deleted together and brought back", async ({ page }) => {
  await signIn(page, demo("editor"));
  const word = `Pair${Date.now()}`;
  for (const number of ["one", "two"]) {
    await ask(
      page,
      "mutation ($input: CreateSolutionInput!) { createSolution(input: $input) { id } }",
      { input: { title: { en: `${word} ${number}` } } },
    );
  }
  await page.goto(`/dashboard/solutions?q=${word}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question(page, "Delete 2 solutions?")).toBeVisible();
  await page.getByRole("button", { name: "Delete 2 solutions" }).click();
  await expect(snackbar(page, "2 solutions deleted")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.goto(`/dashboard/solutions?q=${word}&language=fr`);
  await expect(page.getByText("No results")).toBeVisible();
});

test("a member opens none of the screens of solutions", async ({ page }) => {
  await signIn(page, demo("member"));
  for (const path of ["/dashboard/solutions", "/dashboard/solutions/new"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard/permission-denied");
  }
});
