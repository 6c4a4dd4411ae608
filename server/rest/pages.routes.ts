import { z } from "zod";
import { pathOfPage } from "../../schema/pages/built-in-pages.ts";
import { type Body } from "./body.ts";
import {
  AboutUsDocument,
  CreatePageDocument,
  DeletePageDocument,
  EditedPageFields,
  FooterPagesDocument,
  PagesDocument,
  PublishedPageDocument,
  PublishedPageFields,
  UpdatePageDocument,
} from "./documents.generated.ts";
import { Picture, picture } from "./post-summary.ts";
import { present } from "./present.ts";
import { coverOf } from "./project-summary.ts";
import {
  DOCUMENT_FIELDS,
  DOCUMENT_NEEDS,
  documentInput,
  documentPage,
  documentPageOf,
  editedDocument,
} from "./published-document.ts";
import { languageFor, publishedResource } from "./published-resource.ts";
import { resource } from "./resource.ts";
import { PUBLIC_IN_LANGUAGE, route, unwrapped } from "./route.ts";

const PAGE = 20;

const pages = resource({
  path: "/api/pages",
  one: "page",
  many: "pages",
  body: "page",
  ...editedDocument(EditedPageFields, { id: "EditedPage" }),
  input: (whole: Body, isNew: boolean) =>
    documentInput(unwrapped(whole, "page"), ["inFooter", "order"], !isNew),
  needs: DOCUMENT_NEEDS,
  fields: () => DOCUMENT_FIELDS,
});

const languageOf = languageFor("Page");

const published = publishedResource({
  path: "/api/pages/public",
  one: "page",
  many: "pages",
  label: "Page",
  page: PAGE,
});

const BODY = "The page: texts and `publish` by locale, `content` as text, HTML or TipTap JSON";

const { id, description, readingMinutes } = PublishedPageFields.shape;

const Version = z
  .object({
    number: z.int().describe("How often another text was published in the language"),
    since: z.iso.datetime().describe("Since when it is in force"),
    name: z.string().describe("What is stored when someone accepts it: `2026-11-23.1`"),
  })
  .meta({ id: "PublishedVersion" });

const Page = z
  .object({
    id,
    slug: z.string(),
    title: z.string(),
    description,
    cover: Picture.nullable(),
    readingMinutes,
    publishedAt: z.iso.datetime(),
    version: Version,
    ...documentPage,
  })
  .meta({ id: "Page" });

const pageOf = (row: z.output<typeof PublishedPageFields>): z.output<typeof Page> => {
  const [number, since] = [present(row.textVersion), present(row.textVersionSince)];
  return {
    id: row.id,
    slug: present(row.slug),
    title: present(row.title),
    description: row.description,
    cover: picture(row.cover, row.coverAlt),
    readingMinutes: row.readingMinutes,
    publishedAt: present(row.publishedAt),
    version: { number, since, name: `${since.slice(0, "2026-11-23".length)}.${number}` },
    ...documentPageOf(row),
  };
};

const MAX_COVERS = 8;

type FoundProject = z.output<typeof AboutUsDocument.data>["featured"]["nodes"][number];

const shown = (project: FoundProject) => ({
  title: present(project.title),
  cover: coverOf(project),
  path: `/projects/${present(project.type).slug}/${present(project.slug)}`,
});

const ShownProject = z.object({
  title: z.string(),
  cover: Picture,
  path: z.string().describe("Of its page, without the language's prefix"),
});

/** The featured projects with a cover, then the newest others. */
function shownProjects(all: readonly FoundProject[]): z.output<typeof ShownProject>[] {
  const byPath = new Map(all.map((project) => [shown(project).path, shown(project)]));
  return [...byPath.values()]
    .flatMap(({ cover, ...project }) => (cover ? [{ ...project, cover }] : []))
    .slice(0, MAX_COVERS);
}

export const routes = [
  pages.list(PagesDocument, { summary: "All pages, including drafts" }),
  pages.create(CreatePageDocument, { summary: "Creates a page", body: BODY }),
  pages.update(UpdatePageDocument, { summary: "Changes a page", body: "What changes" }),
  pages.delete(DeletePageDocument, {
    summary: "Deletes a page; 409 for those that the site itself links to",
  }),
  route(FooterPagesDocument, {
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/pages/public",
    variables: (request) => ({ locale: languageOf(request) }),
    summary: "The pages that the footer of the site links to in a language",
    answer: z.object({
      pages: z.array(
        z.object({
          id,
          slug: z.string(),
          title: z.string(),
          path: z.string().describe("Of its page, without the language's prefix"),
        }),
      ),
    }),
    reply: ({ pages: found }) => ({
      pages: found.map((page) => ({
        id: page.id,
        slug: present(page.slug),
        title: present(page.title),
        path: pathOfPage(present(page.slug)),
      })),
    }),
  }),
  published.bySlug(PublishedPageDocument, {
    summary: "A published page; an id is redirected to its slug",
    answer: Page,
    reply: pageOf,
  }),
  route(AboutUsDocument, {
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/about-us",
    summary: "The page about the site, its figures, and the people who run it",
    answer: z.object({
      page: Page,
      projects: z.array(ShownProject).describe("Featured projects with a cover, then the newest"),
      figures: z.object({
        members: z.int().describe("Profiles in the directory"),
        countries: z.int().describe("Countries that they are from"),
        projects: z.int().describe("Projects published in the language"),
        posts: z.int().describe("Posts published in the language"),
      }),
      people: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          handle: z.string(),
          avatar: z.string().nullable(),
          role: z.string().nullable(),
        }),
      ),
    }),
    reply: ({ page, featured, projects, posts, members, countries, team }) => ({
      page: pageOf(page),
      projects: shownProjects([...featured.nodes, ...projects.nodes]),
      figures: {
        members: members.totalCount,
        countries: countries.length,
        projects: projects.totalCount,
        posts: posts.totalCount,
      },
      people: team.map(({ role, englishRole, ...person }) => ({
        ...person,
        role: role ?? englishRole,
      })),
    }),
  }),
] as const;
