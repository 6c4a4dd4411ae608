import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import { listGraph, type Site, urlOf } from "../../../platform/json-ld.ts";
import type { ChangelogEntry } from "../../../platform/rest.ts";

/** Each version as an article about the software. */
export const changelogGraph = (
  site: Site & { title: string; path: string },
  entries: readonly ChangelogEntry[],
): MetaDescriptor =>
  listGraph(site, entries, ({ anchor, release, title, description, publishedAt }) => ({
    item: {
      "@type": "TechArticle",
      url: `${urlOf(site, site.path)}#${anchor}`,
      headline: title.text,
      inLanguage: BCP47[title.language],
      ...(description && { description: description.text }),
      ...(release && { version: release }),
      datePublished: publishedAt,
    },
  }));
