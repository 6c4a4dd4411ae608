import { CheckConstraintViolationException } from "@mikro-orm/core";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { oneOf, pageOf, type Read } from "../foundation/reading/read.ts";
import { Member } from "../members/member.ts";
import type { Role } from "./role.ts";
import { announceEnded } from "./end-sessions.ts";
import { User, UserConnection } from "./user.ts";
import {
  changedUser,
  CreateUserInput,
  newUser,
  UpdateUserInput,
  UserFilter,
} from "./user.input.ts";

@Resolver(() => User)
export class UserResolver {
  @AllowedTo("everyone")
  @Query(() => User, { nullable: true, description: "Who asks; null for a visitor." })
  viewer(@Ctx() { viewer }: Context): Read | null {
    return viewer.userId ? oneOf(User, { id: viewer.userId }) : null;
  }

  @AllowedTo("account:manage")
  @Query(() => UserConnection, { description: "Accounts by name." })
  users(
    @Args(() => Window) window: Window,
    @Arg("filter", () => UserFilter, { nullable: true }) filter?: UserFilter | null,
  ): Read {
    const where = {
      ...(filter?.status && { status: filter.status }),
      ...(filter?.role && { roles: { $contains: [filter.role] } }),
    };
    return pageOf(User, where, { name: "asc", id: "asc" }, window);
  }

  @AllowedTo("account:manage")
  @Query(() => User)
  user(@Arg("id", () => ID) id: string): Read {
    return oneOf(User, { id }, new NotFound("User not found"));
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
    const mayDoAsBefore = status === user.status && sameRoles(roles, user.roles);
    context.em.assign(user, { name: name ?? user.name, roles, status, locale });
    if (!mayDoAsBefore) announceEnded(context, { user: id });
    await saveWithAdmin(context);
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
}

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
