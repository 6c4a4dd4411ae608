import type { Viewer } from "../foundation/viewer.ts";
import type { Member } from "../members/member.ts";
import { aMember } from "../members/member.builder.ts";
import type { TestGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { Role } from "./role.ts";
import { aUser } from "./user.builder.ts";
import type { User } from "./user.ts";

export interface BuiltPerson {
  member: Member;
  user: User;
  viewer: Viewer;
}

/** A member with an account, who asks. */
export async function aPerson(
  graph: Pick<TestGraph, "em">,
  role: Role = Role.MEMBER,
): Promise<BuiltPerson> {
  const member = await aMember(graph.em());
  const user = await aUser(graph.em(), { member, roles: [role] });
  return { member, user, viewer: withRole(role, { userId: user.id, memberId: member.id }) };
}
