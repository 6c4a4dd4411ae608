import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkChange, changeEach } from "../foundation/bulk.ts";
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Deletion, MOST_AT_ONCE } from "../foundation/deletion.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { Described } from "../foundation/reading/declared.ts";
import {
  type Known,
  known,
  oneOf,
  pageOf,
  type Read,
  tallyOf,
  type Where,
} from "../foundation/reading/read.ts";
import { searched } from "../foundation/search.ts";
import { uuid } from "../foundation/uuid.ts";
import { newProfile, saveWithFreeHandle } from "../members/begin-profile.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import type { Role } from "./role.ts";
import { addProfile } from "./add-profile.ts";
import { announceEnded } from "./end-sessions.ts";
import { deletedUser, deleteUser, purgePerson, restorePerson } from "./people-trash.ts";
import { saveWithAdmin } from "./save-with-admin.ts";
import { User, UserConnection, UserStatus } from "./user.ts";
import {
  AccountInput,
  BY_NAME,
  changedUser,
  CreateUserInput,
  newUser,
  UpdateUserInput,
  UserFilter,
  UserOrder,
} from "./user.input.ts";

const AT_MOST = `At most ${MOST_AT_ONCE}; answers for each.`;
const TRASH =
  "For 30 days it can be restored; its address can register again. Nobody deletes their own account here.";

/** `id`, or accounts that never had a profile would be taken along. */
const WITH_PROFILE = { member: { id: { $ne: null }, ...NOT_DELETED } };

const WITHOUT_PROFILE = { $or: [{ member: null }, { member: { deletedAt: { $ne: null } } }] };

@ObjectType({ description: "Accounts by status." })
class UserCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) active!: number;
  @Field(() => Int, { simple: true }) invited!: number;
  @Field(() => Int, { simple: true }) suspended!: number;
}

@Resolver(() => User)
export class UserResolver {
  @AllowedTo("everyone")
  @Query(() => User, { nullable: true, description: "Who asks; null for a visitor." })
  viewer(@Ctx() { viewer }: Context): Read | null {
    return viewer.userId ? oneOf(User, { id: viewer.userId }) : null;
  }

  @AllowedTo("account:manage")
  @Query(() => UserConnection, { description: "Accounts, by default by name." })
  users(
    @Args(() => Window) window: Window,
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter | null,
    @Arg("order", () => UserOrder, { nullable: true }) order?: UserOrder | null,
  ): Read {
    const { field, direction } = order ?? BY_NAME;
    const where = { ...wantedUsers(filter), ...(filter?.status && { status: filter.status }) };
    return pageOf(User, where, { [field]: direction, id: direction }, window);
  }

  @AllowedTo("account:manage")
  @Query(() => UserCounts, {
    description: "How many accounts of a filter have each status, whatever status it names.",
  })
  userCounts(
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter | null,
  ): Read {
    const statuses = Object.values(UserStatus).map((status) => [status, { status }]);
    return tallyOf(User, wantedUsers(filter), { all: {}, ...Object.fromEntries(statuses) });
  }

