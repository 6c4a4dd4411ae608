import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { BUILT_IN_PAGES } from "../../schema/pages/built-in-pages.ts";
import { ensurePages } from "../../schema/pages/index.ts";
import { aPage } from "../../schema/pages/page.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
await ensurePages(em());
const get = (path: string) => server.ask("GET", path);
const as = withRole(Role.EDITOR);
const call = (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { as, ...(body !== undefined && { body }) });

const french = await aPage(em(), {
  title: { en: "Fonts", fr: "Polices" },
  slug: "fonts",
  published: ["fr"],
});

describe("a page", () => {
  test.each([
    ["wrapped", (page: object) => ({ page })],
    ["bare", (page: object) => page],
  ])("is created from a %s body, read, changed and deleted", async (how, wrap) => {
    const sent = {
      title: { en: `Made ${how}` },
      content: "Two words",
      inFooter: true,
      order: 7,
      publish: { en: "published" },
    };
    const { status, body } = await call("POST", "/api/pages", wrap(sent));
    expect([status, Object.keys(body)]).toEqual([200, ["page"]]);
    expect(body.page).toMatchObject({
      version: 1,
      inFooter: true,
      order: 7,
      isBuiltIn: false,
      publish: { en: { status: "published" } },
      textVersion: { en: 1 },
    });
    const { body: read } = await get(`/api/pages/public/made-${how}`);
    expect(read.page).toMatchObject({
      title: `Made ${how}`,
      content: "<p>Two words</p>",
      version: { number: 1, name: expect.stringMatching(/^\d{4}-\d\d-\d\d\.1$/) },
    });
    const path = `/api/pages/${body.page.id}`;
    const changed = await call("PUT", path, wrap({ content: { en: "Three" } }));
    expect(changed.body.page.textVersion).toEqual({ en: 2 });
    expect((await call("GET", "/api/pages")).body.pages).toContainEqual(changed.body.page);
    expect((await call("DELETE", path)).body).toEqual({ success: true, id: body.page.id });
    expect((await get(`/api/pages/public/made-${how}`)).status).toBe(404);
  });

  test("that the site links to is not deleted", async () => {
    const { status, body } = await call("DELETE", `/api/pages/${BUILT_IN_PAGES[0]?.id}`);
    expect([status, body.code, body.message]).toEqual([
      409,
      "CONFLICT",
      "The site needs this page. It can't be deleted.",
    ]);
  });

  test.each([
    ["/api/pages/public/fonts", "Page not available in en", { fr: "fonts" }],
    ["/api/pages/public/fonts?locale=no", "Page not available in no", { fr: "fonts" }],
    ["/api/pages/public/fonts?locale=de", "Page not available in de", undefined],
    ["/api/pages/public/nothing", "Page not found", undefined],
  ])("%s: %s", async (path, message, available) => {
    const { status, body } = await get(path);
    expect([status, body.message, body.available]).toEqual([404, message, available]);
  });

  test("answers with 301 at a former slug and at its id", async () => {
    const changed = await call("PUT", `/api/pages/${french.id}`, { slug: { en: "typefaces" } });
    expect(changed.status).toBe(200);
    for (const slug of ["fonts", french.id]) {
      const { status, headers } = await get(`/api/pages/public/${slug}?locale=fr`);
      expect([status, headers.get("location")]).toEqual([
        301,
        "/api/pages/public/typefaces?locale=fr",
      ]);
    }
  });
});

test("the footer has the pages of the language in their order", async () => {
  const { body } = await get("/api/pages/public?locale=no");
  expect(body.pages.map(({ path, title }: Record<string, string>) => [path, title])).toEqual([
    ["/page/terms-and-conditions", "Vilkår"],
    ["/page/privacy-policy", "Personvern"],
  ]);
});

test("the page about the site has its text, figures and people", async () => {
  const { status, body } = await get("/api/about-us?locale=fr");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    page: { slug: "about-us", title: "Des gens créent. Atelier montre qui." },
    figures: { members: 0, countries: 0, projects: 0, posts: 0 },
    projects: [],
    people: [],
  });
});
