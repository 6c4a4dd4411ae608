import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import {
  listGraph,
  pageNode,
  personNode,
  type Site,
  structuredData,
} from "../../../platform/json-ld.ts";
import { projectPath } from "../../../platform/project-path.ts";
import type { Project, ProjectSummary } from "../../../platform/rest.ts";

/** What a project and a list item have in common. */
const work = (site: Site, project: ProjectSummary) => ({
  ...pageNode(site, "CreativeWork", projectPath(project.type?.slug, project.slug), project),
  ...(project.type && { genre: project.type.name }),
  datePublished: project.publishedAt,
  inLanguage: BCP47[site.locale],
  creator: project.owners.map((owner) => personNode(site, owner)),
});

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
