import { z } from "zod";
import { Invalid } from "../../schema/foundation/errors.ts";
import { type Body, Id, idOf, isObject } from "./body.ts";
import {
  CreateProjectDocument,
  DeleteProjectDocument,
  ProjectsDocument,
  ProjectToEditDocument,
  UpdateProjectDocument,
} from "./documents.generated.ts";
import { Project, projectOf, wholeProject } from "./project-document.ts";
import { FILTERS, filtersOf } from "./project-filters.ts";
import { DOCUMENT_FIELDS, DOCUMENT_NEEDS, documentInput } from "./published-document.ts";
import { knownWords } from "./one-of.ts";
import { resource } from "./resource.ts";
import {
  LOCALE,
  localeOf,
  pageArgsOf,
  PAGED,
  Pagination,
  pagination,
  route,
  UNPAGED,
  unwrapped,
} from "./route.ts";

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
  if (!known.success) throw new Invalid({ status: knownWords(Status.options) });
  return known.data;
}

const projects = resource({
  path: "/api/projects",
  one: "project",
  many: "projects",
  answer: Project,
  reply: projectOf,
  input: projectInput,
  needs: DOCUMENT_NEEDS,
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

export const routes = [
  route(ProjectsDocument, {
    method: "GET",
    path: "/api/projects",
    summary: "The caller's projects and invitations, for admins all; last changed first",
    query: { ...LOCALE, ...PAGED(UNPAGED), ...FILTERS },
    variables: (request) => ({
      ...pageArgsOf(request, UNPAGED),
      ...filtersOf(request),
      locale: localeOf(request),
    }),
    answer: z.object({ projects: z.array(Project), pagination: Pagination }),
    reply: (data, request) => ({
      projects: data.projects.nodes.map(projectOf),
      pagination: pagination(request, UNPAGED, data.projects),
    }),
  }),
  route(ProjectToEditDocument, {
    ...wholeProject,
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
] as const;
