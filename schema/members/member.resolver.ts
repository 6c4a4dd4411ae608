import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../accounts/role.ts";
import { User } from "../accounts/user.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { deleteEach, Deletion, MOST_AT_ONCE } from "../foundation/deletion.ts";
import { Conflict, Forbidden, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { oneOf, pageOf, type Read } from "../foundation/reading/read.ts";
import { isUuid } from "../foundation/uuid.ts";
import { removePicture } from "./member-picture.ts";
import { mayEditMember } from "./member.access.ts";
import {
  type ChangedMember,
  changedMember,
  CreateMemberInput,
  MemberFilter,
  newMember,
  UpdateMemberInput,
} from "./member.input.ts";
import { MemberType } from "./member-type.ts";
import { Member, MemberConnection, MemberStatus, Visibility } from "./member.ts";

const NOT_FOUND = "Member not found";

@Resolver(() => Member)
export class MemberResolver {
  @AllowedTo("everyone")
  @Query(() => MemberConnection, { description: "Listed members by name." })
  members(
    @Args(() => Window) window: Window,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MemberFilter, { nullable: true }) filter?: MemberFilter | null,
  ): Read {
    const staff = viewer.may("member:write") || viewer.may("member:suspend");
    const where = {
      ...(!staff && { visibility: { $ne: Visibility.UNLISTED } }),
      ...(staff && filter?.status && { status: filter.status }),
      ...(filter?.availability && { availability: filter.availability }),
      ...(filter?.typeId && { types: { $some: { id: filter.typeId } } }),
      ...(filter?.skill && { skills: { $contains: [filter.skill] } }),
    };
    return pageOf(Member, where, { displayName: "asc", id: "asc" }, window);
  }

  @AllowedTo("everyone")
  @Query(() => Member, { description: "By id or by handle. NOT_FOUND: 'Member not found'." })
  member(@Arg("id", () => ID) id: string): Read {
    const where = isUuid(id) ? { id } : { handle: id.toLowerCase() };
    return oneOf(Member, where, new NotFound(NOT_FOUND));
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, { description: "CONFLICT if the handle or the address is taken." })
  async createMember(
    @Arg("input", () => CreateMemberInput) input: CreateMemberInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { handle, displayName, email, ...rest } = check(newMember, input);
    const member = new Member({ handle, displayName });
    change(member, { ...rest, availability: input.availability, visibility: input.visibility });
    member.types.set(await typesOf(input.typeIds, context));
    context.em.persist(member);
    if (email) await addAccount(member, email, context);
    if (!(await context.saveOnce())) throw new Conflict("This handle is taken");
    return oneOf(Member, { id: member.id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Member, { description: "One's own profile, or with member:write any." })
  async updateMember(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateMemberInput) input: UpdateMemberInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const member = await context.find(Member, id, NOT_FOUND);
    if (!mayEditMember(context.viewer, member)) throw new Forbidden();
    await context.expect(member, input.version);
    if (input.typeIds) await changeTypes(member, input.typeIds, context);
    const { availability, visibility } = input;
    // what was uploaded is no drawing one could name, but may be sent back
    const { cover, ...sent } = input;
    const changed = check(changedMember, cover === member.cover ? sent : input);
    change(member, { ...changed, availability, visibility });
    await context.save();
    return oneOf(Member, { id });
  }

  @AllowedTo("member:suspend")
  @Mutation(() => Member, { description: "Bans a profile or gives it back." })
  async setMemberStatus(
    @Arg("id", () => ID) id: string,
    @Arg("status", () => MemberStatus) status: MemberStatus,
    @Ctx() context: Context,
  ): Promise<Read> {
    const member = await context.find(Member, id, NOT_FOUND);
    member.status = status;
    await context.save();
    return oneOf(Member, { id });
  }

  @AllowedTo("member:write")
  @Mutation(() => ID, { description: "Their posts and comments stay, without a profile." })
  async deleteMember(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<string> {
    const member = await context.find(Member, id, NOT_FOUND);
    context.em.remove(member);
    await context.save();
    for (const path of [member.avatar, member.cover]) {
      await removePicture(context.outside.storage, path, member);
    }
    return id;
  }

  @AllowedTo("member:write")
  @Mutation(() => Deletion, { description: `At most ${MOST_AT_ONCE}; answers for each.` })
  deleteMembers(@Arg("ids", () => [ID]) ids: string[], @Ctx() context: Context): Promise<Deletion> {
    return deleteEach(ids, (id) => this.deleteMember(id, context));
  }
}

/** The account of somebody an admin has added, whose address the admin vouches for. */
async function addAccount(member: Member, email: string, context: Context): Promise<void> {
  const { em } = context;
  if (await em.count(User, { email })) throw new Conflict("This address has an account already");
  const user = new User({ email, name: member.displayName, roles: [Role.MEMBER], member });
  user.emailVerifiedAt = context.now();
  em.persist(user);
}

/** Without a word of types, the default ones. */
async function typesOf(ids: string[] | null | undefined, context: Context): Promise<MemberType[]> {
  if (!ids) return context.em.find(MemberType, { isDefault: true });
  const wanted = [...new Set(ids)];
  return Promise.all(wanted.map((id) => context.find(MemberType, id, "Member type not found")));
}

async function changeTypes(member: Member, ids: string[], context: Context): Promise<void> {
  if (!context.viewer.may("member:write")) throw new Forbidden();
  const types = await typesOf(ids, context);
  // by their ids alone: the ORM takes for changed what it meets again in a relation
  if (!member.types.isInitialized()) await member.types.init({ ref: true });
  member.types.set(types);
}

function change(member: Member, { displayName, role, headline, about, ...rest }: ChangedMember) {
  member.displayName = displayName ?? member.displayName;
  member.role = merged(member.role, role);
  member.headline = merged(member.headline, headline);
  member.about = merged(member.about, about);
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) Object.assign(member, { [name]: value });
  }
}
