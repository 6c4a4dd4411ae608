// A category as its own page and the list of all of them show it. Documents that use it have a variable $locale.

import { z } from "zod";
import { CategoryFields } from "./documents.generated.ts";
import { CategoryName, categoryName } from "./post-summary.ts";
import {
  LOCALE,
  localeOf,
  movedBelow,
  PAGED,
  pageArgsOf,
  PUBLIC_IN_LANGUAGE,
  type RestRequest,
} from "./route.ts";
import { Slugs, slugs } from "./slugs.ts";

const { description, icon, color } = CategoryFields.shape;

export const CategoryFacts = z.object({
  ...CategoryName.shape,
  slugs: Slugs,
  description,
  icon,
  color,
});

export const categoryFacts = (row: Omit<z.output<typeof CategoryFields>, "postCount">) => ({
  ...categoryName(row),
  slugs: slugs(row),
  description: row.description,
  icon: row.icon,
  color: row.color,
});

/** What the calls for a category with a page of its items have in common. */
export const categoryPage = <const Path extends string>(path: Path, size: number) => ({
  ...PUBLIC_IN_LANGUAGE,
  path: `${path}/{slug}` as const,
  moved: movedBelow(path),
  query: { ...LOCALE, ...PAGED(size) },
  variables: (request: RestRequest) => ({
    slug: request.params.slug,
    category: request.params.slug,
    locale: localeOf(request),
    ...pageArgsOf(request, size),
  }),
});
