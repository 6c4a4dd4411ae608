import type { MetaDescriptor } from "react-router";
import type { Pagination } from "./rest.ts";
import { type Locale, localePath } from "../i18n/locale.ts";
import { seo } from "./seo.ts";

interface Page {
  origin: string;
  locale: Locale;
  title: string;
  description: string | null;
  /** Of the list's first page; by default the same path in all languages */
  alternates?: Partial<Record<Locale, string>>;
}

/** The head of one page of a list, with links to the previous and next page. */
export function pageSeo(
  page: Page,
  { page: number, hasMore }: Pagination,
  pathOf: (number: number) => string,
): MetaDescriptor[] {
  const { origin, locale } = page;
  const path = pathOf(number);
  const link = (rel: "prev" | "next", to: number) => ({
    tagName: "link",
    rel,
    href: origin + localePath(locale, pathOf(to)),
  });
  return [
    // The same page number has other posts in another language, or none: it has no alternates.
    ...seo({
      ...page,
      path,
      alternates: number > 1 ? { [locale]: path } : page.alternates,
    }),
    ...(number > 1 ? [link("prev", number - 1)] : []),
    ...(hasMore ? [link("next", number + 1)] : []),
  ];
}
