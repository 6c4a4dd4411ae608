import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkChange } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Deletion } from "../foundation/deletion.ts";
import { Invalid } from "../foundation/errors.ts";
import { Locale } from "../foundation/locale.ts";
import { facts, idsOf } from "../foundation/reading/facts.ts";
import {
  addCategory,
  archivePosts,
  postTrash,
  publishPosts,
  unarchivePosts,
  unpublishPosts,
} from "./change-posts.ts";
import { ChosenPosts, PostEditFilter } from "./post.input.ts";
import { chosenIds, narrowSelection, PostSelection } from "./post-selection.ts";
import { Post } from "./post.ts";
import { wantedPosts } from "./posts-to-edit.ts";

@ObjectType({ description: "Posts that a filter found, to do something to exactly those." })
class SelectedPosts {
  @Field(() => ID, { description: "For a day, and for whoever asked." }) id!: string;
  @Field(() => Int) count!: number;
}

@Resolver()
export class PostBulkResolver {
  @AllowedTo("post:write")
  @Mutation(() => SelectedPosts, { description: "All posts of a filter, as they are now." })
  async selectPosts(
    @Ctx() context: Context,
    @Arg("filter", () => PostEditFilter, { nullable: true }) filter?: PostEditFilter | null,
    @Arg("inTrash", () => Boolean, { defaultValue: false, description: "Of the deleted ones." })
    inTrash = false,
  ): Promise<SelectedPosts> {
    const { ids } = await facts({ ids: idsOf(Post, wantedPosts(filter), { inTrash }) }, context);
    const { userId = "" } = context.viewer;
    const selection = new PostSelection({ userId, ids, createdAt: context.now() });
    context.em.persist(selection);
    await context.save();
    return { id: selection.id, count: ids.length };
  }

  @AllowedTo("post:write")
  @Mutation(() => Deletion, {
    description: "With their comments. For 30 days they can be restored; answers for each.",
  })
  async deletePosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Ctx() context: Context,
  ): Promise<Deletion> {
    const deletion = await postTrash.delete(await chosenIds(chosen, context), context);
    await narrowSelection(chosen.selectionId, deletion.deleted, context);
    return deletion;
  }

  @AllowedTo("post:write")
  @Mutation(() => BulkChange, {
    description: "Brings back what was deleted, as it was; of a selection what it has deleted.",
  })
  async restorePosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Ctx() context: Context,
  ): Promise<BulkChange> {
    return postTrash.restore(await chosenIds(chosen, context), context);
  }

  @AllowedTo("post:write")
  @Mutation(() => Deletion, {
    description: "Permanently, what was deleted before, with its comments; answers for each.",
  })
  async purgePosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Ctx() context: Context,
  ): Promise<Deletion> {
    return postTrash.purge(await chosenIds(chosen, context), context);
  }

  @AllowedTo("post:write")
  @Mutation(() => BulkChange, {
    description: "In these languages; without any in all they are written in but archived ones.",
  })
  async publishPosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Ctx() context: Context,
    @Arg("locales", () => [Locale], { nullable: true }) locales?: Locale[] | null,
  ): Promise<BulkChange> {
    return publishPosts(await chosenIds(chosen, context), locales, context);
  }

  @AllowedTo("post:write")
  @Mutation(() => BulkChange, { description: "In these languages, or in all." })
  async archivePosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Ctx() context: Context,
    @Arg("locales", () => [Locale], { nullable: true }) locales?: Locale[] | null,
  ): Promise<BulkChange> {
    const change = await archivePosts(
      await chosenIds(chosen, context),
      locales,
      context,
      chosen.selectionId ?? undefined,
    );
    await narrowSelection(chosen.selectionId, change.changed, context);
    return change;
  }

  @AllowedTo("post:write")
  @Mutation(() => BulkChange, {
    description:
      "Makes archived languages, these or all, what they were before they were archived.",
  })
  async unarchivePosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Ctx() context: Context,
    @Arg("locales", () => [Locale], { nullable: true }) locales: Locale[] | null,
    @Arg("isUndo", () => Boolean, {
      defaultValue: false,
      description: "Only the languages that this selection has archived.",
    })
    isUndo: boolean,
  ): Promise<BulkChange> {
    const own = isUndo ? chosen.selectionId : undefined;
    if (isUndo && !own) throw new Invalid({ selectionId: "Required" });
    return unarchivePosts(await chosenIds(chosen, context), locales, context, own ?? undefined);
  }

  @AllowedTo("post:write")
  @Mutation(() => BulkChange, {
    description: "Makes drafts of what is published or scheduled, in these languages or in all.",
  })
  async unpublishPosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Ctx() context: Context,
    @Arg("locales", () => [Locale], { nullable: true }) locales?: Locale[] | null,
  ): Promise<BulkChange> {
    return unpublishPosts(await chosenIds(chosen, context), locales, context);
  }

  @AllowedTo("post:write")
  @Mutation(() => BulkChange)
  async addCategoryToPosts(
    @Args(() => ChosenPosts) chosen: ChosenPosts,
    @Arg("categoryId", () => ID) categoryId: string,
    @Ctx() context: Context,
  ): Promise<BulkChange> {
    return addCategory(await chosenIds(chosen, context), categoryId, context);
  }
}
