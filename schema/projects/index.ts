import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import "./project.access.ts";
import "./project-parts.access.ts";
import { REMOVE_MEDIA } from "./project-media.ts";
import { removeMediaFiles } from "./change-media.ts";
import { ProjectMediaResolver } from "./project-media.resolver.ts";
import {
  ProjectIntegrationResolver,
  ProjectLikeResolver,
  ProjectNoteResolver,
} from "./project-parts.resolver.ts";
import { ProjectOwnerResolver } from "./project-owner.resolver.ts";
import { ProjectTypeMutations, ProjectTypeQueries } from "./project-type.resolver.ts";
import { ProjectPublicationResolver, ProjectResolver } from "./project.resolver.ts";

const DAY = 24 * 60 * 60_000;

export const projects = domain({
  name: "projects",
  resolvers: [
    ProjectResolver,
    ProjectPublicationResolver,
    ProjectOwnerResolver,
    ProjectMediaResolver,
    ProjectIntegrationResolver,
    ProjectNoteResolver,
    ProjectLikeResolver,
    ProjectTypeQueries,
    ProjectTypeMutations,
  ],
  permissions: {
    "project:manage": [Role.ADMIN],
    "type:write": [Role.ADMIN, Role.EDITOR],
  },
  jobs: {
    [REMOVE_MEDIA]: ({ ids = "" }, { em, services }) =>
      removeMediaFiles(ids.split(" "), em, services.storage),
  },
  limits: {
    /** Invitations to own a project, per user. */
    projectInvitation: { times: 60, within: DAY },
  },
  pictures: { projects: { path: "/api/projects/pictures", operation: "createProject" } },
});
export { attachMedia, findMedia, mediaProject } from "./change-media.ts";
export { mediaKey, type ProjectMedia } from "./project-media.ts";
