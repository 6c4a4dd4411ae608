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
import { AllowedTo, Confirmed, refuseUnconfirmed } from "../foundation/allowed-to.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { BulkResult, changeEach } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict } from "../foundation/errors.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  type Constant,
  constant,
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
  countBy,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { uuid } from "../foundation/uuid.ts";
import { newProfile, saveWithFreeHandle } from "../members/begin-profile.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import { isStaff, Role } from "./role.ts";
import { addProfile } from "./add-profile.ts";
import { publishSessionsEnded, shortenSessions } from "./revoke-sessions.ts";
import { deletedUser, deleteUser, purgePerson, restorePerson } from "./people-trash.ts";
import { saveWithAdmin } from "./save-with-admin.ts";
import { User, UserConnection, UserStatus } from "./user.ts";
import {
  UpdateAccountInput,
  BY_NAME,
  CreateUserInput,
  UpdateUserInput,
  UserFilter,
  UserOrder,
} from "./user.input.ts";

const TRASH =
  "Deleted accounts can be restored for 30 days; meanwhile their addresses can register again. The viewer's own account is refused: use `deleteAccount`.";

const CONFIRMED = "unless the session was confirmed within the last ten minutes.";

/** `id`, because otherwise accounts that never had a profile would match. */
const WITH_PROFILE = { member: { id: { $ne: null }, ...NOT_DELETED } };

const WITHOUT_PROFILE = { $or: [{ member: null }, { member: { deletedAt: { $ne: null } } }] };

@ObjectType({ description: "The number of accounts per status; 10001 means more than 10000." })
class UserCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) active!: number;
  @Field(() => Int, { simple: true }) invited!: number;
  @Field(() => Int, { simple: true }) suspended!: number;
}

@Resolver(() => User)
export class UserResolver {
  @AllowedTo("everyone")
  @Query(() => User, { nullable: true, description: "The signed-in user; null for visitors." })
  viewer(@Ctx() { viewer }: Context): ReadQuery | null {
    return viewer.userId ? findOne(User, { id: viewer.userId }) : null;
  }

  @AllowedTo("account:manage")
  @Query(() => UserConnection, { description: "Accounts, by default ordered by name." })
  users(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter | null,
    @Arg("order", () => UserOrder, { nullable: true }) order?: UserOrder | null,
  ): ReadQuery {
    const { field, direction } = order ?? BY_NAME;
    const where = { ...wantedUsers(filter), ...(filter?.status && { status: filter.status }) };
    return findPage(User, where, { [field]: direction, id: direction }, window);
  }

  @AllowedTo("account:manage")
  @Query(() => UserCounts, {
    description:
      "The number of accounts per status that match a filter, regardless of the filter's own status.",
  })
  userCounts(
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter | null,
  ): ReadQuery {
    const statuses = filterPerValue(UserStatus, "status");
    return countBy(User, wantedUsers(filter), { all: {}, ...statuses });
  }

