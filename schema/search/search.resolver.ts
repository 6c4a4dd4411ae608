import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { User } from "../accounts/user.ts";
import { Post } from "../blog/post.ts";
import { Category } from "../categories/category.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { listOf, type Read } from "../foundation/reading/read.ts";
import { searched } from "../foundation/search.ts";
import { Member, Visibility } from "../members/member.ts";

@ObjectType({ description: "What was found of each kind, as far as the viewer may see it." })
class SearchResult {
  @Field(() => [Post], { simple: true }) posts!: Read;
  @Field(() => [Member], { simple: true }) members!: Read;
  @Field(() => [Category], { simple: true }) categories!: Read;
  @Field(() => [User], { simple: true }) users!: Read;
}

@Resolver()
export class SearchResolver {
  @AllowedTo("signed-in")
  @Query(() => SearchResult, {
    description:
      "By words, or how they begin: posts by their titles and addresses where they are published, " +
      "for those who write by all of their text. RATE_LIMITED after 60 in a minute.",
  })
  async search(
    @Arg("text", () => String) text: string,
    @Arg("first", () => Int, { defaultValue: 5, description: "Of each kind." }) first: number,
    @Ctx() { viewer, outside }: Context,
  ): Promise<SearchResult> {
    await outside.limits.take(["search", viewer.userId ?? ""]);
    const posts = searched(text, viewer.may("post:write") ? "terms" : "publicTerms");
    return {
      posts: listOf(Post, posts, { updatedAt: "desc", id: "desc" }, first),
      members: listOf(
        Member,
        { ...searched(text), visibility: { $ne: Visibility.UNLISTED } },
        { displayName: "asc", id: "asc" },
        first,
      ),
      categories: listOf(Category, searched(text), { order: "asc", id: "asc" }, first),
      users: listOf(User, searched(text), { name: "asc", id: "asc" }, first),
    };
  }
}
