import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import { crumbsFromHome, type Site, structuredData, urlOf } from "../../../platform/json-ld.ts";
import type { Page } from "../../../platform/rest.ts";
import { documentSeo } from "../../../platform/document-seo.ts";
import { sitePagePath } from "./pages-path.ts";

/** The head of a page. */
export function sitePageSeo(
  site: Site,
  page: Page,
  type: "AboutPage" | "WebPage" = "WebPage",
): MetaDescriptor[] {
  const { slug, title, description, publishedAt, updatedAt } = page;
  const url = urlOf(site, sitePagePath(slug));
  return [
    ...documentSeo(site, page, { pathOf: sitePagePath, image: page.cover?.url }),
    structuredData({
      "@type": type,
      "@id": url,
      url,
      name: title,
      ...(description && { description }),
      inLanguage: BCP47[site.locale],
      datePublished: publishedAt,
      dateModified: updatedAt,
      publisher: { "@type": "Organization", name: "Atelier", url: site.origin },
    }),
    crumbsFromHome({ ...site, title, path: sitePagePath(slug) }),
  ];
}
