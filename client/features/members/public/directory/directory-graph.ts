import type { MetaDescriptor } from "react-router";
import { personNode, type Site, structuredData, urlOf } from "../../../../platform/json-ld.ts";
import type { DirectoryMember } from "../../../../platform/rest.ts";

/** The directory as structured data: a page about these people. */
export const directoryGraph = (
  site: Site & { title: string },
  members: readonly DirectoryMember[],
): MetaDescriptor =>
  structuredData({
    "@type": "CollectionPage",
    name: site.title,
    url: urlOf(site, "/members"),
    mainEntity: {
      "@type": "ItemList",
      itemListElement: members.map((member, place) => ({
        "@type": "ListItem",
        position: place + 1,
        item: personNode(site, member),
      })),
    },
  });
