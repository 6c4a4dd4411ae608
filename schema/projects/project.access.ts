import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { anyOf, changePolicy, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { publicationPolicy } from "../publication/publication.access.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { Project } from "./project.ts";

const manages = (viewer: Viewer) => viewer.may("project:manage");

/** The projects that a viewer owns or is invited to. */
export const ownProjects = ({ memberId }: Viewer): Where | false =>
  !!memberId && { insiders: { $contains: [memberId] } };

/** Who sees a project in every state: its owners, those invited, and administrators. */
const seesAll = (viewer: Viewer): Where | boolean => manages(viewer) || ownProjects(viewer);

/** Who may change a project: its accepted owners, and administrators. */
export const mayChange = (viewer: Viewer): Where | boolean =>
  manages(viewer) || (!!viewer.memberId && { editors: { $contains: [viewer.memberId] } });

const client = (viewer: Viewer) => anyOf(seesAll(viewer), { clientVisible: true });

export const visibleProjects = publicationPolicy(Project, {
  write: seesAll,
  open: [
    "type",
    "stage",
    "visibility",
    "featured",
    "tags",
    "tools",
    "clientVisible",
    "startedOn",
    "endedOn",
    "liveUrl",
    "repoUrl",
    "owners",
  ],
  rules: { clientName: client, clientUrl: client },
});
changePolicy(Project, mayChange);
/** Everyone sees who made a project; only those inside see who is invited or has declined. */
rowPolicy(ProjectOwner, (viewer) => {
  const own = ownProjects(viewer);
  const shown = anyOf(manages(viewer), own && { project: own }, { status: OwnerStatus.ACCEPTED });
  return { $and: [{ project: visibleProjects(viewer) }, shown] };
});
fieldPolicy(ProjectOwner, ["project", "member", "part", "order", "status"], {
  invitedBy: (viewer) => {
    const own = ownProjects(viewer);
    return anyOf(manages(viewer), own && { project: own });
  },
});
