import type { MetaDescriptor } from "react-router";
import { type Locale } from "../../../i18n/locale.ts";
import {
  breadcrumbList,
  listGraph,
  pageNode,
  personNode,
  type Site,
  structuredData,
} from "../../../platform/json-ld.ts";
import type { Solution, SolutionSummary } from "../../../platform/rest.ts";
import { documentSeo } from "../../../platform/document-seo.ts";
import { peopleOf } from "./solution-people.ts";
import { SOLUTIONS_PATH, solutionPath, solutionsPath } from "./solutions-path.ts";

/** What a solution and a list item have in common. */
const service = (site: Site, solution: SolutionSummary) => ({
  ...pageNode(site, "Service", solutionPath(solution.slug), solution),
  ...(solution.category && { serviceType: solution.category.name }),
});

const solutionGraph = (site: Site, solution: Solution): MetaDescriptor =>
  structuredData({
    ...service(site, solution),
    provider: [
      { "@type": "Organization", name: "Atelier", url: site.origin },
      ...peopleOf(solution).map((person) => personNode(site, person)),
    ],
    ...(solution.tags.length > 0 && { keywords: solution.tags.join(", ") }),
  });

export const solutionsGraph = (
  site: Site & { title: string; path: string },
  solutions: readonly SolutionSummary[],
): MetaDescriptor => listGraph(site, solutions, (solution) => ({ item: service(site, solution) }));

interface Page {
  solution: Solution;
  origin: string;
  locale: Locale;
  /** The name of the list of all solutions, the first breadcrumb */
  all: string;
}

export function solutionSeo({ solution, origin, locale, all }: Page): MetaDescriptor[] {
  const site = { origin, locale };
  const { title, category } = solution;
  return [
    ...documentSeo(site, solution, {
      pathOf: solutionPath,
      type: "article",
      image: solution.cover?.url,
    }),
    solutionGraph(site, solution),
    breadcrumbList(site, [
      { name: all, path: SOLUTIONS_PATH },
      ...(category
        ? [{ name: category.name, path: solutionsPath({ category: category.slug }) }]
        : []),
      { name: title, path: solutionPath(solution.slug) },
    ]),
  ];
}
