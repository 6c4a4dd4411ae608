import { z } from "zod";
import { Invalid } from "../../schema/foundation/errors.ts";
import { type Body, byLocale, Id, idOf, isObject } from "./body.ts";
import {
  AddProjectMediaDocument,
  CreateProjectDocument,
  CreateProjectIntegrationDocument,
  CreateProjectNoteDocument,
  DeleteProjectDocument,
  DeleteProjectIntegrationDocument,
  DeleteProjectMediaDocument,
  DeleteProjectNoteDocument,
  ProjectIntegrationsDocument,
  LikeProjectDocument,
  LikesOfProjectDocument,
  ProjectLikes,
  ProjectLinkFields,
  ProjectNotesDocument,
  ProjectsDocument,
  ProjectToEditDocument,
  ProjectTypeFields,
  ProjectTypeDocument,
  ProjectTypesDocument,
  PublishedProjectDocument,
  PublishedProjectsDocument,
  SetProjectOwnersDocument,
  UnlikeProjectDocument,
  UpdateProjectDocument,
  UpdateProjectIntegrationDocument,
  UpdateProjectMediaDocument,
  UpdateProjectNoteDocument,
} from "./documents.generated.ts";
import { Project, projectOf, type ReadProject } from "./project-document.ts";
import { Picture, picture } from "./post-summary.ts";
import { present } from "./present.ts";
import { coverOf, ProjectSummary, summaryOf, TypeName, typeName } from "./project-summary.ts";
import {
  DOCUMENT_FIELDS,
  documentInput,
  documentPage,
  documentPageOf,
} from "./published-document.ts";
import { publishedResource } from "./published-resource.ts";
import { resource } from "./resource.ts";
import {
  type InputBody,
  LOCALE,
  localeOf,
  movedBelow,
  pageArgsOf,
  PAGED,
  Pagination,
  pagination,
  PUBLIC_IN_LANGUAGE,
  type RestRequest,
  route,
  UNPAGED,
  unwrapped,
} from "./route.ts";

const PAGE = 12;

const Status = Project.shape.status;

const PLAIN = [
  "visibility",
  "tags",
  "tools",
  "client",
  "startedOn",
  "endedOn",
  "liveUrl",
  "repoUrl",
] as const;

function projectInput(whole: Body, isNew: boolean): Body {
  const body = unwrapped(whole, "project");
  const input = documentInput(body, PLAIN, !isNew);
  if (body.type !== undefined) input.typeId = isObject(body.type) ? idOf(body.type) : body.type;
  if (body.status !== undefined) input.stage = stageOf(body.status);
  return input;
}

/** The graph calls the status a stage: what is wrong with it is said of `status`. */
function stageOf(status: unknown): string {
  const word = typeof status === "string" ? status.toLowerCase() : status;
  const known = Status.safeParse(word);
  if (!known.success) throw new Invalid({ status: "Not valid" });
  return known.data;
}

const projects = resource({
  path: "/api/projects",
  one: "project",
  many: "projects",
  answer: Project,
  reply: projectOf,
  input: projectInput,
  fields: (isNew) => ({
    ...DOCUMENT_FIELDS,
    typeId: null,
    type: isNew ? Id.describe("The id or slug of its type") : Id.optional(),
    stage: null,
    status: Status.optional(),
  }),
  names: { typeId: "type" },
});

const BODY =
  "The project: texts and `publish` by locale, `content` as text, HTML or TipTap JSON, `type` as id or slug";

/** The answer of each call that changes a part of a project. */
const whole = {
  answer: z.object({ project: Project }),
  reply: ({ project }: { project: ReadProject }) => ({ project: projectOf(project) }),
};

const MEDIA_TEXTS = ["title", "description", "content"] as const;

/** Specification, section 7: a missing title, description or content is an empty map. */
function mediaInput(request: RestRequest): Body {
  const body = unwrapped(request.body, "media");
  const said = MEDIA_TEXTS.map((name) => [name, byLocale(body[name]) ?? { en: "" }]);
  return { ...body, ...Object.fromEntries(said) };
}

const bodyOf = (description: string): InputBody => ({ description, variable: "input", fields: {} });

const MEDIA = bodyOf(
  "Texts by locale; a missing title, description or content is empty in English",
);

