import type { MetaDescriptor } from "react-router";
import { BCP47, type Locale, localePath } from "../i18n/locale.ts";

// Structured data for search engines. React Router escapes it, and as data it is never executed.

export interface Site {
  origin: string;
  locale: Locale;
}

type Graph = Record<string, unknown>;

/** A node of schema.org as a part of the page's head. */
export const structuredData = (graph: Graph): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...graph },
});

/** The URL of a page in the language of the site. */
export const urlOf = ({ origin, locale }: Site, path: string): string =>
  origin + localePath(locale, path);

/** A page with a list of things, in their order. */
export const listGraph = <Thing>(
  page: Site & { title: string; path: string },
  things: readonly Thing[],
  itemOf: (thing: Thing) => Graph,
): MetaDescriptor =>
  structuredData({
    "@type": "CollectionPage",
    name: page.title,
    url: urlOf(page, page.path),
    inLanguage: BCP47[page.locale],
    mainEntity: {
      "@type": "ItemList",
      itemListElement: things.map((thing, place) => ({
        "@type": "ListItem",
        position: place + 1,
        ...itemOf(thing),
      })),
    },
  });

interface Shown {
  title: string;
  description: string | null;
  cover: { url: string } | null;
}

/** A thing that has a page: what a search engine shows of it. */
export const pageNode = (
  site: Site,
  type: string,
  path: string,
  { title, description, cover }: Shown,
) => {
  const url = urlOf(site, path);
  return {
    "@type": type,
    "@id": url,
    url,
    name: title,
    ...(description && { description }),
    ...(cover && { image: new URL(cover.url, site.origin).href }),
  };
};

/** A member as an author. */
export const personNode = (site: Site, { name, handle }: { name: string; handle: string }) => ({
  "@type": "Person",
  name,
  url: urlOf(site, `/${handle}`),
});

/** The breadcrumbs of a page right below the home page. */
export const crumbsFromHome = (page: Site & { title: string; path: string }): MetaDescriptor =>
  breadcrumbList(page, [
    { name: "Atelier", path: "/" },
    { name: page.title, path: page.path },
  ]);

/** The breadcrumbs of a page; the last item is the page itself. */
export const breadcrumbList = (
  site: Site,
  steps: readonly { name: string; path: string }[],
): MetaDescriptor =>
  structuredData({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: urlOf(site, path),
    })),
  });
