import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { fjordlys, inLocale, locales } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { aProject } from "./project-world.ts";

test.describe.configure({ mode: "parallel" });

const path = `/projects/${fjordlys.type}/${fjordlys.slug}`;

const texts = {
  en: {
    title: "Projects",
    type: "Wayfinding",
    status: "Completed",
    owners: "Made by",
    quote: "Ask for a quote",
    like: /^Like/,
  },
  fr: {
    title: "Projets",
    type: "Signalétique",
    status: "Terminé",
    owners: "Réalisé par",
    quote: "Demander un devis",
    like: /^J’aime/,
  },
  no: {
    title: "Prosjekter",
    type: "Skilting",
    status: "Fullført",
    owners: "Laget av",
    quote: "Be om tilbud",
    like: /^Lik/,
  },
};

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const graphs = (page: Page) =>
  page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent)));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const { title: all, type, status, owners, quote, like } = texts[locale];

    test(`the way from all projects to a quote in ${locale}`, async ({ page }) => {
      await page.goto(inLocale(locale, "/"));
      await page.getByRole("banner").getByRole("link", { name: all }).click();
      await expect(title(page)).toHaveText(all);
      await page.getByRole("main").getByRole("link", { name: type, exact: false }).first().click();
      await expect(page).toHaveURL(inLocale(locale, `/projects/${fjordlys.type}`));
      await page.getByRole("link", { name: status, exact: true }).click();
      await expect(page).toHaveURL(/\?status=completed$/);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await page.getByRole("link", { name: fjordlys.title }).click();
      await expect(page).toHaveURL(inLocale(locale, path));
      await expect(title(page)).toHaveText(fjordlys.title);
      await expect(page.getByRole("heading", { name: owners })).toBeVisible();
      await expect(page.getByRole("button", { name: like })).toBeVisible();
      // among the facts at the top, and again at the end
      await expect(page.getByRole("main").getByRole("link", { name: quote })).toHaveCount(2);
      await page.locator("dd").getByRole("link", { name: quote }).click();
      await expect(page).toHaveURL(inLocale(locale, `/contact-us?project=${fjordlys.slug}`));
    });
  }

  test("on a phone a wide plan keeps its width, and is scrolled in its own frame", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const frame = page.getByRole("group", { name: "Wide picture, scrolls sideways" });
    expect((await frame.getByRole("img").boundingBox())?.width).toBe(680);
    expect((await frame.boundingBox())?.width).toBe(350);
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  });

  test("on a phone the answers to one question are in one line", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/projects");
    const links = page.getByRole("navigation", { name: "Status" }).getByRole("link");
    const tops = await links.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().y),
    );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

  test("a project leads on to the next one, back, and to related ones", async ({ page }) => {
    await page.goto(path);
    const nav = page.getByRole("navigation", { name: "More projects" });
    const next = nav.locator("a[rel=next]");
    const name = (await next.textContent()) ?? "";
    await next.click();
    await expect(title(page)).toHaveText(name);
    await nav.locator("a[rel=prev]").click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText(fjordlys.title);
    await expect(page.getByRole("heading", { level: 2, name: "Related projects" })).toBeVisible();
    const related = page.locator("section").filter({ hasText: "Related projects" });
    const first = related.getByRole("article").first().getByRole("link");
    const other = (await first.textContent()) ?? "";
    expect(other).not.toBe(fjordlys.title);
    await first.click();
    await expect(title(page)).toHaveText(other);
  });

  test("a visitor who likes a project signs in first", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: /^Like/ }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("callbackUrl") === path);
  });

  test("a member likes a project and no longer does so", async ({ page }) => {
    const { id, slug } = await published(page, "member", {});
    await signIn(page, demo("client"));
    await page.goto(`/projects/images/${slug}`);
    const button = page.getByRole("button", { name: /^Like/ });
    await expect(button).toHaveText("Like");
    await button.click();
    await expect(button).toHaveText("Like · 1");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.click();
    await expect(button).toHaveText("Like");
    expect((await page.request.get(`/api/projects/${id}/like`)).status()).toBe(200);
  });
});

/** A project that an account has published in English; the page is then signed in as it. */
async function published(page: Page, as: string, values: object) {
  await signIn(page, demo(as));
  return aProject(page, {
    title: { en: `Public ${crypto.randomUUID()}`, fr: "Brouillon" },
    stage: "COMPLETED",
    publications: [{ locale: "en", status: "PUBLISHED" }],
    ...values,
  });
}

