import { z } from "zod";
import { type Locale, LOCALES } from "../../schema/foundation/locale.ts";
import { SitemapDocument } from "./documents.generated.ts";
import { PAGED, Pagination, pageArgsOf, pagination, route, UNPAGED } from "./route.ts";
import { Slugs, slugs } from "./slugs.ts";

const updatedAt = z.iso.datetime();
const Page = z.object({ updatedAt, slugs: Slugs });

/** Those published in a language. */
interface PublishedIn {
  totalCount: number;
  nodes: { id: string; updatedAt: string; noindex: boolean; slug: string | null }[];
}

/** Pages for search engines, with their slug in each language in which they are published. */
function pagesOf(lists: Record<Locale, PublishedIn>): z.output<typeof Page>[] {
  const pages = new Map<string, z.output<typeof Page>>();
  for (const locale of LOCALES) {
    for (const { id, updatedAt: at, noindex, slug } of lists[locale].nodes) {
      if (noindex || slug === null) continue;
      const page = pages.get(id) ?? { updatedAt: at, slugs: {} };
      pages.set(id, { ...page, slugs: { ...page.slugs, [locale]: slug } });
    }
  }
  return [...pages.values()];
}

export const routes = [
  route(SitemapDocument, {
    method: "GET",
    path: "/api/sitemap",
    summary: "Every public URL, paged",
    query: PAGED(UNPAGED),
    isPublic: true,
    isShared: true,
    variables: (request) => pageArgsOf(request, UNPAGED),
    answer: z.object({
      posts: z.array(Page),
      categories: z.array(z.object({ slugs: Slugs })),
      projects: z.array(Page),
      solutions: z.array(Page),
      pages: z.array(Page),
      jobs: z.array(Page),
      members: z.array(z.object({ handle: z.string(), updatedAt })),
      pagination: Pagination,
    }),
    reply: ({ posts, categories, members, ...lists }, request) => {
      const projects = { en: lists.projectsEn, fr: lists.projectsFr, no: lists.projectsNo };
      const solutions = { en: lists.solutionsEn, fr: lists.solutionsFr, no: lists.solutionsNo };
      const pages = { en: lists.pagesEn, fr: lists.pagesFr, no: lists.pagesNo };
      const jobs = { en: lists.jobsEn, fr: lists.jobsFr, no: lists.jobsNo };
      const all = [
        posts,
        members,
        ...[projects, solutions, pages, jobs].flatMap((noun) => Object.values(noun)),
      ];
      return {
        posts: posts.nodes
          .filter(({ noindex }) => !noindex)
          .map((post) => ({ updatedAt: post.updatedAt, slugs: slugs(post) })),
        categories: categories.map((category) => ({ slugs: slugs(category) })),
        projects: pagesOf(projects),
        solutions: pagesOf(solutions),
        pages: pagesOf(pages),
        jobs: pagesOf(jobs),
        members: members.nodes,
        // the pages of the longest list
        pagination: pagination(request, UNPAGED, {
          totalCount: Math.max(...all.map(({ totalCount }) => totalCount)),
          nodes:
            all.toSorted((one, other) => other.nodes.length - one.nodes.length)[0]?.nodes ?? [],
        }),
      };
    },
  }),
] as const;
