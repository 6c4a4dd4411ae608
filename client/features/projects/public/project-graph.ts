import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import {
  listGraph,
  personNode,
  type Site,
  structuredData,
  urlOf,
} from "../../../platform/json-ld.ts";
import { projectPath } from "../../../platform/project-path.ts";
import type { Project, ProjectSummary } from "../../../platform/rest.ts";

/** What a project and a list item have in common. */
function work(site: Site, project: ProjectSummary) {
  const url = urlOf(site, projectPath(project.type?.slug, project.slug));
  return {
    "@type": "CreativeWork",
    "@id": url,
    url,
    name: project.title,
    ...(project.description && { description: project.description }),
    ...(project.cover && { image: new URL(project.cover.url, site.origin).href }),
    ...(project.type && { genre: project.type.name }),
    datePublished: project.publishedAt,
    inLanguage: BCP47[site.locale],
    creator: project.owners.map((owner) => personNode(site, owner)),
  };
}

export const projectGraph = (site: Site, project: Project): MetaDescriptor =>
  structuredData({
    ...work(site, project),
    dateModified: project.updatedAt,
    ...(project.tags.length > 0 && { keywords: project.tags.join(", ") }),
    ...(project.client?.name && {
      sourceOrganization: { "@type": "Organization", name: project.client.name },
    }),
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/LikeAction",
      userInteractionCount: project.likes,
    },
  });

export const projectsGraph = (
  site: Site & { title: string; path: string },
  projects: readonly ProjectSummary[],
): MetaDescriptor => listGraph(site, projects, (project) => ({ item: work(site, project) }));
