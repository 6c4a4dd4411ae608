import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import { crumbsFromHome, type Site, structuredData, urlOf } from "../../../platform/json-ld.ts";
import { alternates } from "../../../platform/published-path.ts";
import type { Page } from "../../../platform/rest.ts";
import { seo } from "../../../platform/seo.ts";
import { sitePagePath } from "./pages-path.ts";

/** The head of a page. */
export function sitePageSeo(
  site: Site,
  page: Page,
  type: "AboutPage" | "WebPage" = "WebPage",
): MetaDescriptor[] {
  const { slug, title, description, cover, metadata, publishedAt, updatedAt } = page;
  const url = urlOf(site, sitePagePath(slug));
  return [
    ...seo({
      ...site,
      path: sitePagePath(slug),
      title: metadata.title ?? title,
      description: metadata.description ?? description,
      alternates: alternates(metadata.slugs, sitePagePath),
      image: metadata.ogImage ?? cover?.url,
      canonical: metadata.canonical,
      keywords: metadata.keywords,
      noindex: metadata.noindex,
    }),
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
