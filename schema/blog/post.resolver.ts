import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  type Constant,
  constant,
  type ReadQuery,
  sumOf,
  valueOf,
} from "../foundation/reading/descriptions/read-query.ts";
import { visibleOnly } from "../foundation/policies.ts";
import { Member } from "../members/member.ts";
import { CategoryArg, SearchArg, TagArg } from "../publication/published-args.ts";
import { CommentTotal } from "./comment-total.ts";
import { CommentConnection } from "./comment.ts";
import { Post, PostConnection } from "./post.ts";
import { PublishedPostOrder, publishedPosts } from "./published-posts.ts";
import { PostViews } from "./post-views.ts";
import { rootCommentsOf } from "./root-comments.ts";

@Resolver(() => Post)
export class PostResolver {
  @AllowedTo("everyone")
  @Query(() => PostConnection, {
    description: "Published posts, by default newest first.",
  })
  publishedPosts(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, {
      nullable: true,
      defaultValue: Locale.en,
      description: "Published in this language; null: in any.",
    })
    locale: Locale | null,
    @Ctx() { viewer }: Context,
    @CategoryArg() category?: string | null,
    @Arg("authorId", () => ID, { nullable: true }) authorId?: string | null,
    @Arg("featured", () => Boolean, { nullable: true }) featured?: boolean | null,
    @TagArg() tag?: string | null,
    @SearchArg() search?: string | null,
    @Arg("order", () => PublishedPostOrder, { defaultValue: PublishedPostOrder.NEWEST })
    order: PublishedPostOrder = PublishedPostOrder.NEWEST,
  ): ReadQuery {
    const author = authorId ? visibleOnly(Member, { id: authorId }, viewer) : null;
    const filter = { locale, category, author, featured, tag, search };
    return publishedPosts(filter, order, window);
  }

  @Compilable()
  @FieldResolver(() => Int, { description: "The number of public comments and replies." })
  commentCount(@Root() post: Post): ReadQuery {
    return valueOf(CommentTotal, { post: post.id }, "total");
  }

  @Compilable()
  @FieldResolver(() => Int, {
    nullable: true,
    description: "The number of pending comments. Visible to moderators only.",
  })
  pendingCommentCount(@Root() post: Post, @Ctx() { viewer }: Context): ReadQuery | Constant {
    if (!viewer.may("comment:moderate")) return constant(null);
    return valueOf(CommentTotal, { post: post.id }, "pending");
  }

  @Compilable()
  @FieldResolver(() => Int, {
    description:
      "How often its page was read, in all languages; not by programs, staff and its author.",
  })
  viewCount(@Root() post: Post): ReadQuery {
    return sumOf(PostViews, "views", { post: post.id });
  }

  @Compilable()
  @FieldResolver(() => CommentConnection, {
    description: "Top-level comments, newest first.",
  })
  comments(@Root() post: Post, @Args(() => PageArgs) window: PageArgs): ReadQuery {
    return rootCommentsOf(post.id, window);
  }
}
