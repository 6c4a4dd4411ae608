import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { check } from "../foundation/input.ts";
import { oneOf, pageOf, type Read } from "../foundation/reading/read.ts";
import { blockable, BlockedCommenter, BlockedCommenterConnection } from "./blocked-commenter.ts";
import { CommenterReach, commenterReach } from "./commenters.ts";

@Resolver(() => BlockedCommenter)
export class BlockedCommenterResolver {
  @AllowedTo("comment:moderate")
  @Query(() => BlockedCommenterConnection, { description: "The newest first." })
  blockedCommenters(@Args(() => Window) window: Window): Read {
    return pageOf(BlockedCommenter, {}, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("comment:moderate")
  @Query(() => CommenterReach, {
    description: "How many comments and people a block of this address or domain would hit.",
  })
  commenterReach(
    @Arg("value", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<CommenterReach> {
    return commenterReach(check(blockable, { value: given }).value, context);
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => BlockedCommenter, {
    description:
      "From now on what comes from this e-mail address or domain goes among the spam; who writes " +
      "it is not told.",
  })
  async blockCommenter(
    @Arg("value", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { value } = check(blockable, { value: given });
    context.em.persist(new BlockedCommenter(value));
    await context.saveOnce();
    return oneOf(BlockedCommenter, { value });
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => String, { description: "NOT_FOUND: 'Not blocked'." })
  async unblockCommenter(
    @Arg("value", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { value } = check(blockable, { value: given });
    context.em.remove(await context.find(BlockedCommenter, { value }, "Not blocked"));
    await context.save();
    return value;
  }
}
