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
import { Id, Ids } from "../foundation/id-args.ts";
import { BulkResult, changeEach } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { taken } from "../foundation/model-messages.ts";
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
import type { Role } from "./role.ts";
import { addProfile } from "./add-profile.ts";
import { publishEnded } from "./end-sessions.ts";
import { deletedUser, deleteUser, purgePerson, restorePerson } from "./people-trash.ts";
import { saveWithAdmin } from "./save-with-admin.ts";
import { User, UserConnection, UserStatus } from "./user.ts";
import {
  AccountInput,
  BY_NAME,
  CreateUserInput,
  UpdateUserInput,
  UserFilter,
  UserOrder,
} from "./user.input.ts";

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
  viewer(@Ctx() { viewer }: Context): ReadQuery | null {
    return viewer.userId ? findOne(User, { id: viewer.userId }) : null;
  }

  @AllowedTo("account:manage")
  @Query(() => UserConnection, { description: "Accounts, by default by name." })
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
    description: "How many accounts of a filter have each status, whatever status it names.",
  })
  userCounts(
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter | null,
  ): ReadQuery {
    const statuses = Object.values(UserStatus).map((status) => [status, { status }]);
    return countBy(User, wantedUsers(filter), { all: {}, ...Object.fromEntries(statuses) });
  }

  @AllowedTo("account:manage")
  @Query(() => User)
  user(@Id() id: string): ReadQuery {
    return findOneOrFail(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description: "With a new profile, unless it names one. CONFLICT if the address has an account.",
  })
  async createUser(
    @Arg("input", () => CreateUserInput) input: CreateUserInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { name, email } = parseInput(CreateUserInput, input);
    const id = uuid();
    await saveWithFreeHandle(context, async () => {
      if (await context.em.count(User, { email, ...NOT_DELETED })) {
        throw taken(User);
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
      "INVALID if it would leave the site without an admin. Other roles hold at once, in open sockets too.",
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
    context.em.assign(user, { name: name ?? user.name, roles, locale });
    if (hasOtherRoles) {
      publishEnded(context, { user: id });
      notify(context, id, NotificationKind.ROLES_CHANGED);
    }
    await saveWithAdmin(context);
    return findOne(User, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => User, { description: "The viewer's own." })
  async updateAccount(
    @Arg("input", () => AccountInput) input: AccountInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { userId = "" } = context.viewer;
    return context.update(User, userId, input.version, (user) => {
      const { name = user.name, locale = user.locale } = parseInput(AccountInput, input);
      Object.assign(user, { name, locale });
    });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, { description: "Vouches for the address of an account." })
  async verifyUser(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return context.update(User, id, null, (user) => {
      user.emailVerified ??= context.now();
    });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description: "Gives an account without a profile one. The handle is made from the name.",
  })
  async addUserProfile(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await context.find(User, id);
    await addProfile(id, context);
    return findOne(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => ID, { description: `Its profile stays. ${TRASH}` })
  async deleteUser(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await deleteUser(await context.find(User, id), context);
    return id;
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkResult, { description: `Their profiles stay. ${TRASH}` })
  async deleteUsers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, (id) => this.deleteUser(id, context));
  }

  @AllowedTo("account:manage")
  @Query(() => UserConnection, { description: "The trash, the last deleted first." })
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
      "Brings back accounts with the profiles that were deleted with them. Refused for what its " +
      "owner deleted, and where the address has an account by now.",
  })
  restoreUsers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      restorePerson(await deletedUser(id, context), context),
    );
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkResult, {
    description: "Permanently, what was deleted before, with what was deleted with it.",
  })
  async purgeUsers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) =>
      purgePerson(await deletedUser(id, context), context),
    );
  }

  @Compilable()
  @FieldResolver(() => [String], {
    nullable: true,
    description: "What their roles let them do, for example 'post:write'. Seen by themselves.",
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
    throw new Conflict("This member has an account already");
  }
  return member;
}

const sameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;
