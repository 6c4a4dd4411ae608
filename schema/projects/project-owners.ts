import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { ProjectOwner, OwnerStatus } from "./project-owner.ts";
import { ProjectOwnerInput, UpdateProjectOwnerInput } from "./project.input.ts";
import { rememberRemovals } from "./project-removals.ts";
import { putInOrder } from "../foundation/put-in-order.ts";
import { tell } from "../notifications/tell.ts";
import { Project } from "./project.ts";

/** The most owners of a project. */
const MAX_OWNERS = 20;

/** The creator of a project owns it; administrators without a profile create it for others. */
export function firstOwner(project: Project, context: Context): void {
  const { memberId } = context.viewer;
  if (!memberId && context.viewer.may("project:manage")) return;
  const member = context.em.getReference(Member, viewerProfile(context));
  const status = OwnerStatus.ACCEPTED;
  context.em.persist(new ProjectOwner({ project, member, order: 0, status }));
}

/** A project that the viewer may change. */
export async function projectToChange(id: string, context: Context): Promise<Project> {
  const project = await context.find(Project, id);
  refuseChange(project, context.viewer);
  return project;
}

const ownersOf = ({ id }: Project, { em }: Context): Promise<ProjectOwner[]> =>
  em.find(ProjectOwner, { project: id }, { orderBy: { order: "asc", id: "asc" } });

/**
 * Saves changes of owners while the project is locked, so that they run one after the other: one
 * accepted owner is left, unless there was none.
 */
async function saveOwners(
  project: Project,
  leaving: readonly ProjectOwner[],
  context: Context,
): Promise<void> {
  const isSaved = await context.saveUnique({
    locking: [project],
    verify: async (em) => {
      if (!leaving.some(({ status }) => status === OwnerStatus.ACCEPTED)) return;
      const staying = {
        project: project.id,
        status: OwnerStatus.ACCEPTED,
        id: { $nin: leaving.map(({ id }) => id) },
      };
      if (await em.fork({ keepTransactionContext: true }).count(ProjectOwner, staying)) return;
      throw new Conflict("A project keeps at least one owner");
    },
  });
  if (!isSaved) throw alreadyTaken(ProjectOwner);
}

/** Replaces the owners of a project in their order; new ones are invited, missing ones removed. */
export async function setOwners(
  id: string,
  input: readonly ProjectOwnerInput[],
  context: Context,
): Promise<void> {
  if (input.length > MAX_OWNERS) throw new Invalid({ owners: `At most ${MAX_OWNERS}` });
  const wanted = input.map((one) => parseInput(ProjectOwnerInput, one));
  const project = await projectToChange(id, context);
  const present = await ownersOf(project, context);
  const known = new Map(present.map((owner) => [owner.member.id, owner]));
  const named = new Set(wanted.map(({ memberId }) => memberId));
  if (named.size < wanted.length) throw new Invalid({ owners: "Not valid" });
  const leaving = present.filter(({ member }) => !named.has(member.id));
  for (const [order, { memberId, part }] of wanted.entries()) {
    const owner = known.get(memberId);
    if (owner) Object.assign(owner, { order, ...(part !== undefined && { part }) });
    else await invite(project, { memberId, part: part ?? null, order }, context);
  }
  await rememberRemovals(project, leaving, context);
  context.em.remove(leaving);
  await saveOwners(project, leaving, context);
}

/** Sets the order of all owners of a project. */
export async function orderOwners(
  id: string,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const project = await projectToChange(id, context);
  putInOrder(await ownersOf(project, context), ids);
  await context.save();
}

/** An owner of a project that the viewer may change. */
async function ownerToChange(id: string, ownerId: string, context: Context) {
  const project = await projectToChange(id, context);
  const own = { id: ownerId, project: project.id };
  return { project, owner: await context.find<ProjectOwner>(ProjectOwner, own) };
}

export async function changeOwner(
  id: string,
  ownerId: string,
  input: UpdateProjectOwnerInput,
  context: Context,
): Promise<void> {
  const { part } = parseInput(UpdateProjectOwnerInput, input);
  const { owner } = await ownerToChange(id, ownerId, context);
  await context.updateLoaded(owner, input.version, () => {
    if (part !== undefined) owner.part = part;
  });
}

/** Removes an owner, or takes an invitation back. */
export async function removeOwner(id: string, ownerId: string, context: Context): Promise<void> {
  const { project, owner } = await ownerToChange(id, ownerId, context);
  await rememberRemovals(project, [owner], context);
  context.em.remove(owner);
  await saveOwners(project, [owner], context);
}

/** Invites one more member, or again one who has declined or not answered. */
export async function inviteOwner(
  id: string,
  input: ProjectOwnerInput,
  context: Context,
): Promise<void> {
  const { memberId, part } = parseInput(ProjectOwnerInput, input);
  const project = await projectToChange(id, context);
  const present = await ownersOf(project, context);
  const owner = present.find(({ member }) => member.id === memberId);
  if (owner?.status === OwnerStatus.ACCEPTED) throw new Conflict("This member is an owner already");
  if (!owner && present.length >= MAX_OWNERS)
    throw new Invalid({ owners: `At most ${MAX_OWNERS}` });
  const order = (present.at(-1)?.order ?? -1) + 1;
  await invite(project, { memberId, part: part ?? owner?.part ?? null, order }, context, owner);
  await saveOwners(project, [], context);
}

interface Invitation {
  memberId: string;
  part: string | null;
  order: number;
}

async function invite(
  project: Project,
  { memberId, part, order }: Invitation,
  context: Context,
  before?: ProjectOwner,
): Promise<void> {
  const { em, services, viewer } = context;
  // nobody is invited by someone whom they have blocked
  const notBlocked = viewer.memberId && { blocks: { $none: { blocked: viewer.memberId } } };
  const member = await context.find(Member, { id: memberId, ...notBlocked });
  await services.limits.take(
    ["projectInvitation", viewer.userId ?? ""],
    ["projectInvitationOfMember", `${project.id} ${memberId}`],
  );
  const invitedBy = viewer.memberId ? em.getReference(Member, viewer.memberId) : null;
  if (before) Object.assign(before, { part, invitedBy, status: OwnerStatus.PENDING });
  else em.persist(new ProjectOwner({ project, member, part, order, invitedBy }));
  await tell(
    memberId,
    NotificationKind.PROJECT_INVITATION,
    { project, member: invitedBy },
    context,
  );
}

/** The viewer accepts or declines an invitation; the person who invited them is notified. */
export async function answerInvitation(
  id: string,
  accepts: boolean,
  context: Context,
): Promise<void> {
  const project = await context.find(Project, id);
  const profile = viewerProfile(context);
  const own = { project: project.id, member: profile, status: OwnerStatus.PENDING };
  const owner = await context.find<ProjectOwner>(ProjectOwner, own, "You aren't invited");
  owner.status = accepts ? OwnerStatus.ACCEPTED : OwnerStatus.DECLINED;
  const kind = accepts ? NotificationKind.PROJECT_ACCEPTED : NotificationKind.PROJECT_DECLINED;
  const member = context.em.getReference(Member, profile);
  if (owner.invitedBy) await tell(owner.invitedBy.id, kind, { project, member }, context);
  await saveOwners(project, [], context);
}

/** The viewer is no longer an owner. */
export async function leaveProject(id: string, context: Context): Promise<void> {
  const project = await context.find(Project, id);
  const own = { project: project.id, member: viewerProfile(context) };
  const owner = await context.find<ProjectOwner>(ProjectOwner, own);
  context.em.remove(owner);
  await saveOwners(project, [owner], context);
}
