import { defineFeed } from "../../../platform/feed/define-feed.ts";
import { PROJECTS_PATH, projectTypePath } from "../../../platform/project-path.ts";

export const loader = defineFeed({
  list: "/api/projects/public",
  sitePath: PROJECTS_PATH,
  title: "projects.public.feed",
  description: "projects.public.lead",
  rows: ({ projects }) => projects.filter(({ type }) => type !== null),
  item: ({ slug, title, description, publishedAt, cover, owners, type }) => ({
    slug,
    sitePath: projectTypePath(type?.slug ?? ""),
    title,
    description,
    publishedAt,
    picture: cover?.url,
    author: owners.map(({ name }) => name).join(", ") || undefined,
    categories: type ? [type.name] : [],
  }),
  content: ({ project }) => project.content,
});
