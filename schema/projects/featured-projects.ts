import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Invalid } from "../foundation/errors.ts";
import { LOCALES } from "../foundation/locale.ts";
import type { Member } from "../members/member.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { Project, ProjectVisibility } from "./project.ts";

/** Chooses the projects that a member's profile shows first: public ones that they own. */
export async function featureProjects(
  member: Member,
  ids: readonly string[],
  { em }: Context,
): Promise<void> {
  const chosen = [...new Set(ids)];
  const own = { member: member.id, status: OwnerStatus.ACCEPTED };
  const known = await em.count(Project, {
    id: { $in: chosen },
    owners: { $some: own },
    visibility: ProjectVisibility.PUBLIC,
    languages: { $overlap: [...LOCALES] },
    ...NOT_DELETED,
  });
  if (known < chosen.length) throw new Invalid({ featuredProjectIds: "Not valid" });
  const owners = await em.find(ProjectOwner, {
    ...own,
    $or: [{ project: { $in: chosen } }, { featuredOrder: { $ne: null } }],
  });
  for (const owner of owners) {
    const place = chosen.indexOf(owner.project.id);
    owner.featuredOrder = place < 0 ? null : place;
  }
}
