import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { Visibility } from "../../schema/members/index.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { Post } from "../../schema/blog/post.ts";
import { aJob } from "../../schema/jobs/job.builder.ts";
import { ensurePages } from "../../schema/pages/index.ts";
import { aPage } from "../../schema/pages/page.builder.ts";
import { aProject, aProjectType } from "../../schema/projects/project.builder.ts";
import { aSolution } from "../../schema/solutions/solution.builder.ts";
import { testServer } from "../testing/server.ts";

const origin = "https://atelier.example";
const server = await testServer({ origin, origins: [origin] });
const em = () => server.database.em.fork();

async function get(path: string) {
  const { status, text, headers } = await server.ask("GET", path);
  const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  return { status, text, headers, places };
}

test("the sitemap names a file for the site and for each kind of page", async () => {
  await aPost(em());
  await aMember(em());
  await aCategory(em());
  const { status, places, headers } = await get("/sitemap.xml");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(new Set(places)).toEqual(
    new Set(
      ["categories-1", "members-1", "posts-1", "site"].map(
        (name) => `${origin}/sitemap/${name}.xml`,
      ),
    ),
  );
});

test("the pages of the site are in every language", async () => {
  const { places } = await get("/sitemap/site.xml");
  expect(places).toEqual(
    expect.arrayContaining(
      ["/", "/fr", "/no/blog", "/fr/blog/categories", "/contact-us", "/no/info"].map(
        (path) => origin + path,
      ),
    ),
  );
});

test("a post is listed where it is published, with its twins", async () => {
  const post = await aPost(em(), {
    title: { en: "A brief", fr: "Un brief", no: "En brief" },
    published: ["en", "no"],
  });
  const { text, places } = await get("/sitemap/posts-1.xml");
  const [english, norwegian] = [
    `${origin}/blog/${post.slug.en}`,
    `${origin}/no/blog/${post.slug.no}`,
  ];
  expect(places).toEqual(expect.arrayContaining([english, norwegian]));
  expect(text).not.toContain(post.slug.fr);
  const entry = text.split("\n").find((line) => line.includes(`<loc>${norwegian}</loc>`));
  expect(entry).toContain(`<lastmod>${post.updatedAt.toISOString()}</lastmod>`);
  expect(entry).toContain(`hreflang="en" href="${english}"`);
  expect(entry).toContain(`hreflang="nb" href="${norwegian}"`);
});

test("a project is listed below its type, unless it is unlisted; its type has a list", async () => {
  const type = await aProjectType(em(), { slug: "wayfinding" });
  const values = { type, title: { en: "Ferry", fr: "Bac" }, published: ["en" as const] };
  await aProject(em(), { ...values, slug: "ferry" });
  await aProject(em(), { ...values, slug: "by-link", visibility: "unlisted" });
  await aProject(em(), { ...values, slug: "closed", visibility: "private" });
  await aProjectType(em(), { slug: "empty" });
  const { places } = await get("/sitemap/projects-1.xml");
  expect(places).toEqual([`${origin}/projects/wayfinding/ferry`]);
  const { places: types } = await get("/sitemap/project-types-1.xml");
  expect(types).toEqual(
    ["", "/fr", "/no"].map((locale) => `${origin}${locale}/projects/wayfinding`),
  );
  const { places: site } = await get("/sitemap/site.xml");
  expect(site.filter((place) => place === `${origin}/projects`)).toHaveLength(1);
});

test("a page is listed where it is published; the one about the site at its own path", async () => {
  const { slug } = await aPage(em(), {
    title: { en: "Press", no: "Presse" },
    published: ["no"],
  });
  await ensurePages(em());
  const { places } = await get("/sitemap/pages-1.xml");
  expect(places).toContain(`${origin}/no/page/${slug.no}`);
  expect(places).toContain(`${origin}/page/terms-and-conditions`);
  expect(places).toHaveLength(1 + 2 * 3);
  const { places: site } = await get("/sitemap/site.xml");
  expect(site).toContain(`${origin}/fr/about-us`);
});

test("a solution is listed where it is published", async () => {
  const { slug } = await aSolution(em(), {
    title: { en: "Signs", fr: "Panneaux" },
    published: ["fr"],
  });
  const { places } = await get("/sitemap/solutions-1.xml");
  expect(places).toEqual([`${origin}/fr/solutions/${slug.fr}`]);
  const { places: site } = await get("/sitemap/site.xml");
  expect(site.filter((place) => place === `${origin}/solutions`)).toHaveLength(1);
});

test("a position is listed where it is published, below the list of positions", async () => {
  const { slug } = await aJob(em(), { title: { no: "Skiltmaler" } });
  const { places } = await get("/sitemap/jobs-1.xml");
  expect(places).toEqual([`${origin}/no/careers/${slug.no}`]);
  const { places: site } = await get("/sitemap/site.xml");
  expect(site.filter((place) => place === `${origin}/careers`)).toHaveLength(1);
});

test("what visitors are not to find is not listed", async () => {
  const draft = await aPost(em(), { title: { en: "A draft" }, published: [] });
  const hidden = await aPost(em(), { title: { en: "Not for machines" } });
  await em().nativeUpdate(Post, { id: hidden.id }, { noindex: true });
  const unlisted = await aMember(em(), { visibility: Visibility.UNLISTED });
  const forMembers = await aMember(em(), { visibility: Visibility.MEMBERS });
  const { text } = await get("/sitemap/posts-1.xml");
  const { text: members } = await get("/sitemap/members-1.xml");
  for (const { slug } of [draft, hidden]) expect(text).not.toContain(slug.en);
  for (const { handle } of [unlisted, forMembers]) expect(members).not.toContain(`/${handle}<`);
});

test("a file is kept until something of it is written, and sent again only if it has changed", async () => {
  const { headers } = await get("/sitemap/posts-1.xml");
  const etag = headers.get("etag") ?? "";
  const again = () =>
    server.ask("GET", "/sitemap/posts-1.xml", { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  const post = await aPost(em(), { title: { en: "New" } });
  const changed = await again();
  expect(changed.status).toBe(200);
  expect(changed.text).toContain(post.slug.en);
});

test("it is sent compressed to who takes that", async () => {
  const packed = await server.http.inject({
    url: "/sitemap/posts-1.xml",
    headers: { "accept-encoding": "br, gzip" },
  });
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  const plain = await server.http.inject("/sitemap/posts-1.xml");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

test("a file holds a thousand things, and what there is not is not found", async () => {
  await server.database.em.getConnection().execute(`
    insert into members (id, created_at, updated_at, handle, display_name)
    select gen_random_uuid(), now(), now(), 'many-' || n, 'Many ' || n from generate_series(1, 1000) n`);
  server.context().services.tablesWritten(["members"]);
  const { places: files } = await get("/sitemap.xml");
  expect(files).toContain(`${origin}/sitemap/members-2.xml`);
  const found = await Promise.all([1, 2].map((file) => get(`/sitemap/members-${file}.xml`)));
  const [first = [], second = []] = found.map(({ places }) => places);
  expect(first).toHaveLength(3_000);
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  for (const name of ["members-3", "members-0", "drafts-1", "members-1.5", "posts"]) {
    expect((await get(`/sitemap/${name}.xml`)).status).toBe(404);
  }
});
