import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { navItems } from "../client/shell/dashboard/navigation.ts";
import { demo, signIn } from "./accounts.ts";
import { brief, inLocale, lang, type Locale, locales, october } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { wear } from "./looks.ts";
import { aPost } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

const blog: Record<Locale, { title: string; heading: string }> = {
  en: { title: "Notes from the studio floor · Atelier", heading: "Notes from the studio floor" },
  fr: { title: "Carnets d’atelier · Atelier", heading: "Carnets d’atelier" },
  no: { title: "Notater fra verkstedet · Atelier", heading: "Notater fra verkstedet" },
};

for (const locale of locales) {
  const list = inLocale(locale, "/blog");
  const post = `${list}/${brief.slug[locale]}`;

  test(`${list} is rendered by the server in its language`, async ({ request }) => {
    const page = await read(request, list);
    expect(page).toMatchObject({ status: 200, lang: lang[locale], ...blog[locale] });
    expect(page.html).toContain(`href="${post}"`);
  });

  test(`${post} is rendered by the server in its language, with its comments`, async ({
    request,
  }) => {
    const page = await read(request, post);
    const title = brief.title[locale];
    expect(page).toMatchObject({ status: 200, lang: lang[locale], heading: title });
    expect(page.title).toMatch(/ · Atelier$/);
    expect(page.html.match(/<article[^>]* id="comment-/g)?.length).toBeGreaterThanOrEqual(10);
  });

  test(`${list} is in its language after hydration, too`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto(list);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(blog[locale].heading);
    await expect(page.locator("html")).toHaveAttribute("lang", lang[locale]);
    expect(errors).toEqual([]);
  });
}

// In the other languages screens.spec.ts looks at them.
test("every header of a table is read in full in English", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.setViewportSize({ width: 1440, height: 900 });
  let count = 0;
  for (const { to } of navItems) {
    await page.goto(to);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const headers = page.getByRole("columnheader").locator("span:not(.sr-only)");
    const cut = await headers.evaluateAll((each) =>
      each.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut, to).toEqual([]);
    count += await headers.count();
  }
  expect(count).toBeGreaterThan(navItems.length);
});

