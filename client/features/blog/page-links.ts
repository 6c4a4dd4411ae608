import type { MetaDescriptor } from "react-router";
import type { Pagination } from "../../rest.ts";
import { type Locale, localePath } from "../site/locale.ts";

/** The neighbours of a page of a list, for those that follow links in the head. */
export function pageLinks(
  { origin, locale }: { origin: string; locale: Locale },
  { page, totalPages }: Pagination,
  pathOf: (page: number) => string,
): MetaDescriptor[] {
  const link = (rel: "prev" | "next", to: number) => ({
    tagName: "link",
    rel,
    href: origin + localePath(locale, pathOf(to)),
  });
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < totalPages ? [link("next", page + 1)] : []),
  ];
}
