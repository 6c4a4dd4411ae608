import { z } from "zod";
import { firstCharacters } from "../../schema/foundation/characters.ts";
import { pathOfPage } from "../../schema/pages/built-in-pages.ts";
import { PublicSearchDocument, SearchSuggestionsDocument } from "./documents.generated.ts";
import { faqsWith } from "./faqs-with.ts";
import { Picture, picture } from "./post-summary.ts";
import { present } from "./present.ts";
import { coverOf } from "./project-summary.ts";
import { LOCALE, localeOf, type RestRequest, route } from "./route.ts";

const FIRST = 6;
const MAX_SEARCH = 100;
const MAX_TEXT = 200;

const Found = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string().nullable().describe("A sentence about it"),
    picture: Picture.nullable(),
    path: z.string().describe("Of its page, without the language's prefix"),
  })
  .meta({ id: "Found" });

const group = (what: string) =>
  z.object({ totalCount: z.int(), found: z.array(Found).describe(`${what}, at most ${FIRST}`) });

interface FoundDocument {
  id: string;
  slug: string | null;
  title: string | null;
  description: string | null;
  cover: string | null;
  coverAlt: string | null;
}

/** A document whose page is below a path. */
const foundAt =
  (path: string) =>
  ({ id, slug, title, description, cover, coverAlt }: FoundDocument): z.output<typeof Found> => ({
    id,
    title: present(title),
    text: description,
    picture: picture(cover, coverAlt),
    path: `${path}/${present(slug)}`,
  });

const searchOf = ({ query }: RestRequest) =>
  query.search && firstCharacters(query.search, MAX_SEARCH);

const QUERY = {
  ...LOCALE,
  search: { required: true, description: `Words; prefixes match; ${MAX_SEARCH} characters` },
};

export const routes = [
  route(PublicSearchDocument, {
    method: "GET",
    path: "/api/search",
    summary: "What the public site has on some words, in a language: the first of each kind",
    query: QUERY,
    isPublic: true,
    variables: (request) => ({
      search: searchOf(request),
      locale: localeOf(request),
      first: FIRST,
    }),
    answer: z.object({
      projects: group("Projects"),
      posts: group("Posts"),
      solutions: group("Solutions"),
      pages: group("Pages of the site"),
      jobs: group("Open positions"),
      members: group("Profiles in the directory"),
      faqs: group("Frequently asked questions"),
    }),
    reply({ projects, posts, solutions, jobs, pages, members, faqs }, request) {
      const answered = faqs.flatMap(({ id, question, answer }) =>
        question && answer ? [{ id, question, answer }] : [],
      );
      const matching = faqsWith(answered, searchOf(request) ?? "");
      return {
        projects: {
          totalCount: projects.totalCount,
          found: projects.nodes.map((project) => ({
            id: project.id,
            title: present(project.title),
            text: project.description,
            picture: coverOf(project),
            path: `/projects/${present(project.type).slug}/${present(project.slug)}`,
          })),
        },
        posts: {
          totalCount: posts.totalCount,
          found: posts.nodes.map(foundAt("/blog")),
        },
        solutions: {
          totalCount: solutions.totalCount,
          found: solutions.nodes.map(foundAt("/solutions")),
        },
        pages: {
          totalCount: pages.totalCount,
          found: pages.nodes.map((page) => ({
            ...foundAt("/page")(page),
            path: pathOfPage(present(page.slug)),
          })),
        },
        jobs: {
          totalCount: jobs.totalCount,
          found: jobs.nodes.map(foundAt("/careers")),
        },
        members: {
          totalCount: members.totalCount,
          found: members.nodes.map(({ id, name, handle, avatar, ...member }) => ({
            id,
            title: name,
            text: member.headline ?? member.englishHeadline ?? member.role ?? member.englishRole,
            picture: picture(avatar, null),
            path: `/${handle}`,
          })),
        },
        faqs: {
          totalCount: matching.length,
          found: matching.slice(0, FIRST).map(({ id, question, answer }) => ({
            id,
            title: question,
            text: firstCharacters(answer, MAX_TEXT),
            picture: null,
            path: `/faqs?search=${encodeURIComponent(question)}`,
          })),
        },
      };
    },
  }),
  route(SearchSuggestionsDocument, {
    method: "GET",
    path: "/api/search/suggestions",
    summary: "Searches spelled like one that has found nothing, at most 3, which find something",
    query: QUERY,
    isPublic: true,
    variables: (request) => ({ search: searchOf(request), locale: localeOf(request) }),
  }),
] as const;
