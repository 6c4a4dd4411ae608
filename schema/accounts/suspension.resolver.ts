import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { z } from "zod";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Ids } from "../foundation/id-args.ts";
import { BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { parseInput, text } from "../foundation/input.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import type { Person } from "./person.ts";
import { saveWithAdmin } from "./save-with-admin.ts";
import { reinstateUser, suspendUser } from "./suspension.ts";
import { User } from "./user.ts";

const REASON = "At most 500 characters. Shown to the suspended user at sign-in.";

const suspension = z.object({
  reason: z.union([z.literal("").transform(() => null), text(500)]).nullish(),
});

/** Suspends and reinstates people, by their profiles or their accounts. */
@Resolver()
export class SuspensionResolver {
  @AllowedTo("member:suspend")
  @Mutation(() => BulkResult, {
    description:
      "Suspends profiles and their accounts: they are signed out and cannot sign in, and their " +
      "pages are hidden. Only administrators can suspend staff; no one can suspend themselves.",
  })
  suspendMembers(
    @Ctx() context: Context,
    @Ids() ids: string[],
    @Arg("reason", () => String, { nullable: true, description: REASON }) given?: string | null,
  ): Promise<BulkResult> {
    return suspendEach(ids, given, personOfMember, context);
  }

  @AllowedTo("member:suspend")
  @Mutation(() => BulkResult, {
    description: "Lifts the suspension of profiles and their accounts.",
  })
  reinstateMembers(@Ctx() context: Context, @Ids() ids: string[]): Promise<BulkResult> {
    return reinstateEach(ids, personOfMember, context);
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkResult, {
    description:
      "Suspends accounts and their profiles: they are signed out and cannot sign in, and their " +
      "pages are hidden. No one can suspend themselves.",
  })
  suspendUsers(
    @Ctx() context: Context,
    @Ids() ids: string[],
    @Arg("reason", () => String, { nullable: true, description: REASON }) given?: string | null,
  ): Promise<BulkResult> {
    return suspendEach(ids, given, personOfUser, context);
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkResult, {
    description: "Lifts the suspension of accounts and their profiles.",
  })
  reinstateUsers(@Ctx() context: Context, @Ids() ids: string[]): Promise<BulkResult> {
    return reinstateEach(ids, personOfUser, context);
  }
}

type FindPerson = (id: string, context: Context) => Promise<Person>;

function suspendEach(
  ids: string[],
  given: string | null | undefined,
  find: FindPerson,
  context: Context,
): Promise<BulkResult> {
  const { reason = null } = parseInput(suspension, { reason: given });
  return changeEach(ids, context, async (id) => {
    suspendUser(await find(id, context), reason, context);
    await saveWithAdmin(context);
  });
}

const reinstateEach = (ids: string[], find: FindPerson, context: Context): Promise<BulkResult> =>
  changeEach(ids, context, async (id) => {
    reinstateUser(await find(id, context), context);
    await context.save();
  });

// Includes deleted accounts, because their owners could restore them.

async function personOfMember(id: string, context: Context): Promise<Person> {
  const member = await findWithTrash(Member, id, context);
  // moderators may suspend accounts that they may not read
  const accounts = await context.em.find(User, { member: id });
  return { member, user: accounts.find(({ deletedAt }) => !deletedAt) ?? accounts[0] };
}

async function personOfUser(id: string, context: Context): Promise<Person> {
  const user = await findWithTrash(User, id, context);
  const member = user.member && (await context.em.findOne(Member, user.member.id));
  return { user, member };
}

async function findWithTrash<T extends StoredEntity>(
  entity: EntityClass<T>,
  id: string,
  context: Context,
): Promise<T> {
  const [deleted] = await deletedOf(entity, { id }, context);
  return deleted ?? context.find(entity, id);
}
