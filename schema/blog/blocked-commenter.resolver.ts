import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { parseInput } from "../foundation/input.ts";
import {
  findOne,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { blockable, BlockedCommenter, BlockedCommenterConnection } from "./blocked-commenter.ts";
import { CommenterReach, commenterReach } from "./commenters.ts";

@Resolver(() => BlockedCommenter)
export class BlockedCommenterResolver {
  @AllowedTo("comment:moderate")
  @Query(() => BlockedCommenterConnection, {
    description: "Blocked email addresses and domains, most recent first.",
  })
  blockedCommenters(@Args(() => PageArgs) window: PageArgs): ReadQuery {
    return findPage(BlockedCommenter, {}, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("comment:moderate")
  @Query(() => CommenterReach, {
    description:
      "How many comments and people a block of this email address or domain would affect.",
  })
  commenterReach(
    @Arg("value", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<CommenterReach> {
    return commenterReach(parseInput(blockable, { value: given }).value, context);
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => BlockedCommenter, {
    description:
      "Blocks an email address or domain: its future comments are marked as spam. The commenter " +
      "is not notified.",
  })
  async blockCommenter(
    @Arg("value", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { value } = parseInput(blockable, { value: given });
    context.em.persist(new BlockedCommenter(value));
    await context.saveUnique();
    return findOne(BlockedCommenter, { value });
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => String, {
    description:
      "Removes the block of an email address or domain, which it returns. NOT_FOUND: 'Not blocked'.",
  })
  async unblockCommenter(
    @Arg("value", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { value } = parseInput(blockable, { value: given });
    await context.deleteLoaded(await context.find(BlockedCommenter, { value }));
    return value;
  }
}
