import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { inLocale, locales } from "./demo-world.ts";
import { row, search } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const texts = {
  en: {
    title: "Frequently asked questions",
    topic: "Account and data",
    first: "Who can see my profile?",
    search: "forgot PASSWORD",
    found: "I forgot my password. What now?",
    button: "Search",
    all: "All questions",
  },
  fr: {
    title: "Questions fréquentes",
    topic: "Compte et données",
    first: "Qui peut voir mon profil ?",
    search: "oublie mot de passe",
    found: "J’ai oublié mon mot de passe. Que faire ?",
    button: "Rechercher",
    all: "Toutes les questions",
  },
  no: {
    title: "Vanlige spørsmål",
    topic: "Konto og data",
    first: "Hvem kan se profilen min?",
    search: "glemt passordet",
    found: "Jeg har glemt passordet. Hva gjør jeg?",
    button: "Søk",
    all: "Alle spørsmål",
  },
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const { title, topic, first, found, button, all, search: wanted } = texts[locale];

    test(`questions are grouped, opened and searched in ${locale}`, async ({ page }) => {
      await page.goto(inLocale(locale, "/faqs"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("navigation").getByRole("link", { name: topic })).toBeVisible();
      const answers = page.getByRole("main").locator("details:has(summary:visible)");
      const answer = (question: string) => answers.filter({ hasText: question });
      await expect(answer(first)).toHaveAttribute("open");
      await expect(answer(found)).not.toHaveAttribute("open");
      await answer(found).locator("summary").click();
      await expect(answer(found)).toHaveAttribute("open");

      await page.getByRole("main").getByRole("searchbox").fill(wanted);
      await page
        .getByRole("main")
        .getByRole("search")
        .getByRole("button", { name: button })
        .click();
      await expect(page).toHaveURL((url) => url.searchParams.get("search") === wanted);
      await expect(answers).toHaveCount(1);
      await expect(answer(found)).toHaveAttribute("open");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await page.getByRole("link", { name: all }).click();
      await expect(page).toHaveURL(inLocale(locale, "/faqs"));
    });
  }

  test("a search without results leads back to all questions", async ({ page }) => {
    await page.goto("/faqs?search=xylophone");
    await expect(page.getByRole("heading", { name: "No results for “xylophone”" })).toBeVisible();
    await page.getByRole("link", { name: "All questions" }).click();
    await expect(page.getByRole("heading", { name: "Profiles" })).toBeVisible();
  });

  test("search engines read questions and answers as data", async ({ page }) => {
    await page.goto("/no/faqs");
    const graphs = await page
      .locator("script[type='application/ld+json']")
      .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent)));
    const graph = graphs.find((one) => one["@type"] === "FAQPage");
    expect(graph).toMatchObject({ inLanguage: "nb" });
    expect(graph.mainEntity[0]).toMatchObject({
      name: texts.no.first,
      acceptedAnswer: { "@type": "Answer", text: expect.stringContaining("Det bestemmer du") },
    });
  });
});

test("a link to a question opens its answer", async ({ page, request }) => {
  const { faqs } = await (await request.get("/api/faqs/public")).json();
  const last = faqs.at(-1);
  await page.goto(`/faqs#${last.id}`);
  await expect(page.getByText(last.answer)).toBeVisible();
});

test("an editor adds a question to a category, and finds it by the category @journey:faqs", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/pages/faqs");
  const question = `How long is ${Date.now()}?`;
  await page.getByRole("button", { name: "New question" }).click();
  const dialog = page.getByRole("dialog", { name: "New question" });
  await dialog.getByLabel("Question").first().fill(question);
  await dialog.getByLabel("Answer").first().fill("As long as it takes.");
  await dialog.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("option", { name: "Messages" }).click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toHaveCount(0);

  await page
    .getByRole("button", { name: /^Category/ })
    .first()
    .click();
  await page.getByRole("radio", { name: "Messages" }).check();
  await page.keyboard.press("Escape");
  await expect(row(page, question)).toContainText("Messages");
  await search(page).fill(question);
  await expect(row(page, question)).toHaveCount(1);

  await page.goto("/faqs");
  await expect(page.getByRole("group").filter({ hasText: question })).toBeVisible();
});
