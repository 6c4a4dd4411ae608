import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { Conflict } from "../foundation/errors.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { ProjectRemoval } from "./project-removal.ts";
import { Project } from "./project.ts";
import { tell } from "../notifications/tell.ts";

/** How long who was removed can object. */
const OBJECT_WITHIN_MS = 7 * DAY;
/** How long a project is safe from a former co-owner: as long as the trash keeps it. */
const REMEMBERED_MS = 30 * DAY;

/** The removals of the viewer to which they can still object. */
export const openRemovals = ({ memberId }: Viewer): Where => ({
  member: memberId ?? { $in: [] },
  createdAt: { $gt: NOW.minus(OBJECT_WITHIN_MS) },
});

/**
 * Remembers who leaves a project because another owner wants it, and tells them. Owners are equal, so they
 * can object; not to an administrator, who is above them.
 */
export async function rememberRemovals(
  project: Project,
  leaving: readonly ProjectOwner[],
  context: Context,
): Promise<void> {
  const { em, viewer } = context;
  const removedBy = viewer.memberId ? em.getReference(Member, viewer.memberId) : null;
  const isByOwner = !!viewer.memberId && project.editors.includes(viewer.memberId);
  for (const { member, part, order, status } of leaving) {
    if (status !== OwnerStatus.ACCEPTED || member.id === viewer.memberId) continue;
    const always = { always: true };
    if (!isByOwner) {
      const seen = { project, member: removedBy };
      await tell(member.id, NotificationKind.PROJECT_REMOVED, seen, context, always);
      continue;
    }
    const values = { project, member, title: project.title, part: part ?? null, order, removedBy };
    const projectRemoval = new ProjectRemoval({ ...values, createdAt: context.now() });
    em.persist(projectRemoval);
    const about = { projectRemoval, member: removedBy };
    await tell(member.id, NotificationKind.PROJECT_REMOVED, about, context, always);
  }
}

/** The viewer is an owner again, with the part that they had; who removed them is told. */
export async function objectToRemoval(id: string, context: Context): Promise<string> {
  const { em } = context;
  const removal = await context.find(ProjectRemoval, id);
  const { project: removedFrom, member, part, order, removedBy, createdAt } = removal;
  if (context.now().getTime() - createdAt.getTime() >= OBJECT_WITHIN_MS) {
    throw new Conflict("It is too late to object: you were removed more than 7 days ago");
  }
  // they may not see it any more; in the trash they can restore it
  const project = await em.findOneOrFail(Project, removedFrom.id);
  const own = { project: project.id, member: member.id };
  const present = await em.findOne(ProjectOwner, own);
  const status = OwnerStatus.ACCEPTED;
  if (present) present.status = status;
  else em.persist(new ProjectOwner({ project, member, part: part ?? null, order, status }));
  em.remove(removal);
  if (removedBy) {
    const about = { project, member };
    await tell(removedBy.id, NotificationKind.PROJECT_OBJECTED, about, context, { always: true });
  }
  const isSaved = await context.saveUnique({ locking: [project] });
  if (!isSaved) throw new Conflict("You are an owner already");
  return project.id;
}

/**
 * Owners are equal, so none of them deletes for good what was another's, too: the trash does, after 30
 * days, in which each can restore it.
 */
export async function refusePurge(project: Project, context: Context): Promise<void> {
  if (context.viewer.may("project:manage")) return;
  const { editors } = project;
  const since = new Date(context.now().getTime() - REMEMBERED_MS);
  const removed = { project: project.id, createdAt: { $gt: since } };
  if (editors.length <= 1 && !(await context.em.count(ProjectRemoval, removed))) return;
  throw new Conflict("It has, or had, other owners: it is deleted after 30 days in the trash");
}

export const forgetRemovals = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(ProjectRemoval, { createdAt: { $lt: new Date(now.getTime() - REMEMBERED_MS) } });
