import { NOT_DELETED } from "../foundation/entity.ts";
import { LOCALES } from "../foundation/locale.ts";
import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { mayChange, ownProjects, visibleProjects } from "./project.access.ts";
import { ProjectIntegration } from "./project-integration.ts";
import { ProjectLike } from "./project-like.ts";
import { ProjectMedia } from "./project-media.ts";
import { ProjectNote } from "./project-note.ts";
import { ProjectTotal } from "./project-total.ts";

/** The public sees an image once it is described in some language. */
rowPolicy(ProjectMedia, (viewer) => {
  const own = ownProjects(viewer);
  const shown = anyOf(viewer.may("project:manage"), own && { project: own }, {
    shownIn: { $overlap: LOCALES },
  });
  return { $and: [{ project: visibleProjects(viewer) }, shown] };
});
fieldPolicy(ProjectMedia, [
  "kind",
  "order",
  "url",
  "alt",
  "title",
  "description",
  "content",
  "width",
  "height",
  "name",
  "size",
  "type",
]);

/** Integrations and notes are for those who may change the project. */
const ofEditors = (viewer: Viewer) => ({
  project: { ...NOT_DELETED, ...anyOf(mayChange(viewer)) },
});
rowPolicy(ProjectIntegration, ofEditors);
rowPolicy(ProjectNote, ofEditors);
fieldPolicy(ProjectIntegration, ["project", "kind", "url", "label", "status", "lastSyncedAt"]);
fieldPolicy(ProjectNote, ["project", "author", "content", "pinned"]);

/** How many like a project is public; who does is not. */
rowPolicy(ProjectTotal, () => ALL);
rowPolicy(ProjectLike, ({ memberId }) => anyOf(memberId && { member: memberId }));