  @AllowedTo("account:manage")
  @Query(() => User, { description: "An account by id. NOT_FOUND: 'User not found'." })
  user(@Id() id: string): ReadQuery {
    return findOneOrFail(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description:
      "Creates an account, with a new profile unless `memberId` names one. CONFLICT if the address already has an account. " +
      `CONFIRMATION_REQUIRED for roles of staff, ${CONFIRMED}`,
  })
  async createUser(
    @Arg("input", () => CreateUserInput) input: CreateUserInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    if (isStaff(input.roles)) refuseUnconfirmed(context);
    const { name, email } = parseInput(CreateUserInput, input);
    const id = uuid();
    await saveWithFreeHandle(context, async () => {
      if (await context.em.count(User, { email, ...NOT_DELETED })) {
        throw alreadyTaken(User, "email");
      }
      const member = input.memberId
        ? await memberWithoutAccount(input.memberId, context)
        : await newProfile(name, context.em);
      const user = new User({ email, name, roles: input.roles, locale: input.locale, member });
      context.em.persist(Object.assign(user, { id }));
    });
    return findOne(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description:
      "Updates an account. INVALID if no administrator would remain. New roles take effect at once, also on open connections. " +
      `CONFIRMATION_REQUIRED for other roles, ${CONFIRMED}`,
  })
  async updateUser(
    @Id() id: string,
    @Arg("input", () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const user = await context.find(User, id);
    await context.checkVersion(user, input.version);
    const { name, roles = user.roles, locale = user.locale } = parseInput(UpdateUserInput, input);
    const hasOtherRoles = !sameRoles(roles, user.roles);
    if (hasOtherRoles) refuseUnconfirmed(context);
    context.em.assign(user, { name: name ?? user.name, roles, locale });
    if (hasOtherRoles) {
      if (roles.includes(Role.ADMIN)) await shortenSessions(id, context);
      publishSessionsEnded(context, { user: id });
      await notify([user], NotificationKind.ROLES_CHANGED, {}, context);
    }
    await saveWithAdmin(context);
    return findOne(User, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => User, { description: "Updates the viewer's own account." })
  async updateAccount(
    @Arg("input", () => UpdateAccountInput) input: UpdateAccountInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { userId = "" } = context.viewer;
    return context.update(User, userId, input.version, (user) => {
      const { name = user.name, locale = user.locale } = parseInput(UpdateAccountInput, input);
      Object.assign(user, { name, locale });
    });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, { description: "Marks the email address of an account as verified." })
  async verifyUser(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return context.update(User, id, null, (user) => {
      user.emailVerified ??= context.now();
    });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description: "Gives an account without a profile a new one. The handle is made from the name.",
  })
  async addUserProfile(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await context.find(User, id);
    await addProfile(id, context);
    return findOne(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => ID, { description: `Moves an account to the trash; its profile stays. ${TRASH}` })
  async deleteUser(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await deleteUser(await context.find(User, id), context);
    return id;
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkResult, {
    description: `Moves accounts to the trash; their profiles stay. ${TRASH}`,
  })
  async deleteUsers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, (id) => this.deleteUser(id, context));
  }

  @AllowedTo("account:manage")
  @Query(() => UserConnection, {
    description: "The accounts in the trash, most recently deleted first.",
  })
  deletedUsers(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("search", () => String, { nullable: true }) search?: string | null,
  ): ReadQuery {
    const order = { deletedAt: "desc", id: "desc" } as const;
    return findPage(User, searched(search), order, window).amongDeleted();
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkResult, {
    description:
      "Restores accounts and the profiles deleted with them. Fails for accounts that their owner deleted, " +
      "and for those whose address is in use by another account.",
  })
  restoreUsers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      restorePerson(await deletedUser(id, context), context),
    );
  }

  @AllowedTo("account:manage")
  @Confirmed()
  @Mutation(() => BulkResult, {
    description: "Permanently deletes accounts in the trash, and the profiles deleted with them.",
  })
  async purgeUsers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      purgePerson(await deletedUser(id, context), context),
    );
  }

  @Compilable()
  @FieldResolver(() => [String], {
    nullable: true,
    description:
      "The permissions of the user's roles, for example 'post:write'. Visible to the user.",
  })
  permissions(@Ctx() { viewer }: Context): Constant {
    return constant(viewer.permissions);
  }
}

const wantedUsers = (filter: UserFilter | null | undefined): Where => ({
  ...searched(filter?.search),
  ...(filter?.role && { roles: { $contains: [filter.role] } }),
  ...(filter?.hasProfile === true && WITH_PROFILE),
  ...(filter?.hasProfile === false && WITHOUT_PROFILE),
});

async function memberWithoutAccount(id: string, context: Context): Promise<Member> {
  const member = await context.find(Member, id);
  if (await context.em.count(User, { member: id, ...NOT_DELETED })) {
    throw new Conflict("This member already has an account");
  }
  return member;
}

const sameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;
