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
import { Id, Ids } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import { BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Forbidden } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { merged } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import {
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { isUuid, uuid } from "../foundation/uuid.ts";
import { freeHandle, saveWithFreeHandle } from "./begin-profile.ts";
import { mayEditMember } from "./member.access.ts";
import { CreateMemberInput, MemberFilter, MemberOrder, UpdateMemberInput } from "./member.input.ts";
import { countsOfMembers, listedMembers, MemberCounts } from "./listed-members.ts";
import { MemberType } from "./member-type.ts";
import { Member, MemberConnection } from "./member.ts";

const ACCOUNT =
  "The account is kept unless its deletion is requested, which requires `account:manage`; the viewer's own account " +
  "is refused. Both can be restored for 30 days.";

@Resolver(() => Member)
export class MemberResolver {
  @AllowedTo("everyone")
  @Query(() => MemberConnection, { description: "Listed members, by default ordered by name." })
  members(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MemberFilter, { nullable: true }) filter?: MemberFilter | null,
    @Arg("order", () => MemberOrder, { nullable: true }) order?: MemberOrder | null,
  ): ReadQuery {
    return listedMembers(viewer, filter, order, window);
  }

  @AllowedTo("member:suspend")
  @Query(() => MemberCounts, {
    description:
      "The number of members per status that match a filter, regardless of the filter's own status.",
  })
  memberCounts(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MemberFilter, { nullable: true }) filter?: MemberFilter | null,
  ): ReadQuery {
    return countsOfMembers(viewer, filter);
  }

  @AllowedTo("everyone")
  @Query(() => Member, {
    description:
      "A member by id or handle; for administrators also by the id of the account. " +
      "NOT_FOUND: 'Member not found'.",
  })
  member(@Id() id: string, @Ctx() { viewer }: Context): ReadQuery {
    const byId = viewer.may("account:manage")
      ? { $or: [{ id }, { accounts: { $some: { id, ...NOT_DELETED } } }] }
      : { id };
    const where = isUuid(id) ? byId : { handle: id.toLowerCase() };
    return findOneOrFail(Member, where);
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, {
    description:
      "Creates a member. CONFLICT if the handle is taken or the email address already has an account.",
  })
  async createMember(
    @Arg("input", () => CreateMemberInput) input: CreateMemberInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { handle, displayName, email, typeIds, ...rest } = parseInput(CreateMemberInput, input);
    const id = uuid();
    const stage = async () => {
      const { em } = context;
      const member = new Member({
        handle: handle ?? (await freeHandle(displayName, em)),
        displayName,
      });
      change(Object.assign(member, { id }), rest);
      member.memberTypes.set(await typesOf(typeIds, context));
      em.persist(member);
      if (email) await addAccount(member, email, context);
    };
    if (!handle) await saveWithFreeHandle(context, stage);
    else {
      await stage();
      if (!(await context.saveUnique())) throw alreadyTaken(Member);
    }
    return findOne(Member, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Member, {
    description:
      "Updates the viewer's own profile, or with `member:write` any. CONFLICT if it was changed since `version`, or the handle is taken.",
  })
  async updateMember(
    @Id() id: string,
    @Arg("input", () => UpdateMemberInput) input: UpdateMemberInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const member = await context.find(Member, id);
    if (!mayEditMember(context.viewer, member)) throw new Forbidden();
    return context.updateLoaded(member, input.version, async () => {
      if (input.typeIds) await changeTypes(member, input.typeIds, context);
      // an uploaded cover is no path that may be entered, but the current one may be sent back
      const { cover, ...sent } = input;
      change(member, parseInput(UpdateMemberInput, cover === member.cover ? sent : input));
    });
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, { description: "Approves pending profiles." })
  async approveMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) => {
      (await context.find(Member, id)).approve();
      await context.save();
    });
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, {
    description:
      "Marks the email address of the member's account as verified. NOT_FOUND: 'This member has no account'.",
  })
  async verifyMember(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await context.find(Member, id);
    const account = await context.find(User, { member: id }, "This member has no account");
    account.emailVerified ??= context.now();
    await context.save();
    return findOne(Member, { id });
  }

  @AllowedTo("member:write")
  @Mutation(() => ID, {
    description: `Moves a profile to the trash; posts and comments stay, without an author. ${ACCOUNT}`,
  })
  async deleteMember(
    @Ctx() context: Context,
    @Id() id: string,
    @Arg("withAccount", () => Boolean, { defaultValue: false }) withAccount: boolean,
  ): Promise<string> {
    const member = await context.find(Member, id);
    await deleteMember(member, { withAccount }, context);
    return id;
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, {
    description: `Moves profiles to the trash; posts and comments stay, without an author. ${ACCOUNT}`,
  })
  async deleteMembers(
    @Ctx() context: Context,
    @Ids() ids: string[],
    @Arg("withAccounts", () => Boolean, { defaultValue: false }) withAccounts: boolean,
  ): Promise<BulkResult> {
    return changeEach(ids, context, (id) => this.deleteMember(context, id, withAccounts));
  }

  @AllowedTo("member:write")
  @Query(() => MemberConnection, {
    description: "The profiles in the trash, most recently deleted first.",
  })
  deletedMembers(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("search", () => String, { nullable: true }) search?: string | null,
  ): ReadQuery {
    const order = { deletedAt: "desc", id: "desc" } as const;
    return findPage(Member, searched(search), order, window).amongDeleted();
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, {
    description:
      "Restores profiles; with the accounts deleted together with them, which requires `account:manage`. " +
      "Fails for profiles deleted by their owner, and if the handle or email address is now in use.",
  })
  restoreMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      restorePerson(await deletedMember(id, context), context),
    );
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, {
    description: "Permanently deletes profiles in the trash, and the accounts deleted with them.",
  })
  async purgeMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      purgePerson(await deletedMember(id, context), context),
    );
  }
}

/** Creates the account of a member added by an admin; the admin's entry verifies the address. */
async function addAccount(member: Member, email: string, context: Context): Promise<void> {
  const { em } = context;
  if (await em.count(User, { email, ...NOT_DELETED })) throw alreadyTaken(User);
  const user = new User({ email, name: member.displayName, roles: [Role.MEMBER], member });
  user.emailVerified = context.now();
  em.persist(user);
}

/** The named types, or the default ones if none are given. */
async function typesOf(ids: string[] | null | undefined, context: Context): Promise<MemberType[]> {
  if (!ids) return allOf(MemberType, { isDefault: true }, context);
  const wanted = [...new Set(ids)];
  return Promise.all(wanted.map((id) => context.find(MemberType, id)));
}

async function changeTypes(member: Member, ids: string[], context: Context): Promise<void> {
  if (!context.viewer.may("member:write")) throw new Forbidden();
  const types = await typesOf(ids, context);
  // only their ids: the ORM would mark entities loaded through the relation as changed
  if (!member.memberTypes.isInitialized()) await member.memberTypes.init({ ref: true });
  member.memberTypes.set(types);
}

function change(member: Member, input: UpdateMemberInput): void {
  const { displayName, role, headline, about, typeIds: _, version: __, ...rest } = input;
  member.displayName = displayName ?? member.displayName;
  member.role = merged(member.role, role);
  member.headline = merged(member.headline, headline);
  member.about = merged(member.about, about);
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) Object.assign(member, { [name]: value });
  }
}