/** Owners as ids, or as objects with `memberId` or `id` and their `role`. */
function ownersIn({ body: { owners } }: RestRequest): Body[] {
  if (!Array.isArray(owners)) throw new Invalid({ owners: "Not valid" });
  return owners.map((one: unknown) => {
    const memberId = isObject(one) ? (one.memberId ?? one.id) : one;
    if (typeof memberId !== "string") throw new Invalid({ owners: "Not valid" });
    return { memberId, ...(isObject(one) && { part: one.role }) };
  });
}

const Owners = z.array(
  z.union([
    z.string(),
    z.object({ memberId: z.string(), role: z.string().nullable().optional() }),
    z.object({ id: z.string(), role: z.string().nullable().optional() }),
  ]),
);

const inputOf = (name: string) => (request: RestRequest) => unwrapped(request.body, name);

const Deleted = z.object({ success: z.literal(true), id: z.string() });
const deleted = {
  answer: Deleted,
  reply: ({ id }: { id: string }) => ({ success: true as const, id }),
};

const liked = {
  answer: ProjectLikes,
  reply: ({ project }: { project: z.output<typeof ProjectLikes> }) => project,
};

const Type = z
  .object({
    ...TypeName.shape,
    icon: ProjectTypeFields.shape.icon,
    color: ProjectTypeFields.shape.color,
    order: ProjectTypeFields.shape.order,
    projectCount: ProjectTypeFields.shape.projectCount,
  })
  .meta({ id: "ProjectType" });

const typeOf = ({
  icon,
  color,
  order: at,
  projectCount,
  ...rest
}: z.output<typeof ProjectTypeFields>) => ({
  ...typeName(rest),
  icon,
  color,
  order: at,
  projectCount,
});

const types = {
  ...PUBLIC_IN_LANGUAGE,
  answer: z.object({ projectTypes: z.array(Type) }),
  reply: ({ projectTypes }: { projectTypes: z.output<typeof ProjectTypeFields>[] }) => ({
    projectTypes: projectTypes.map(typeOf),
  }),
} as const;

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

const ORDERS = { newest: "NEWEST", oldest: "OLDEST" } as const;

/** The order of the graph, which refuses unknown values. */
const orderOf = ({ query: { sort } }: RestRequest): string => {
  const word = sort || "newest";
  return word in ORDERS ? ORDERS[word as keyof typeof ORDERS] : word;
};

const status = ({ query }: RestRequest) => asked(query.status)?.toUpperCase() ?? null;
const type = ({ query }: RestRequest) => asked(query.type) ?? null;
const asked = (value: string | undefined) => (value && value !== "all" ? value : undefined);

const FILTERS = {
  type: { description: "The id or slug of a type; all if omitted" },
  status: { description: "draft, in_progress, completed or archived; all if omitted" },
};

