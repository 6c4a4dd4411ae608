import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import {
  deletedMember,
  deleteMember,
  purgePerson,
  restorePerson,
} from "../accounts/people-trash.ts";
import { Role } from "../accounts/role.ts";
import { User } from "../accounts/user.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import { BulkChange, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Deletion, MOST_AT_ONCE } from "../foundation/deletion.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict, Forbidden, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/plain.ts";
import { oneOf, pageOf, type Read } from "../foundation/reading/read.ts";
import { searched } from "../foundation/search.ts";
import { isUuid, uuid } from "../foundation/uuid.ts";
import { freeHandle, saveWithFreeHandle } from "./begin-profile.ts";
import { mayEditMember } from "./member.access.ts";
import {
  type ChangedMember,
  changedMember,
  CreateMemberInput,
  MemberFilter,
  MemberOrder,
  newMember,
  UpdateMemberInput,
} from "./member.input.ts";
import { countsOfMembers, listedMembers, MemberCounts } from "./listed-members.ts";
import { MemberType } from "./member-type.ts";
import { Member, MemberConnection } from "./member.ts";

const NOT_FOUND = "Member not found";
const TAKEN = "This handle is taken";
const ACCOUNT =
  "The account stays unless it is said to go too, for which account:manage is needed; nobody deletes " +
  "their own. For 30 days both can be restored.";
const AT_MOST = `At most ${MOST_AT_ONCE}; answers for each.`;