  @AllowedTo("account:manage")
  @Query(() => User)
  user(@Arg("id", () => ID) id: string): Read {
    return oneOf(User, { id }, () => new NotFound("User not found"));
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description: "With a new profile, unless it names one. CONFLICT if the address has an account.",
  })
  async createUser(
    @Arg("input", () => CreateUserInput) input: CreateUserInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { name, email } = check(newUser, input);
    const id = uuid();
    await saveWithFreeHandle(context, async () => {
      if (await context.em.count(User, { email, ...NOT_DELETED })) {
        throw new Conflict("This address has an account already");
      }
      const member = input.memberId
        ? await memberWithoutAccount(input.memberId, context)
        : await newProfile(name, context.em);
      const user = new User({ email, name, roles: input.roles, locale: input.locale, member });
      context.em.persist(Object.assign(user, { id }));
    });
    return oneOf(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description:
      "INVALID if it would leave the site without an admin. Other roles hold at once, in open sockets too.",
  })
  async updateUser(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const user = await context.find(User, id, "User not found");
    await context.expect(user, input.version);
    const { name, roles = user.roles, locale = user.locale } = check(changedUser, input);
    const hasOtherRoles = !sameRoles(roles, user.roles);
    context.em.assign(user, { name: name ?? user.name, roles, locale });
    if (hasOtherRoles) {
      announceEnded(context, { user: id });
      notify(context, id, NotificationKind.ROLES_CHANGED);
    }
    await saveWithAdmin(context);
    return oneOf(User, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => User, { description: "The viewer's own." })
  async updateAccount(
    @Arg("input", () => AccountInput) input: AccountInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { userId = "" } = context.viewer;
    const user = await context.find(User, userId, "User not found");
    await context.expect(user, input.version);
    const { name = user.name } = check(changedUser, input);
    context.em.assign(user, { name, locale: input.locale ?? user.locale });
    await context.save();
    return oneOf(User, { id: userId });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, { description: "Vouches for the address of an account." })
  async verifyUser(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<Read> {
    const user = await context.find(User, id, "User not found");
    user.emailVerified ??= context.now();
    await context.save();
    return oneOf(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description: "Gives an account without a profile one. The handle is made from the name.",
  })
  async addUserProfile(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<Read> {
    await context.find(User, id, "User not found");
    await addProfile(id, context);
    return oneOf(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => ID, { description: `Its profile stays. ${TRASH}` })
  async deleteUser(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<string> {
    const user = await context.find(User, id, "User not found");
    await deleteUser(user, context);
    return id;
  }

  @AllowedTo("account:manage")
  @Mutation(() => Deletion, {
    description: `Their profiles stay. ${TRASH} ${AT_MOST}`,
  })
  async deleteUsers(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    const { changed, failed } = await changeEach(ids, context, async (id) => {
      await this.deleteUser(id, context);
    });
    return { deleted: changed, failed };
  }

  @AllowedTo("account:manage")
  @Query(() => UserConnection, { description: "The trash, the last deleted first." })
  deletedUsers(
    @Args(() => Window) window: Window,
    @Arg("search", () => String, { nullable: true }) search?: string | null,
  ): Read {
    const order = { deletedAt: "desc", id: "desc" } as const;
    return pageOf(User, searched(search), order, window).amongDeleted();
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkChange, {
    description:
      "Brings back accounts with the profiles that were deleted with them. Refused for what its " +
      `owner deleted, and where the address has an account by now. ${AT_MOST}`,
  })
  restoreUsers(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<BulkChange> {
    return changeEach(ids, context, async (id) => {
      await restorePerson(await deletedUser(id, context), context);
    });
  }

  @AllowedTo("account:manage")
  @Mutation(() => Deletion, {
    description: `Permanently, what was deleted before, with what was deleted with it. ${AT_MOST}`,
  })
  async purgeUsers(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    const { changed, failed } = await changeEach(ids, context, async (id) => {
      await purgePerson(await deletedUser(id, context), context);
    });
    return { deleted: changed, failed };
  }

  @Described()
  @FieldResolver(() => [String], {
    nullable: true,
    description: "What their roles let them do, for example 'post:write'. Seen by themselves.",
  })
  permissions(@Ctx() { viewer }: Context): Known {
    return known(viewer.permissions);
  }
}

const wantedUsers = (filter: UserFilter | null | undefined): Where => ({
  ...searched(filter?.search),
  ...(filter?.role && { roles: { $contains: [filter.role] } }),
  ...(filter?.hasProfile === true && WITH_PROFILE),
  ...(filter?.hasProfile === false && WITHOUT_PROFILE),
});

async function memberWithoutAccount(id: string, context: Context): Promise<Member> {
  const member = await context.find(Member, id, "Member not found");
  if (await context.em.count(User, { member: id, ...NOT_DELETED })) {
    throw new Conflict("This member has an account already");
  }
  return member;
}

const sameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;