export const routes = [
  route(ProjectsDocument, {
    method: "GET",
    path: "/api/projects",
    summary: "The caller's projects and invitations, for admins all; last changed first",
    query: { ...LOCALE, ...PAGED(UNPAGED), ...FILTERS },
    variables: (request) => ({
      ...pageArgsOf(request, UNPAGED),
      type: type(request),
      status: status(request),
      locale: localeOf(request),
    }),
    answer: z.object({ projects: z.array(Project), pagination: Pagination }),
    reply: (data, request) => ({
      projects: data.projects.nodes.map(projectOf),
      pagination: pagination(request, UNPAGED, data.projects),
    }),
  }),
  route(ProjectToEditDocument, {
    ...whole,
    method: "GET",
    path: "/api/projects/slug/{slug}",
    summary: "A project of the caller, for admins any",
    query: LOCALE,
    variables: (request) => ({ id: request.params.slug, locale: localeOf(request) }),
  }),
  projects.create(CreateProjectDocument, {
    summary: "Creates a project, which the caller owns",
    body: BODY,
  }),
  projects.update(UpdateProjectDocument, { summary: "Changes a project", body: BODY }),
  projects.delete(DeleteProjectDocument, { summary: "Deletes a project" }),
  route(AddProjectMediaDocument, {
    ...whole,
    method: "POST",
    path: "/api/projects/{id}/media",
    summary: "Adds media elsewhere to a project; files are uploaded to /api/projects/uploads",
    query: LOCALE,
    body: { media: MEDIA },
    variables: (request) => ({
      id: request.params.id,
      input: mediaInput(request),
      locale: localeOf(request),
    }),
  }),
  route(UpdateProjectMediaDocument, {
    ...whole,
    method: "PUT",
    path: "/api/projects/{id}/media/{mediaId}",
    summary: "Changes media of a project",
    query: LOCALE,
    body: { media: MEDIA },
    variables: (request) => ({
      id: request.params.id,
      mediaId: request.params.mediaId,
      input: mediaInput(request),
      locale: localeOf(request),
    }),
  }),
  route(DeleteProjectMediaDocument, {
    ...whole,
    method: "DELETE",
    path: "/api/projects/{id}/media/{mediaId}",
    summary: "Deletes media of a project, with their file",
    query: LOCALE,
    variables: (request) => ({
      id: request.params.id,
      mediaId: request.params.mediaId,
      locale: localeOf(request),
    }),
  }),
  route(SetProjectOwnersDocument, {
    answer: z.object({
      project: Project.nullable().describe("Null if the caller no longer sees it"),
    }),
    reply: ({ project }) => ({ project: project && projectOf(project) }),
    method: "PUT",
    path: "/api/projects/{id}/owners",
    summary: "Replaces the owners of a project, in their order; new ones are invited",
    query: LOCALE,
    body: { owners: Owners.describe("Members by id, or with `memberId` and `role`") },
    variables: (request) => ({
      id: request.params.id,
      owners: ownersIn(request),
      locale: localeOf(request),
    }),
  }),
  route(ProjectIntegrationsDocument, {
    method: "GET",
    path: "/api/projects/{id}/integrations",
    summary: "The integrations of a project that the caller may change",
    variables: ({ params }) => ({ id: params.id }),
  }),
  route(CreateProjectIntegrationDocument, {
    method: "POST",
    path: "/api/projects/{id}/integrations",
    summary: "Adds an integration",
    body: { integration: bodyOf("Kind, url, label and status") },
    variables: (request) => ({
      id: request.params.id,
      input: inputOf("integration")(request),
    }),
  }),
  route(UpdateProjectIntegrationDocument, {
    method: "PUT",
    path: "/api/projects/{id}/integrations/{integrationId}",
    summary: "Changes an integration",
    body: { integration: bodyOf("What changes") },
    variables: (request) => ({
      id: request.params.id,
      integrationId: request.params.integrationId,
      input: inputOf("integration")(request),
    }),
  }),
  route(DeleteProjectIntegrationDocument, {
    ...deleted,
    method: "DELETE",
    path: "/api/projects/{id}/integrations/{integrationId}",
    summary: "Removes an integration",
    variables: ({ params }) => ({ id: params.id, integrationId: params.integrationId }),
  }),
  route(ProjectNotesDocument, {
    method: "GET",
    path: "/api/projects/{id}/notes",
    summary: "The notes of a project that the caller may change, pinned ones first",
    variables: ({ params }) => ({ id: params.id }),
  }),
  route(CreateProjectNoteDocument, {
    method: "POST",
    path: "/api/projects/{id}/notes",
    summary: "Adds a note",
    body: { note: bodyOf("The content, and whether it is pinned") },
    variables: (request) => ({ id: request.params.id, input: inputOf("note")(request) }),
  }),
  route(UpdateProjectNoteDocument, {
    method: "PUT",
    path: "/api/projects/{id}/notes/{noteId}",
    summary: "Changes a note",
    body: { note: bodyOf("What changes") },
    variables: (request) => ({
      id: request.params.id,
      noteId: request.params.noteId,
      input: inputOf("note")(request),
    }),
  }),
  route(DeleteProjectNoteDocument, {
    ...deleted,
    method: "DELETE",
    path: "/api/projects/{id}/notes/{noteId}",
    summary: "Deletes a note",
    variables: ({ params }) => ({ id: params.id, noteId: params.noteId }),
  }),
  route(ProjectTypesDocument, {
    ...types,
    path: "/api/project-types",
    summary: "The types of projects, in order",
  }),
  route(ProjectTypesDocument, {
    ...types,
    path: "/api/project-types/public",
    summary: "The types of projects, in order",
  }),
  route(ProjectTypeDocument, {
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/project-types/public/{slug}",
    summary: "A type of projects, by id or slug; 301 for a former slug",
    moved: movedBelow("/api/project-types/public"),
    variables: (request) => ({ slug: request.params.slug, locale: localeOf(request) }),
    answer: z.object({ projectType: Type }),
    reply: ({ projectType }) => ({ projectType: typeOf(projectType) }),
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
    summary: "The opposite of liking a project",
    variables: ({ params }) => ({ id: params.id }),
  }),
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
        type: type(request),
        status: status(request),
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
] as const;