@Resolver(() => Member)
export class MemberResolver {
  @AllowedTo("everyone")
  @Query(() => MemberConnection, { description: "Listed members, by default by name." })
  members(
    @Args(() => Window) window: Window,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MemberFilter, { nullable: true }) filter?: MemberFilter | null,
    @Arg("order", () => MemberOrder, { nullable: true }) order?: MemberOrder | null,
  ): Read {
    return listedMembers(viewer, filter, order, window);
  }

  @AllowedTo("member:suspend")
  @Query(() => MemberCounts, {
    description: "How many members of a filter have each status, whatever status it names.",
  })
  memberCounts(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MemberFilter, { nullable: true }) filter?: MemberFilter | null,
  ): Read {
    return countsOfMembers(viewer, filter);
  }

  @AllowedTo("everyone")
  @Query(() => Member, {
    description:
      "By id or by handle, for administrators by the id of the account too. " +
      "NOT_FOUND: 'Member not found'.",
  })
  member(@Arg("id", () => ID) id: string, @Ctx() { viewer }: Context): Read {
    const byId = viewer.may("account:manage")
      ? { $or: [{ id }, { accounts: { $some: { id, ...NOT_DELETED } } }] }
      : { id };
    const where = isUuid(id) ? byId : { handle: id.toLowerCase() };
    return oneOf(Member, where, () => new NotFound(NOT_FOUND));
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, { description: "CONFLICT if the handle or the address is taken." })
  async createMember(
    @Arg("input", () => CreateMemberInput) input: CreateMemberInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { handle, displayName, email, ...rest } = check(newMember, input);
    const { availability, visibility } = input;
    const id = uuid();
    const stage = async () => {
      const { em } = context;
      const member = new Member({
        handle: handle ?? (await freeHandle(displayName, em)),
        displayName,
      });
      change(Object.assign(member, { id }), { ...rest, availability, visibility });
      member.memberTypes.set(await typesOf(input.typeIds, context));
      em.persist(member);
      if (email) await addAccount(member, email, context);
    };
    if (!handle) await saveWithFreeHandle(context, stage);
    else {
      await stage();
      if (!(await context.saveOnce())) throw new Conflict(TAKEN);
    }
    return oneOf(Member, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Member, {
    description: "One's own profile, or with member:write any. CONFLICT if the handle is taken.",
  })
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
    if (!(await context.saveOnce())) throw new Conflict(TAKEN);
    return oneOf(Member, { id });
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkChange, {
    description: `Makes pending profiles active. At most ${MOST_AT_ONCE}.`,
  })
  async approveMembers(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<BulkChange> {
    return changeEach(ids, context, async (id) => {
      (await context.find(Member, id, NOT_FOUND)).approve();
      await context.save();
    });
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, {
    description: "Vouches for the e-mail address of their account. NOT_FOUND if they have none.",
  })
  async verifyMember(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<Read> {
    await context.find(Member, id, NOT_FOUND);
    const account = await context.find(User, { member: id }, "This member has no account");
    account.emailVerified ??= context.now();
    await context.save();
    return oneOf(Member, { id });
  }

  @AllowedTo("member:write")
  @Mutation(() => ID, {
    description: `Their posts and comments stay, without a profile. ${ACCOUNT}`,
  })
  async deleteMember(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("withAccount", () => Boolean, { defaultValue: false }) withAccount: boolean,
  ): Promise<string> {
    const member = await context.find(Member, id, NOT_FOUND);
    await deleteMember(member, { withAccount }, context);
    return id;
  }

  @AllowedTo("member:write")
  @Mutation(() => Deletion, {
    description: `${AT_MOST} ${ACCOUNT}`,
  })
  async deleteMembers(
    @Ctx() context: Context,
    @Arg("ids", () => [ID]) ids: string[],
    @Arg("withAccounts", () => Boolean, { defaultValue: false }) withAccounts: boolean,
  ): Promise<Deletion> {
    const { changed, failed } = await changeEach(ids, context, async (id) => {
      await this.deleteMember(context, id, withAccounts);
    });
    return { deleted: changed, failed };
  }

  @AllowedTo("member:write")
  @Query(() => MemberConnection, { description: "The trash, the last deleted first." })
  deletedMembers(
    @Args(() => Window) window: Window,
    @Arg("search", () => String, { nullable: true }) search?: string | null,
  ): Read {
    const order = { deletedAt: "desc", id: "desc" } as const;
    return pageOf(Member, searched(search), order, window).amongDeleted();
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkChange, {
    description:
      "Brings back profiles with the accounts that were deleted with them, for which account:manage " +
      "is needed. Refused for what its owner deleted, and where handle or address are taken by now. " +
      AT_MOST,
  })
  restoreMembers(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<BulkChange> {
    return changeEach(ids, context, async (id) => {
      await restorePerson(await deletedMember(id, context), context);
    });
  }

  @AllowedTo("member:write")
  @Mutation(() => Deletion, {
    description: `Permanently, what was deleted before, with what was deleted with it. ${AT_MOST}`,
  })
  async purgeMembers(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    const { changed, failed } = await changeEach(ids, context, async (id) => {
      await purgePerson(await deletedMember(id, context), context);
    });
    return { deleted: changed, failed };
  }
}

/** The account of somebody an admin has added, whose address the admin vouches for. */
async function addAccount(member: Member, email: string, context: Context): Promise<void> {
  const { em } = context;
  if (await em.count(User, { email, ...NOT_DELETED }))
    throw new Conflict("This address has an account already");
  const user = new User({ email, name: member.displayName, roles: [Role.MEMBER], member });
  user.emailVerified = context.now();
  em.persist(user);
}

/** Without a word of types, the default ones. */
async function typesOf(ids: string[] | null | undefined, context: Context): Promise<MemberType[]> {
  if (!ids) return allOf(MemberType, { isDefault: true }, context);
  const wanted = [...new Set(ids)];
  return Promise.all(wanted.map((id) => context.find(MemberType, id, "Member type not found")));
}

async function changeTypes(member: Member, ids: string[], context: Context): Promise<void> {
  if (!context.viewer.may("member:write")) throw new Forbidden();
  const types = await typesOf(ids, context);
  // by their ids alone: the ORM takes for changed what it meets again in a relation
  if (!member.memberTypes.isInitialized()) await member.memberTypes.init({ ref: true });
  member.memberTypes.set(types);
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