test.describe("a post that is not there in Norwegian", () => {
  const query = `{ publishedPost(slug: "${october.en}", locale: no) { id } }`;

  test("is reported by REST, with the languages it has", async ({ request }) => {
    for (const end of ["", "/"]) {
      const answer = await request.get(`/api/blog/public/${october.en}${end}?locale=no`);
      expect(answer.status()).toBe(404);
      expect(await answer.json()).toEqual({
        message: "Post not available in no",
        code: "NOT_FOUND",
        available: october,
      });
    }
  });

  test("is reported by the graph", async ({ request }) => {
    expect(await failure(request, query)).toMatchObject({
      message: "Post not available in no",
      extensions: { code: "NOT_FOUND" },
    });
  });

  test("is reported on its Norwegian page, which links to its other languages", async ({
    page,
  }) => {
    const response = await page.goto(`/no/blog/${october.en}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Innlegget er ikke tilgjengelig på norsk",
    );
    await expect(page).toHaveTitle("Innlegget er ikke tilgjengelig på norsk · Atelier");
    await expect(page.getByRole("link", { name: "Les: English" })).toBeVisible();
    await page.getByRole("link", { name: "Les: Français" }).click();
    await expect(page).toHaveURL(`/fr/blog/${october.fr}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });
});

test.describe("missing content", () => {
  const missing = [
    {
      rest: "/api/blog/public/nobody-wrote-this?locale=fr",
      query: `{ publishedPost(slug: "nobody-wrote-this", locale: fr) { id } }`,
      message: "Post not found",
      pages: {
        "/blog/nobody-wrote-this": "Post not found",
        "/fr/blog/nobody-wrote-this": "Article introuvable",
        "/no/blog/nobody-wrote-this": "Fant ikke innlegget",
      },
    },
    {
      rest: "/api/blog/categories/nobody-sorted-this?locale=fr",
      query: `{ category(id: "nobody-sorted-this") { id } }`,
      message: "Category not found",
      pages: {
        "/blog/categories/nobody-sorted-this": "Category not found",
        "/fr/blog/categories/nobody-sorted-this": "Catégorie introuvable",
        "/no/blog/categories/nobody-sorted-this": "Fant ikke kategorien",
      },
    },
  ];

  for (const { rest, query, message, pages } of missing) {
    test(`answers '${message}' in REST and the graph, translated on pages`, async ({ request }) => {
      const answer = await request.get(rest);
      expect(answer.status()).toBe(404);
      expect(await answer.json()).toEqual({ message, code: "NOT_FOUND" });
      expect(await failure(request, query)).toMatchObject({
        message,
        extensions: { code: "NOT_FOUND" },
      });
      for (const [path, heading] of Object.entries(pages)) {
        expect(await read(request, path)).toMatchObject({
          status: 404,
          heading,
          title: `${heading} · Atelier`,
        });
      }
    });
  }
});

test.describe("the chosen language", () => {
  test("redirects unprefixed URLs", async ({ request }) => {
    const ask = (path: string, chosen: string) =>
      request.get(path, { headers: { cookie: `NEXT_LOCALE=${chosen}` }, maxRedirects: 0 });
    for (const [path, twin] of [
      ["/", "/fr"],
      ["/blog?page=2", "/fr/blog?page=2"],
      ["/freya-holm", "/fr/freya-holm"],
    ] as const) {
      const answer = await ask(path, "fr");
      expect(answer.status()).toBe(302);
      expect(answer.headers()).toMatchObject({ location: twin, vary: /cookie/i });
    }
    expect((await ask("/blog", "no")).headers().location).toBe("/no/blog");
    for (const chosen of ["en", "de", "fr%20", ""]) {
      expect((await ask("/blog", chosen)).status(), chosen).toBe(200);
    }
    // A prefix takes precedence over the cookie.
    expect((await ask("/no/blog", "fr")).status()).toBe(200);
  });

  test("does not affect feeds and calls", async ({ request }) => {
    const headers = { cookie: "NEXT_LOCALE=fr" };
    for (const path of ["/rss.xml", "/sitemap.xml", "/robots.txt", "/api/home"]) {
      expect((await request.get(path, { headers, maxRedirects: 0 })).status(), path).toBe(200);
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("is set by the switcher, which stays on the page", async ({
        page,
        context,
        baseURL,
      }) => {
        await page.goto(`/blog/${october.en}`);
        await language(page, "Français").click();
        await expect(page).toHaveURL(`/fr/blog/${october.fr}`);
        await expect(page.locator("html")).toHaveAttribute("lang", "fr");
        const cookie = (await context.cookies()).find(({ name }) => name === "NEXT_LOCALE");
        expect(cookie).toMatchObject({ value: "fr", path: "/", sameSite: "Lax" });

        await page.goto("/blog/categories/craft");
        await expect(page).toHaveURL("/fr/blog/categories/savoir-faire");
        await language(page, "English").click();
        await expect(page).toHaveURL("/blog/categories/craft");
        await page.goto("/blog");
        expect(page.url()).toBe(`${baseURL}/blog`);
      });
    });
  }
});

test("leaving Persian sets the direction, whatever language was chosen before", async ({
  request,
}) => {
  for (const chosen of ["en", "fr"]) {
    const answer = await request.get(`/locale/${chosen}?to=/blog`, {
      headers: { cookie: `NEXT_LOCALE=${chosen}; themeDirection=rtl` },
      maxRedirects: 0,
    });
    expect(answer.headersArray().map(({ value }) => value.split(";")[0])).toContain(
      "themeDirection=ltr",
    );
  }
});

test("signing up in a language keeps the direction", async ({ page, context, baseURL }) => {
  await wear(context, { themeDirection: "rtl" }, baseURL);
  await page.goto("/fr");
  await page.getByRole("main").getByRole("link", { name: "Créer un compte" }).first().click();
  await expect(page).toHaveURL(/\/auth\/register/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("without its translation file a page is logged, reads empty and still works", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/\/assets\/fr-.+\.json$/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/fr/blog");
  await expect.poll(() => logged).toContain("No translation file for fr: 404");
  const mode = page.locator("form[action='/settings'] button:visible");
  await expect(mode).toHaveAttribute("aria-label", "");
  await mode.click();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await page.locator("main a[href^='/fr/blog/']").first().click();
  await expect(page).toHaveURL(/\/fr\/blog\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
});

test("/en/x redirects to /x", async ({ request }) => {
  for (const [path, twin] of [
    ["/en", "/"],
    ["/en/blog", "/blog"],
    ["/en/blog?page=2", "/blog?page=2"],
    [`/en/blog/${october.en}`, `/blog/${october.en}`],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(twin);
  }
});

test("a slug of another language redirects to the one of the page's language", async ({
  request,
}) => {
  const answer = await request.get(`/fr/blog/${october.en}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/fr/blog/${october.fr}`);
});

test.describe("a former slug", () => {
  test.use({ javaScriptEnabled: false });

  test("redirects to the current one in its language, with the query", async ({
    page,
    request,
  }) => {
    await signIn(page, demo("editor"));
    const name = crypto.randomUUID();
    const { id } = await aPost(page, {
      title: { en: "Renamed", fr: "Renommé" },
      slug: { en: `was-${name}`, fr: `etait-${name}` },
      publications: ["en", "fr"].map((locale) => ({ locale, status: "PUBLISHED" })),
    });
    await ask(
      page,
      "mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
      { id, input: { slug: { en: `is-${name}`, fr: `est-${name}` } } },
    );
    for (const [former, present] of [
      [`/blog/was-${name}`, `/blog/is-${name}`],
      [`/fr/blog/etait-${name}?page=1&q=%C3%A9`, `/fr/blog/est-${name}?page=1&q=%C3%A9`],
    ] as const) {
      const answer = await request.get(former, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()).toMatchObject({ location: present, "cache-control": "no-cache" });
    }
    expect((await request.get(`/no/blog/was-${name}`, { maxRedirects: 0 })).status()).toBe(404);
    await page.goto(`/fr/blog/etait-${name}`);
    await expect(page).toHaveURL(`/fr/blog/est-${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Renommé");
  });

  for (const { kind, list } of [
    { kind: "BLOG", list: "/blog/categories/" },
    { kind: "SOLUTION", list: "/solutions?category=" },
  ]) {
    test(`of a category at ${list} redirects in each language`, async ({ page, request }) => {
      await signIn(page, demo("editor"));
      const name = crypto.randomUUID();
      const { createCategory } = await ask<{ createCategory: { id: string } }>(
        page,
        "mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { id } }",
        {
          input: {
            kind,
            name: { en: "Renamed", fr: "Renommée" },
            slug: { en: `was-${name}`, fr: `etait-${name}` },
          },
        },
      );
      await ask(
        page,
        "mutation ($id: ID!, $input: UpdateCategoryInput!) { updateCategory(id: $id, input: $input) { id } }",
        { id: createCategory.id, input: { slug: { en: `is-${name}`, fr: `est-${name}` } } },
      );
      for (const [former, present] of [
        [`${list}was-${name}`, `${list}is-${name}`],
        [`/fr${list}etait-${name}`, `/fr${list}est-${name}`],
      ] as const) {
        const answer = await request.get(former, { maxRedirects: 0 });
        expect(answer.status()).toBe(301);
        expect(answer.headers()).toMatchObject({ location: present, "cache-control": "no-cache" });
        expect((await request.get(present, { maxRedirects: 0 })).status()).toBe(200);
      }
      const unknown = await request.get(`${list}never-${name}`, { maxRedirects: 0 });
      expect(unknown.status()).toBe(404);
      await ask(page, "mutation ($id: ID!) { deleteCategory(id: $id) }", createCategory);
    });
  }

  test("of a type of projects redirects, with the filter", async ({ page, request }) => {
    await signIn(page, demo("editor"));
    const name = crypto.randomUUID();
    const { createProjectType } = await ask<{ createProjectType: { id: string } }>(
      page,
      "mutation ($input: CreateProjectTypeInput!) { createProjectType(input: $input) { id } }",
      { input: { name: { en: "Renamed" }, slug: `was-${name}` } },
    );
    await ask(
      page,
      "mutation ($id: ID!, $input: UpdateProjectTypeInput!) { updateProjectType(id: $id, input: $input) { id } }",
      { id: createProjectType.id, input: { slug: `is-${name}` } },
    );
    const answer = await request.get(`/fr/projects/was-${name}?status=archived`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()).toMatchObject({
      location: `/fr/projects/is-${name}?status=archived`,
      "cache-control": "no-cache",
    });
    const unknown = await request.get(`/projects/never-${name}`, { maxRedirects: 0 });
    expect(unknown.status()).toBe(404);
    await ask(page, "mutation ($id: ID!) { deleteProjectType(id: $id) }", createProjectType);
  });

  test("handle of a member redirects to their page, in its language", async ({ page, request }) => {
    await signIn(page, demo("admin"));
    const name = crypto.randomUUID().slice(0, 8);
    const { createMember } = await ask<{ createMember: { id: string } }>(
      page,
      "mutation ($input: CreateMemberInput!) { createMember(input: $input) { id } }",
      { input: { handle: `was-${name}`, displayName: "Renamed Person" } },
    );
    await ask(
      page,
      "mutation ($id: ID!, $input: UpdateMemberInput!) { updateMember(id: $id, input: $input) { id } }",
      { id: createMember.id, input: { handle: `is-${name}` } },
    );
    for (const locale of ["", "/fr"]) {
      const answer = await request.get(`${locale}/was-${name}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()).toMatchObject({
        location: `${locale}/is-${name}`,
        "cache-control": "no-cache",
      });
    }
    await ask(page, "mutation ($id: ID!) { deleteMember(id: $id) }", createMember);
  });
});

for (const { timezoneId, path, iso, date } of [
  // Published on the 14th at 7:30 in Vienna, when it is still the 13th in Honolulu.
  {
    timezoneId: "Pacific/Honolulu",
    path: `/blog/${october.en}`,
    iso: "2026-10-14T05:30:00.000Z",
    date: "14 October 2026",
  },
  // Commented on the 6th at 22:37 in Vienna, when it is already the 7th on Kiritimati.
  {
    timezoneId: "Pacific/Kiritimati",
    path: "/blog/the-eighteen-brushes-i-kept",
    iso: "2026-07-06T20:37:00.000Z",
    date: "6 July 2026",
  },
]) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("shows Vienna's times", async ({ page }) => {
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const times = await page.locator("time").evaluateAll((all) =>
        all.map((time) => ({
          iso: time.getAttribute("datetime") ?? "",
          shown: time.getAttribute("title") ?? time.textContent,
        })),
      );
      // the title of a relative time has the hour, too
      const days = times.map((time) => ({ ...time, shown: time.shown?.replace(/ at .+$/, "") }));
      expect(days).toContainEqual({ iso, shown: date });
      expect(days.map(({ shown }) => shown)).toEqual(days.map((time) => inVienna(time.iso)));
      expect(errors).toEqual([]);
    });
  });
}

function inVienna(iso: string): string {
  const format = { day: "numeric", month: "long", year: "numeric" } as const;
  return new Date(iso).toLocaleDateString("en-GB", { ...format, timeZone: "Europe/Vienna" });
}

/** The header's link to this page in another language */
function language(page: Page, name: string) {
  return page.getByRole("banner").getByRole("link", { name });
}

/** The server's HTML, before any script */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: answer.status(),
    html,
    lang: first(/<html[^>]* lang="([^"]*)"/),
    title: first(/<title>([^<]*)<\/title>/),
    heading: first(/<h1[^>]*>([^<]*)<\/h1>/),
  };
}

async function failure(request: APIRequestContext, query: string): Promise<unknown> {
  const answer = await request.post("/graphql", { data: { query } });
  return ((await answer.json()) as { errors: unknown[] }).errors[0];
}
