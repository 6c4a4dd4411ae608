import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { entityResolvers } from "../foundation/entity-operations.ts";
import { refuseSlug } from "../foundation/former-slugs.ts";
import { NAMED_TYPE } from "../foundation/named-type.ts";
import { anyOf } from "../foundation/policies.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import "./project.access.ts";
import "./project-parts.access.ts";
import "./purged-owners.ts";
import { REMOVE_MEDIA } from "./project-media.ts";
import { removeMediaFiles } from "./change-media.ts";
import { FormerProjectTypeSlug } from "./former-project-type-slug.ts";
import { MemberProjectsResolver } from "./member-projects.resolver.ts";
import { ProjectMediaResolver } from "./project-media.resolver.ts";
import {
  ProjectIntegrationResolver,
  ProjectLikeResolver,
  ProjectNoteResolver,
} from "./project-parts.resolver.ts";
import { forgetRemovals } from "./project-removals.ts";
import { ProjectOwnerResolver } from "./project-owner.resolver.ts";
import { ProjectType } from "./project-type.ts";
import { Project, ProjectVisibility } from "./project.ts";
import { wantedProjects } from "./project-page.ts";
import { projectPublication, ProjectResolver } from "./project.resolver.ts";

/** Those of the viewer by all of their texts, others where public lists show them. */
const found = (text: string, viewer: Viewer): Where =>
  anyOf(
    { $and: [wantedProjects(null, viewer), searched(text)] },
    { ...searched(text, "publicTerms"), visibility: ProjectVisibility.PUBLIC },
  );

export const projects = domain({
  name: "projects",
  resolvers: [
    ProjectResolver,
    ...projectPublication,
    ProjectOwnerResolver,
    MemberProjectsResolver,
    ProjectMediaResolver,
    ProjectIntegrationResolver,
    ProjectNoteResolver,
    ProjectLikeResolver,
    ...entityResolvers(ProjectType, {
      ...NAMED_TYPE,
      otherwise: (slug, context) =>
        refuseSlug(ProjectType, FormerProjectTypeSlug, { slug }, (type) => type.slug, context),
      write: "type:write",
      open: ["name", "slug", "icon", "color", "order", "listedCount"],
      restricted: {
        projectCount: (viewer) => viewer.may("type:write") || viewer.may("project:manage"),
      },
      deletion: "CONFLICT while it has projects.",
    }),
  ],
  permissions: {
    "project:manage": [Role.ADMIN],
    "type:write": [Role.ADMIN, Role.EDITOR],
  },
  jobs: {
    [REMOVE_MEDIA]: ({ ids = "" }, { em, services }) =>
      removeMediaFiles(ids.split(" "), em, services.storage),
  },
  storage: { project_media: { member: "uploader_id", size: "size", project: "project_id" } },
  limits: {
    /** Invitations to own a project, per user. */
    projectInvitation: { times: 60, within: DAY },
    /** Of one member to one project, who may have declined. */
    projectInvitationOfMember: { times: 2, within: 7 * DAY },
  },
  timers: {
    "forget removals": {
      every: HOUR,
      async run({ em, services: { clock, tablesWritten } }) {
        if (await forgetRemovals(em, clock.now())) tablesWritten(["project_removals"]);
      },
    },
  },
  search: {
    projects: {
      entity: () => Project,
      where: found,
      names: ["title"],
      languages: (viewer) => (viewer.may("project:manage") ? undefined : "languages"),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
  pages: {
    "project-types": {
      entity: () => ProjectType,
      path: "/projects",
      slug: "slug",
      where: { projectCount: { $gt: 0 } },
    },
  },
  pictures: {
    projects: { path: "/api/projects/pictures", operation: "createProject", isOfMembers: true },
  },
});
export { attachMedia, findMedia, mediaProject } from "./change-media.ts";
export { Project, ProjectStage, ProjectVisibility } from "./project.ts";
export { IntegrationKind, IntegrationStatus, ProjectIntegration } from "./project-integration.ts";
export { ProjectLike } from "./project-like.ts";
export { MediaKind, mediaKey, ProjectMedia } from "./project-media.ts";
export { ProjectNote } from "./project-note.ts";
export { OwnerStatus, ProjectOwner } from "./project-owner.ts";
export { ProjectRemoval } from "./project-removal.ts";
export { ProjectType } from "./project-type.ts";
