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
import { taken } from "../foundation/model-messages.ts";
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
  "The account stays unless it is said to go too, for which account:manage is needed; nobody deletes " +
  "their own. For 30 days both can be restored.";

@Resolver(() => Member)
export class MemberResolver {
  @AllowedTo("everyone")
  @Query(() => MemberConnection, { description: "Listed members, by default by name." })
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
    description: "How many members of a filter have each status, whatever status it names.",
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
      "By id or by handle, for administrators by the id of the account too. " +
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
  @Mutation(() => Member, { description: "CONFLICT if the handle or the address is taken." })
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
      if (!(await context.saveUnique())) throw taken(Member);
    }
    return findOne(Member, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Member, {
    description: "One's own profile, or with member:write any. CONFLICT if the handle is taken.",
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
      // what was uploaded is no drawing one could name, but may be sent back
      const { cover, ...sent } = input;
      change(member, parseInput(UpdateMemberInput, cover === member.cover ? sent : input));
    });
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, { description: "Makes pending profiles active." })
  async approveMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) => {
      (await context.find(Member, id)).approve();
      await context.save();
    });
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, {
    description: "Vouches for the e-mail address of their account. NOT_FOUND if they have none.",
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
    description: `Their posts and comments stay, without a profile. ${ACCOUNT}`,
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
  @Mutation(() => BulkResult, { description: ACCOUNT })
  async deleteMembers(
    @Ctx() context: Context,
    @Ids() ids: string[],
    @Arg("withAccounts", () => Boolean, { defaultValue: false }) withAccounts: boolean,
  ): Promise<BulkResult> {
    return changeEach(ids, context, (id) => this.deleteMember(context, id, withAccounts));
  }

  @AllowedTo("member:write")
  @Query(() => MemberConnection, { description: "The trash, the last deleted first." })
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
      "Brings back profiles with the accounts that were deleted with them, for which account:manage " +
      "is needed. Refused for what its owner deleted, and where handle or address are taken by now.",
  })
  restoreMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      restorePerson(await deletedMember(id, context), context),
    );
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, {
    description: "Permanently, what was deleted before, with what was deleted with it.",
  })
  async purgeMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      purgePerson(await deletedMember(id, context), context),
    );
  }
}

/** The account of somebody an admin has added, whose address the admin vouches for. */
async function addAccount(member: Member, email: string, context: Context): Promise<void> {
  const { em } = context;
  if (await em.count(User, { email, ...NOT_DELETED })) throw taken(User);
  const user = new User({ email, name: member.displayName, roles: [Role.MEMBER], member });
  user.emailVerified = context.now();
  em.persist(user);
}

/** Without a word of types, the default ones. */
async function typesOf(ids: string[] | null | undefined, context: Context): Promise<MemberType[]> {
  if (!ids) return allOf(MemberType, { isDefault: true }, context);
  const wanted = [...new Set(ids)];
  return Promise.all(wanted.map((id) => context.find(MemberType, id)));
}

async function changeTypes(member: Member, ids: string[], context: Context): Promise<void> {
  if (!context.viewer.may("member:write")) throw new Forbidden();
  const types = await typesOf(ids, context);
  // by their ids alone: the ORM takes for changed what it meets again in a relation
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
