import { Arg, Args, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { publicationResolvers } from "../publication/publication-operations.ts";
import { SelectedIds, selectedIds } from "../publication/selection.ts";
import { Member } from "../members/member.ts";
import { addCategory } from "./add-category.ts";
import { changePost } from "./change-post.ts";
import { CreatePostInput, PostFilter, PostOrder } from "./post.input.ts";
import { Post, PostConnection } from "./post.ts";
import { postPage, wantedPosts } from "./post-page.ts";
import { relatedPosts } from "./related-posts.ts";

export const postPublication = publicationResolvers(Post, {
  write: "post:write",
  one: "Post",
  many: "Posts",
  connection: () => PostConnection,
  filter: PostFilter,
  wanted: wantedPosts,
  order: PostOrder,
  page: postPage,
  input: CreatePostInput,
  change(post, input, context, isNew) {
    const { memberId } = context.viewer;
    if (isNew && memberId) post.author = context.em.getReference(Member, memberId);
    return changePost(post, input, context);
  },
  related: relatedPosts,
});

@Resolver()
export class PostBulkResolver {
  @AllowedTo("post:write")
  @Mutation(() => BulkResult, {
    description: "Adds a category to posts, in addition to those they have.",
  })
  async addCategoryToPosts(
    @Args(() => SelectedIds) chosen: SelectedIds,
    @Arg("categoryId", () => ID) categoryId: string,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return addCategory(await selectedIds(Post, chosen, context), categoryId, context);
  }
}