test("the URL of another type leads to that of the project's own", async ({ page }) => {
  const response = await page.request.get(`/no/projects/web/${fjordlys.slug}?from=mail`, {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`/no${path}?from=mail`);
});

test("a project's page says in all languages where it is", async ({ page, baseURL }) => {
  await page.goto(inLocale("no", path));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/no${path}`);
  const alternates = page.locator("link[rel=alternate][hreflang]");
  await expect(alternates).toHaveCount(4);
  const [project, way] = await graphs(page);
  expect(project).toMatchObject({
    "@type": "CreativeWork",
    name: fjordlys.title,
    inLanguage: "nb",
    creator: expect.arrayContaining([expect.objectContaining({ name: "Freya Holm" })]),
  });
  expect(way.itemListElement).toHaveLength(3);
  await page.goto("/projects");
  expect((await graphs(page))[0]).toMatchObject({ "@type": "CollectionPage" });
});

test("a project that isn't published in a language says where it is", async ({ page }) => {
  const response = await page.goto("/no/projects/images/still-october");
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText("Prosjektet er ikke tilgjengelig på norsk");
  await audit(page);
  await page.getByRole("link", { name: "Les: English" }).click();
  await expect(page).toHaveURL("/projects/images/still-october");
});

test("a type that doesn't exist, and one without such projects", async ({ page }) => {
  expect((await page.goto("/projects/nothing"))?.status()).toBe(404);
  await expect(title(page)).toHaveText("Project type not found");
  expect((await page.goto("/projects/wayfinding?status=archived"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await audit(page);
  await page.getByRole("main").getByRole("link", { name: "All projects" }).click();
  await expect(page).toHaveURL("/projects");
});

for (const [what, values] of [
  ["a draft", { stage: "DRAFT" }],
  ["a private project", { visibility: "PRIVATE" }],
] as const) {
  test(`${what} is found neither by visitors nor by other members`, async ({ page, browser }) => {
    const { id, slug } = await published(page, "member", values);
    const READ = "query ($id: ID!) { project(id: $id) { id } }";
    expect(await ask(page, READ, { id })).toEqual({ project: { id } });

    const { baseURL: origin = "" } = test.info().project.use;
    const visitor = await (await browser.newContext()).newPage();
    const other = await (await browser.newContext()).newPage();
    await signIn(other, demo("client"));
    for (const reader of [visitor, other]) {
      expect((await reader.goto(`${origin}/projects/images/${slug}`))?.status()).toBe(404);
      await expect(title(reader)).toHaveText("Project not found");
      const rest = await reader.request.get(`${origin}/api/projects/public/${slug}`);
      expect(rest.status()).toBe(404);
      const graph = await reader.request.post(`${origin}/graphql`, {
        data: { query: READ, variables: { id } },
        headers: { origin },
      });
      const { errors } = await graph.json();
      expect(errors[0].message).toBe("Project not found");
      await reader.context().close();
    }
  });
}

test("an unlisted project is for those who have the link", async ({ page }) => {
  const { slug } = await published(page, "member", { visibility: "UNLISTED" });
  await page.context().clearCookies();
  expect((await page.goto(`/projects/images/${slug}`))?.status()).toBe(200);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  for (const list of ["/projects/images", "/projects/feed.xml", "/sitemap/projects-1.xml"])
    expect(await (await page.request.get(list)).text()).not.toContain(slug);
});

test("a list and a page show a change of their project at once", async ({ page, browser }) => {
  const { id, slug } = await published(page, "member", {});
  const visitor = await (await browser.newContext()).newPage();
  const { baseURL = "" } = test.info().project.use;
  await visitor.goto(`${baseURL}/projects/images/${slug}`);
  const name = `Renamed ${crypto.randomUUID()}`;
  await ask(
    page,
    "mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }",
    { id, input: { title: { en: name } } },
  );
  await visitor.reload();
  await expect(title(visitor)).toHaveText(name);
  await visitor.goto(`${baseURL}/projects/images`);
  await expect(visitor.getByRole("link", { name })).toBeVisible();
  await visitor.context().close();
});

test("a member's page shows their projects, and a like is counted in place", async ({
  page,
  context,
}) => {
  await signIn(page, demo("client"));
  await page.goto("/freya-holm");
  await expect(page.getByRole("navigation", { name: "On this page" })).toContainText("Work");
  await page.locator("#work").getByRole("link", { name: fjordlys.title }).click();
  await expect(page).toHaveURL(path);
  const button = page.getByRole("button", { name: /^Like/ });
  const before = await button.getAttribute("aria-pressed");
  await button.click();
  await expect(button).not.toHaveAttribute("aria-pressed", before ?? "");
  await expect(page).toHaveURL(path);

  await context.setOffline(true);
  const pressed = await button.getAttribute("aria-pressed");
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: "Check your connection" })).toBeVisible();
  await expect(button).toHaveAttribute("aria-pressed", pressed ?? "");
});
