import { CheckConstraintViolationException } from "@mikro-orm/core";
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
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { deleteEach, Deletion, MOST_AT_ONCE } from "../foundation/deletion.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
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
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import type { Role } from "./role.ts";
import { announceEnded } from "./end-sessions.ts";
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
  @Mutation(() => User, { description: "CONFLICT if the address has an account." })
  async createUser(
    @Arg("input", () => CreateUserInput) input: CreateUserInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { name, email } = check(newUser, input);
    const member = input.memberId
      ? await context.find(Member, input.memberId, "Member not found")
      : null;
    const user = new User({ email, name, roles: input.roles, locale: input.locale, member });
    context.em.persist(user);
    if (!(await context.saveOnce())) throw new Conflict("This address has an account already");
    return oneOf(User, { id: user.id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => User, {
    description:
      "INVALID if it would leave the site without an admin. Who is no longer active is signed out.",
  })
  async updateUser(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const user = await context.find(User, id, "User not found");
    await context.expect(user, input.version);
    const { name } = check(changedUser, input);
    const { roles = user.roles, status = user.status, locale = user.locale } = input;
    const hasOtherRoles = !sameRoles(roles, user.roles);
    const mayDoAsBefore = status === user.status && !hasOtherRoles;
    context.em.assign(user, { name: name ?? user.name, roles, status, locale });
    if (!mayDoAsBefore) announceEnded(context, { user: id });
    if (hasOtherRoles) notify(context, id, NotificationKind.ROLES_CHANGED);
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
    user.emailVerifiedAt ??= context.now();
    await context.save();
    return oneOf(User, { id });
  }

  @AllowedTo("account:manage")
  @Mutation(() => ID, { description: "Its profile stays." })
  async deleteUser(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<string> {
    const user = await context.find(User, id, "User not found");
    context.em.remove(user);
    announceEnded(context, { user: id });
    await saveWithAdmin(context);
    return id;
  }

  @AllowedTo("account:manage")
  @Mutation(() => Deletion, {
    description: `Their profiles stay. At most ${MOST_AT_ONCE}; answers for each.`,
  })
  deleteUsers(@Arg("ids", () => [ID]) ids: string[], @Ctx() context: Context): Promise<Deletion> {
    return deleteEach(ids, (id) => this.deleteUser(id, context));
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
});

const sameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0;

const noAdmin = () => new Invalid({ roles: "Not valid" }, "At least one admin must remain");

/** The database refuses what would leave none; two may try at once. */
async function saveWithAdmin(context: Context): Promise<void> {
  try {
    await context.save();
  } catch (error) {
    throw error instanceof CheckConstraintViolationException ? noAdmin() : error;
  }
}
