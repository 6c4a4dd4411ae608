import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { z } from "zod";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkChange, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { MOST_AT_ONCE } from "../foundation/deletion.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { check, text } from "../foundation/input.ts";
import { deletedOf } from "../foundation/reading/plain.ts";
import type { EntityClass } from "../foundation/reading/read.ts";
import { Member } from "../members/member.ts";
import { saveWithAdmin } from "./save-with-admin.ts";
import { reinstate, suspend } from "./suspension.ts";
import { User } from "./user.ts";

const AT_MOST = `At most ${MOST_AT_ONCE}.`;
const REASON = "At most 500 characters. Shown to them on signing in.";

const suspension = z.object({
  reason: z.union([z.literal("").transform(() => null), text(500)]).nullish(),
});

/** Suspending and reinstating people, by their profiles or by their accounts. */
@Resolver()
export class SuspensionResolver {
  @AllowedTo("member:suspend")
  @Mutation(() => BulkChange, {
    description:
      "Suspends profiles and their accounts: they are signed out and cannot sign in, and their " +
      `pages are hidden. Only administrators suspend staff; nobody suspends themselves. ${AT_MOST}`,
  })
  suspendMembers(
    @Ctx() context: Context,
    @Arg("ids", () => [ID]) ids: string[],
    @Arg("reason", () => String, { nullable: true, description: REASON }) given?: string | null,
  ): Promise<BulkChange> {
    const { reason = null } = check(suspension, { reason: given });
    return changeEach(ids, context, async (id) => {
      suspend(await personOfMember(id, context), reason, context);
      await saveWithAdmin(context);
    });
  }

  @AllowedTo("member:suspend")
  @Mutation(() => BulkChange, {
    description: `Undoes the suspension of profiles and their accounts. ${AT_MOST}`,
  })
  reinstateMembers(
    @Ctx() context: Context,
    @Arg("ids", () => [ID]) ids: string[],
  ): Promise<BulkChange> {
    return changeEach(ids, context, async (id) => {
      reinstate(await personOfMember(id, context), context);
      await context.save();
    });
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkChange, {
    description:
      "Suspends accounts and their profiles: they are signed out and cannot sign in, and their " +
      `pages are hidden. Nobody suspends themselves. ${AT_MOST}`,
  })
  suspendUsers(
    @Ctx() context: Context,
    @Arg("ids", () => [ID]) ids: string[],
    @Arg("reason", () => String, { nullable: true, description: REASON }) given?: string | null,
  ): Promise<BulkChange> {
    const { reason = null } = check(suspension, { reason: given });
    return changeEach(ids, context, async (id) => {
      suspend(await personOfUser(id, context), reason, context);
      await saveWithAdmin(context);
    });
  }

  @AllowedTo("account:manage")
  @Mutation(() => BulkChange, {
    description: `Undoes the suspension of accounts and their profiles. ${AT_MOST}`,
  })
  reinstateUsers(
    @Ctx() context: Context,
    @Arg("ids", () => [ID]) ids: string[],
  ): Promise<BulkChange> {
    return changeEach(ids, context, async (id) => {
      reinstate(await personOfUser(id, context), context);
      await context.save();
    });
  }
}

// Also of those who are deleted: their owners could restore them.

async function personOfMember(id: string, context: Context) {
  const member = await findWithTrash(Member, id, context, "Member not found");
  // moderators may not read accounts, but suspend them
  const accounts = await context.em.find(User, { member: id });
  return { member, user: accounts.find(({ deletedAt }) => !deletedAt) ?? accounts[0] };
}

async function personOfUser(id: string, context: Context) {
  const user = await findWithTrash(User, id, context, "User not found");
  const member = user.member && (await context.em.findOne(Member, user.member.id));
  return { user, member };
}

async function findWithTrash<T extends StoredEntity>(
  entity: EntityClass<T>,
  id: string,
  context: Context,
  notFound: string,
): Promise<T> {
  const [deleted] = await deletedOf(entity, { id }, context);
  return deleted ?? context.find(entity, id, notFound);
}
