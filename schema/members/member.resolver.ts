import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import {
  deletedMember,
  deleteMember,
  purgePerson,
  restorePerson,
} from "../accounts/people-trash.ts";
import { User } from "../accounts/user.ts";
import { AllowedTo, Confirmed, refuseUnconfirmed } from "../foundation/allowed-to.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import { BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Forbidden } from "../foundation/errors.ts";
import { refuseSlug } from "../foundation/former-slugs.ts";
import { parseInput } from "../foundation/input.ts";
import {
  findOne,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { isUuid, uuid } from "../foundation/uuid.ts";
import { featureProjects } from "../projects/featured-projects.ts";
import { FormerHandle } from "./former-handle.ts";
import { addAccount, changeMember, setTypes, typesOf } from "./change-member.ts";
import { importMembers } from "./import-members.ts";
import { MemberImport, MemberImportRow } from "./member-import.ts";
import { freeHandle, saveWithFreeHandle } from "./begin-profile.ts";
import { mayEditMember } from "./member.access.ts";
import { CreateMemberInput, MemberFilter, MemberOrder, UpdateMemberInput } from "./member.input.ts";
import { countsOfMembers, listedMembers, MemberCounts } from "./listed-members.ts";
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
      "NOT_FOUND: 'Member not found', with `movedTo` if it is a former handle.",
  })
  member(@Id() id: string, @Ctx() context: Context): ReadQuery {
    const where = { handle: id.toLowerCase() };
    const moved = () => refuseSlug(Member, FormerHandle, where, ({ handle }) => handle, context);
    if (!isUuid(id)) return findOne(Member, where, moved);
    if (!context.viewer.may("account:manage")) return findOne(Member, { id }, moved);
    const ofAccount = { accounts: { $some: { id, ...NOT_DELETED } } };
    return findOne(Member, { id }, async () => findOne(Member, ofAccount, moved));
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
      changeMember(Object.assign(member, { id }), rest);
      await featureProjects(member, rest.featuredProjectIds ?? [], context);
      member.memberTypes.set(await typesOf(typeIds, context));
      em.persist(member);
      if (email) await addAccount(member, email, context);
    };
    if (!handle) await saveWithFreeHandle(context, stage);
    else {
      await stage();
      if (!(await context.saveUnique())) throw context.taken(Member);
    }
    return findOne(Member, { id });
  }

  @AllowedTo("member:write")
  @Mutation(() => MemberImport, {
    description:
      "Creates and updates members from the rows of a file, at most 100 at a time. Rows are independent: a refused one " +
      "does not undo the others. INVALID: too many rows. CONFIRMATION_REQUIRED unless the session was confirmed within the " +
      "last ten minutes, or this is a dry run.",
  })
  async importMembers(
    @Ctx() context: Context,
    @Arg("rows", () => [MemberImportRow]) rows: MemberImportRow[],
    @Arg("dryRun", () => Boolean, {
      defaultValue: false,
      description: "Only says what would become of each row by itself; nothing is stored.",
    })
    isTrial: boolean,
    @Arg("invite", () => Boolean, {
      defaultValue: false,
      description: "Mails the owners of new accounts the way to a password.",
    })
    invites: boolean,
  ): Promise<MemberImport> {
    if (!isTrial) refuseUnconfirmed(context);
    return importMembers(rows, { isTrial, invites }, context);
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
      const parsed = parseInput(UpdateMemberInput, cover === member.cover ? sent : input);
      changeMember(member, parsed);
      if (parsed.featuredProjectIds) {
        await featureProjects(member, parsed.featuredProjectIds, context);
      }
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
  @Confirmed()
  @Mutation(() => BulkResult, {
    description: "Permanently deletes profiles in the trash, and the accounts deleted with them.",
  })
  async purgeMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      purgePerson(await deletedMember(id, context), context),
    );
  }
}

async function changeTypes(member: Member, ids: string[], context: Context): Promise<void> {
  if (!context.viewer.may("member:write")) throw new Forbidden();
  const types = await typesOf(ids, context);
  await setTypes(member, types);
}
