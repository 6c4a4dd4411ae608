import { z } from "zod";
import { Invalid } from "../../schema/foundation/errors.ts";
import { type Body, byLocale, isObject } from "./body.ts";
import {
  AddProjectMediaDocument,
  CreateProjectIntegrationDocument,
  CreateProjectNoteDocument,
  DeleteProjectIntegrationDocument,
  DeleteProjectMediaDocument,
  DeleteProjectNoteDocument,
  ProjectIntegrationsDocument,
  ProjectNotesDocument,
  SetProjectOwnersDocument,
  UpdateProjectIntegrationDocument,
  UpdateProjectMediaDocument,
  UpdateProjectNoteDocument,
} from "./documents.generated.ts";
import { Project, projectOf, wholeProject } from "./project-document.ts";
import { type InputBody, LOCALE, localeOf, type RestRequest, route, unwrapped } from "./route.ts";

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
  if (!Array.isArray(owners)) throw new Invalid({ owners: "A list of ids" });
  return owners.map((one: unknown) => {
    const memberId = isObject(one) ? (one.memberId ?? one.id) : one;
    if (typeof memberId !== "string") throw new Invalid({ owners: "A list of ids" });
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

export const routes = [
  route(AddProjectMediaDocument, {
    ...wholeProject,
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
    ...wholeProject,
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
    ...wholeProject,
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
] as const;
