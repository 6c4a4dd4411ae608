import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { CategoryKind } from "../../schema/categories/index.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { aSolution } from "../../schema/solutions/solution.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const get = (path: string) => server.ask("GET", path);
const as = withRole(Role.EDITOR);
const call = (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { as, ...(body !== undefined && { body }) });

const signs = await aCategory(em(), {
  kind: CategoryKind.SOLUTION,
  name: { en: "Wayfinding", fr: "Signalétique" },
});
const French = "Des panneaux qu’on suit";
const french = await aSolution(em(), {
  title: { en: "Signs", fr: French },
  published: ["fr"],
  category: signs,
});

describe("a solution", () => {
  test.each([
    ["wrapped", (post: object) => ({ post })],
    ["bare", (post: object) => post],
  ])("is created from a %s body, read, changed and deleted", async (how, wrap) => {
    const shown = await aProject(em(), { title: { en: `Shown ${how}` } });
    const [hidden, unlisted] = [
      await aProject(em(), {
        title: { en: `Hidden ${how}`, fr: `Caché ${how}` },
        published: ["fr"],
      }),
      await aProject(em(), { visibility: "unlisted" }),
    ];
    const sent = {
      title: { en: `Made ${how}` },
      content: "Two words",
      category: signs.id,
      benefits: "One\n\n Two ",
      steps: { en: "Count: how many: 3\nPrint" },
      ctaLabel: "Ask",
      ctaHref: "/contact-us",
      projects: [shown, hidden, unlisted].map(({ id }) => id),
      publish: { en: "published" },
    };
    const { status, body } = await call("POST", "/api/solutions/posts", wrap(sent));
    expect([status, Object.keys(body)]).toEqual([200, ["solution"]]);
    expect(body.solution).toMatchObject({
      version: 1,
      benefits: { en: "One\n\n Two", fr: null },
      category: { slug: "wayfinding" },
      publish: { en: { status: "published" } },
    });
    const { body: page } = await get(`/api/solutions/public/made-${how}/`);
    expect(page.solution).toMatchObject({
      title: `Made ${how}`,
      content: "<p>Two words</p>",
      benefits: ["One", "Two"],
      steps: [
        { title: "Count", text: "how many: 3" },
        { title: "Print", text: null },
      ],
      cta: { label: "Ask", href: "/contact-us" },
      projects: [{ id: shown.id }],
      metadata: { languages: ["en"], slugs: { en: `made-${how}` } },
    });
    const path = `/api/solutions/posts/${body.solution.id}`;
    const changed = await call("PUT", path, wrap({ slug: `moved-${how}`, version: 1 }));
    expect(changed.body.solution).toMatchObject({ version: 2, slug: { en: `moved-${how}` } });
    expect((await call("PUT", path, wrap({ tags: ["x"], version: 1 }))).status).toBe(409);
    const { body: all } = await call("GET", "/api/solutions/posts");
    expect(all.solutions[0].id).toBe(body.solution.id);
    const deleted = await call("DELETE", path);
    expect(deleted.body).toEqual({ success: true, id: body.solution.id });
    expect((await get(`/api/solutions/public/moved-${how}`)).status).toBe(404);
  });

  test("is refused with the names of the body's fields", async () => {
    const { status, body } = await call("POST", "/api/solutions/posts", {
      post: { title: "A", category: "nothing", projects: [3] },
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ projects: "A list of ids" });
    const other = await call("POST", "/api/solutions/posts", {
      post: { title: "A", category: "nothing" },
    });
    expect(other.body.fields).toEqual({ category: "Not valid" });
  });

  test("in one language alone answers 404 in the others", async () => {
    const path = `/api/solutions/public/${french.slug.fr}`;
    const { status, body } = await get(`${path}?locale=fr`);
    expect([status, body.solution.title]).toEqual([200, French]);
    for (const locale of ["en", "no", "de"]) {
      const refused = await get(`${path}?locale=${locale}`);
      expect(refused.status).toBe(404);
      expect(refused.body.message).toBe(`Solution not available in ${locale}`);
    }
    const none = await get("/api/solutions/public/nothing");
    expect([none.status, none.body.message]).toEqual([404, "Solution not found"]);
  });

  test("is found by its former slug and by its id, which are redirected", async () => {
    const { id, slug } = await aSolution(em(), { title: { en: "Before" } });
    await call("PUT", `/api/solutions/posts/${id}`, { slug: { en: "after" } });
    for (const name of [slug.en, id]) {
      const { status, headers } = await get(`/api/solutions/public/${name}`);
      expect([status, headers.get("location")]).toEqual([301, "/api/solutions/public/after"]);
    }
  });
});

test("lists have nine a page and are filtered by category", async () => {
  const bells = await aCategory(em(), { kind: CategoryKind.SOLUTION, name: { en: "Bells" } });
  for (let n = 0; n < 10; n += 1) await aSolution(em(), { category: bells });
  const { body } = await get("/api/solutions/public?category=bells");
  expect(body.solutions).toHaveLength(9);
  expect(body.pagination).toMatchObject({ page: 1, limit: 9, totalCount: 10, hasMore: true });
  const { body: last } = await get("/api/solutions/categories/bells?page=2");
  expect(last.category).toMatchObject({ name: "Bells", solutionCount: 10 });
  expect(last.category.solutions).toHaveLength(1);
  const { body: categories } = await get("/api/solutions/categories?locale=fr");
  expect(categories.categories[0]).toMatchObject({
    slug: "signaletique",
    name: "Signalétique",
    solutionCount: 1,
  });
  const none = await get("/api/solutions/categories/nothing");
  expect([none.status, none.body.message]).toEqual([404, "Category not found"]);
});
