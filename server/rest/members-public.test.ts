import { describe, expect, test } from "vitest";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aPage } from "../../schema/pages/page.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { aSolution } from "../../schema/solutions/solution.builder.ts";
import { Availability, MemberStatus } from "../../schema/members/index.ts";
import { Visibility } from "../../schema/members/member.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const get = (path: string) => server.ask("GET", path);

const ada = await aMember(em(), {
  handle: "ada",
  displayName: "Ada",
  role: { en: "Designer", fr: "Graphiste" },
  headline: { en: "Draws." },
  about: { en: "Long.", fr: "Long, en français." },
  city: "Oslo",
  country: "NO",
  skills: ["Type"],
  links: [{ label: "Site", url: "https://ada.example" }],
});
const booked = await aMember(em(), { availability: Availability.BOOKED });
const limited = await aMember(em(), { availability: Availability.LIMITED });
const internal = [
  await aMember(em(), { visibility: Visibility.PRIVATE }),
  await aMember(em(), { visibility: Visibility.MEMBERS }),
  await aMember(em(), { status: MemberStatus.SUSPENDED }),
];
const category = await aCategory(em());
const older = await aPost(em(), { author: ada, categories: [category] });
const newer = await aPost(em(), {
  author: ada,
  title: { en: "Newer", fr: "Plus récent" },
  featured: true,
});
const draft = await aPost(em(), { author: ada, published: [] });

describe("a public profile", () => {
  test.each(["ada", "ADA", "ada/", ada.id])("is read at %s", async (id) => {
    const { status, body } = await get(`/api/members/public/${id}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["member"]);
    expect(body.member).toMatchObject({
      id: ada.id,
      handle: "ada",
      name: "Ada",
      role: "Designer",
      headline: "Draws.",
      about: "Long.",
      city: "Oslo",
      country: "NO",
      availability: "open",
      skills: ["Type"],
      links: [{ label: "Site", url: "https://ada.example" }],
      postCount: 2,
    });
    expect(body.member.posts).toMatchObject([{ id: newer.id }, { id: older.id }]);
  });

  test("is shown in English where there is no translation", async () => {
    const { body } = await get("/api/members/public/ada?locale=fr");
    expect(body.member).toMatchObject({
      role: "Graphiste",
      headline: "Draws.",
      about: "Long, en français.",
      posts: [{ id: newer.id, title: "Plus récent" }],
    });
  });

  test("that is hidden or does not exist is not found", async () => {
    for (const id of [
      ...internal.map(({ handle }) => handle),
      "nobody-here",
      crypto.randomUUID(),
    ]) {
      const { status, body } = await get(`/api/members/public/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: "Member not found", code: "NOT_FOUND" });
    }
  });

  test("contains neither its status nor an address", async () => {
    const { body } = await get("/api/members/public/ada");
    for (const name of ["status", "visibility", "email", "version"]) {
      expect(body.member).not.toHaveProperty(name);
    }
  });
});

test("the front page has featured work, the latest posts and available members", async () => {
  await aProject(em(), { title: { en: "Plain" } });
  await aProject(em(), { featured: true, visibility: "unlisted" });
  const project = await aProject(em(), { featured: true, owners: [ada] });
  const { status, body } = await get("/api/home");
  expect(status).toBe(200);
  expect(body.featured).toMatchObject([{ id: project.id, featured: true }]);
  expect(body.posts).toMatchObject([{ id: newer.id }, { id: older.id }]);
  expect(body.members).toMatchObject([{ id: ada.id }, { id: limited.id }, { id: booked.id }]);
  expect(body).toMatchObject({ memberCount: 3, availableCount: 1 });
});

test("the sitemap contains every public URL", async () => {
  const project = await aProject(em(), { title: { en: "Ferry signs", fr: "Signes" } });
  const unlisted = await aProject(em(), { title: { en: "Hidden" }, visibility: "unlisted" });
  const solution = await aSolution(em(), {
    title: { en: "Wayfinding", fr: "Signalétique" },
    published: ["fr"],
  });
  const page = await aPage(em(), { title: { en: "Press", no: "Presse" }, published: ["no"] });
  const { status, body, text } = await get("/api/sitemap");
  expect(status).toBe(200);
  expect(body.posts).toContainEqual({
    updatedAt: newer.updatedAt.toISOString(),
    slugs: { en: "newer", fr: "plus-recent" },
  });
  expect(body.categories).toEqual([{ slugs: { en: category.slug.en } }]);
  expect(body.members.map(({ handle }: { handle: string }) => handle).toSorted()).toEqual(
    [ada, booked, limited].map(({ handle }) => handle).toSorted(),
  );
  expect(text).not.toContain(draft.slug.en);
  expect(body.projects).toContainEqual({
    updatedAt: project.updatedAt.toISOString(),
    slugs: { en: "ferry-signs", fr: "ferry-signs" },
  });
  expect(text).not.toContain(unlisted.slug.en);
  expect(body.solutions).toEqual([
    { updatedAt: solution.updatedAt.toISOString(), slugs: { fr: "signaletique" } },
  ]);
  expect(body.pages).toEqual([
    { updatedAt: page.updatedAt.toISOString(), slugs: { no: page.slug.no } },
  ]);
  expect(body.pagination).toEqual({
    page: 1,
    limit: 1000,
    totalCount: 3,
    totalPages: 1,
    hasMore: false,
  });
});
