import { NOT_DELETED } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { mayChange, ownProjects, visibleProjects } from "./project.access.ts";
import { ProjectIntegration } from "./project-integration.ts";
import { ProjectLike } from "./project-like.ts";
import { ProjectMedia } from "./project-media.ts";
import { ProjectNote } from "./project-note.ts";
import { ProjectRemoval } from "./project-removal.ts";
import { ProjectTotal } from "./project-total.ts";

/** Whether the viewer sees its project in every state. */
const ofInsiders = (viewer: Viewer): Where | boolean => {
  const own = ownProjects(viewer);
  return viewer.may("project:manage") || (own && { project: own });
};

rowPolicy(ProjectMedia, (viewer) => ({ project: visibleProjects(viewer) }));

/** The public reads what is written about media where their project is published. */
const wherePublished = (viewer: Viewer, { locale }: Record<string, unknown>) =>
  anyOf(ofInsiders(viewer), {
    project: { languages: { $contains: [(locale as Locale | null) ?? Locale.en] } },
  });

fieldPolicy(
  ProjectMedia,
  ["kind", "order", "url", "width", "height", "name", "size", "type"],
  Object.fromEntries(
    ["alt", "title", "description", "content"].flatMap((text) => [
      [text, wherePublished],
      [`${text}ByLocale`, ofInsiders],
    ]),
  ),
);

/** Integrations and notes are for those who may change the project. */
const ofEditors = (viewer: Viewer) => ({
  project: { ...NOT_DELETED, ...anyOf(mayChange(viewer)) },
});
rowPolicy(ProjectIntegration, (viewer) =>
  anyOf(ofEditors(viewer), { isPublic: true, project: visibleProjects(viewer) }),
);
rowPolicy(ProjectNote, ofEditors);
fieldPolicy(ProjectIntegration, [
  "project",
  "kind",
  "url",
  "label",
  "status",
  "lastSyncedAt",
  "isPublic",
]);
fieldPolicy(ProjectNote, ["project", "author", "content", "pinned"]);

/** Who was removed is told, and knows of which project. */
rowPolicy(ProjectRemoval, ({ memberId }) => anyOf(memberId && { member: memberId }));
fieldPolicy(ProjectRemoval, ["project", "title", "removedBy"]);

/** How many like a project is public; who does is not. */
rowPolicy(ProjectTotal, () => ALL);
rowPolicy(ProjectLike, ({ memberId }) => anyOf(memberId && { member: memberId }));
