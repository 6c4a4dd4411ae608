import type { MetaDescriptor } from "react-router";
import type { Locale } from "../../../i18n/locale.ts";
import { breadcrumbList } from "../../../platform/json-ld.ts";
import { projectPath, PROJECTS_PATH, projectTypePath } from "../../../platform/project-path.ts";
import type { Project } from "../../../platform/rest.ts";
import { documentSeo } from "../../../platform/document-seo.ts";
import { projectGraph } from "./project-graph.ts";

interface Page {
  project: Project;
  origin: string;
  locale: Locale;
  /** The name of the list of all projects, the first breadcrumb */
  all: string;
}

export function projectSeo({ project, origin, locale, all }: Page): MetaDescriptor[] {
  const site = { origin, locale };
  const { title, type, cover, media } = project;
  const picture = cover ?? media.find(({ kind, url }) => kind === "image" && url.startsWith("/"));
  const pathOf = (slug: string) => projectPath(type?.slug, slug);
  return [
    ...documentSeo(site, project, { pathOf, type: "article", image: picture?.url }),
    projectGraph(site, project),
    breadcrumbList(site, [
      { name: all, path: PROJECTS_PATH },
      ...(type ? [{ name: type.name, path: projectTypePath(type.slug) }] : []),
      { name: title, path: pathOf(project.slug) },
    ]),
  ];
}
