import { Role } from "../accounts/role.ts";
import { User, UserStatus } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { merged } from "../foundation/locale.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import type { UpdateMemberInput } from "./member.input.ts";
import { MemberType } from "./member-type.ts";
import type { Member } from "./member.ts";

/** Applies what an input says of a profile itself; its types and projects are relations. */
export function changeMember(member: Member, input: UpdateMemberInput): void {
  const { displayName, role, headline, about, languages, rate, ...others } = input;
  const { typeIds: _, version: __, featuredProjectIds: ___, ...rest } = others;
  member.displayName = displayName ?? member.displayName;
  member.role = merged(member.role, role);
  member.headline = merged(member.headline, headline);
  member.about = merged(member.about, about);
  if (languages) member.speak(languages);
  if (rate !== undefined) member.charge(rate);
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) Object.assign(member, { [name]: value });
  }
}

/** Creates the account of a member added by an admin; the admin's entry verifies the address. */
export async function addAccount(
  member: Member,
  email: string,
  context: Context,
  status: UserStatus = UserStatus.ACTIVE,
): Promise<User> {
  const { em } = context;
  if (await em.count(User, { email, ...NOT_DELETED })) throw alreadyTaken(User, "email");
  const user = new User({ email, name: member.displayName, roles: [Role.MEMBER], member });
  user.emailVerified = context.now();
  user.status = status;
  em.persist(user);
  return user;
}

/** The named types, or the default ones if none are given. */
export async function typesOf(
  ids: string[] | null | undefined,
  context: Context,
): Promise<MemberType[]> {
  if (!ids) return allOf(MemberType, { isDefault: true }, context);
  const wanted = [...new Set(ids)];
  return Promise.all(wanted.map((id) => context.find(MemberType, id)));
}

/** Replaces the types of a loaded member. */
export async function setTypes(member: Member, types: MemberType[]): Promise<void> {
  // only their ids: the ORM would mark entities loaded through the relation as changed
  if (!member.memberTypes.isInitialized()) await member.memberTypes.init({ ref: true });
  member.memberTypes.set(types);
}
