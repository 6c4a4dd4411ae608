import { z } from "zod";
import {
  LikeProjectDocument,
  LikesOfProjectDocument,
  ProjectLikes,
  ProjectLinkFields,
  PublishedProjectDocument,
  PublishedProjectsDocument,
  UnlikeProjectDocument,
} from "./documents.generated.ts";
import { oneOf } from "./one-of.ts";
import { Picture, picture } from "./post-summary.ts";
import { present } from "./present.ts";
import { FILTERS, filtersOf } from "./project-filters.ts";
import { coverOf, ProjectSummary, summaryOf } from "./project-summary.ts";
import { documentPage, documentPageOf } from "./published-document.ts";
import { publishedResource } from "./published-resource.ts";
import { type RestRequest, route } from "./route.ts";

const PAGE = 12;

const published = publishedResource({
  path: "/api/projects/public",
  one: "project",
  many: "projects",
  label: "Project",
  page: PAGE,
});

const ProjectLink = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: ProjectLinkFields.shape.description,
    cover: Picture.nullable(),
    type: z.string().nullable().describe("The slug of its type"),
  })
  .meta({ id: "ProjectLink" });

const projectLink = (row: z.output<typeof ProjectLinkFields> | null) =>
  row && {
    slug: present(row.slug),
    title: present(row.title),
    description: row.description,
    cover: coverOf(row),
    type: row.type?.slug ?? null,
  };

const page = PublishedProjectDocument.data.shape.project.shape;

const PublicProject = ProjectSummary.extend({
  ...documentPage,
  tools: page.tools,
  client: page.client.nullable(),
  liveUrl: page.liveUrl,
  repoUrl: page.repoUrl,
  media: page.media,
  integrations: page.integrations.describe("Where it is kept elsewhere, as far as that is public"),
  related: z.array(ProjectSummary),
  previous: ProjectLink.nullable(),
  next: ProjectLink.nullable(),
}).meta({ id: "Project" });

/** Who has the link of an unlisted project reads it; search engines are asked not to show it. */
function publicPageOf(row: z.output<typeof PublishedProjectDocument.data>["project"]) {
  const { metadata, ...rest } = documentPageOf(row);
  const noindex = metadata.noindex || row.visibility === "unlisted";
  return { ...rest, metadata: { ...metadata, noindex } };
}

const liked = {
  answer: ProjectLikes,
  reply: ({ project }: { project: z.output<typeof ProjectLikes> }) => project,
};

const ORDERS = { newest: "NEWEST", oldest: "OLDEST" } as const;

const orderOf = ({ query: { sort } }: RestRequest): string =>
  oneOf("sort", ORDERS, sort || "newest");

export const routes = [
  published.list(PublishedProjectsDocument, {
    summary: "Projects that are public in a language",
    filters: {
      query: {
        ...FILTERS,
        tag: { description: "A tag of the projects" },
        search: { description: "Words, or their beginnings, in title, slug or description" },
        sort: { default: "newest", description: "newest or oldest" },
      },
      variables: (request) => ({
        ...filtersOf(request),
        tag: request.query.tag || null,
        search: request.query.search || null,
        order: orderOf(request),
      }),
    },
    answer: ProjectSummary,
    reply: summaryOf,
  }),
  published.bySlug(PublishedProjectDocument, {
    summary: "A public project",
    answer: PublicProject,
    reply: (row) => ({
      ...summaryOf(row),
      ...publicPageOf(row),
      // its page shows all of its media
      cover: picture(row.cover, row.coverAlt),
      tools: row.tools,
      client: row.client.name === null ? null : row.client,
      liveUrl: row.liveUrl,
      repoUrl: row.repoUrl,
      media: row.media,
      integrations: row.integrations,
      related: row.related.map(summaryOf),
      previous: projectLink(row.previous),
      next: projectLink(row.next),
    }),
  }),
  route(LikesOfProjectDocument, {
    ...liked,
    method: "GET",
    path: "/api/projects/{id}/like",
    summary: "How many members like a project, and whether the caller does",
    variables: ({ params }) => ({ id: params.id }),
  }),
  route(LikeProjectDocument, {
    ...liked,
    method: "POST",
    path: "/api/projects/{id}/like",
    summary: "Likes a project; repeating it changes nothing",
    variables: ({ params }) => ({ id: params.id }),
  }),
  route(UnlikeProjectDocument, {
    ...liked,
    method: "DELETE",
    path: "/api/projects/{id}/like",
    summary: "Takes back the like of a project",
    variables: ({ params }) => ({ id: params.id }),
  }),
] as const;
