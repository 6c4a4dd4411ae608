import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import { type Site, structuredData, urlOf } from "../../../platform/json-ld.ts";
import type { ChangelogEntry } from "../../../platform/rest.ts";

/** Each version as an article about the software. */
export const changelogGraph = (
  site: Site & { title: string; path: string },
  entries: readonly ChangelogEntry[],
): MetaDescriptor =>
  structuredData({
    "@type": "CollectionPage",
    name: site.title,
    url: urlOf(site, site.path),
    inLanguage: BCP47[site.locale],
    mainEntity: {
      "@type": "ItemList",
      itemListElement: entries.map(
        ({ anchor, release, title, description, publishedAt }, place) => ({
          "@type": "ListItem",
          position: place + 1,
          item: {
            "@type": "TechArticle",
            url: `${urlOf(site, site.path)}#${anchor}`,
            headline: title.text,
            inLanguage: BCP47[title.language],
            ...(description && { description: description.text }),
            ...(release && { version: release }),
            datePublished: publishedAt,
          },
        }),
      ),
    },
  });
