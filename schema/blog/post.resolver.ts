import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Id } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  type Constant,
  constant,
  findOneOrFail,
  type ReadQuery,
  valueOf,
} from "../foundation/reading/descriptions/read-query.ts";
import { visibleOnly } from "../foundation/policies.ts";
import { Member } from "../members/member.ts";
import { changePost } from "./change-post.ts";
import { CommentTotal } from "./comment-total.ts";
import { CommentConnection } from "./comment.ts";
import { CreatePostInput, PostFilter, PostOrder, UpdatePostInput } from "./post.input.ts";
import { postPage } from "./post-page.ts";
import { Post, PostConnection } from "./post.ts";
import { PublishedPostOrder, publishedPosts } from "./published-posts.ts";
import { rootCommentsOf } from "./root-comments.ts";

@Resolver(() => Post)
export class PostResolver {
  @AllowedTo("post:write")
  @Query(() => PostConnection, {
    description: "All posts, including drafts; by default last changed first.",
  })
  posts(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("order", () => PostOrder, { nullable: true }) order?: PostOrder | null,
    @Arg("filter", () => PostFilter, { nullable: true }) filter?: PostFilter | null,
  ): ReadQuery {
    return postPage(filter, order, window, viewer);
  }

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
    @Arg("category", () => String, {
      nullable: true,
      description: "A category's slug in any language.",
    })
    category?: string | null,
    @Arg("authorId", () => ID, { nullable: true }) authorId?: string | null,
    @Arg("featured", () => Boolean, { nullable: true }) featured?: boolean | null,
    @Arg("tag", () => String, { nullable: true, description: "A tag, case-insensitive." })
    tag?: string | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Words in title, slug or description; prefixes match.",
    })
    search?: string | null,
    @Arg("order", () => PublishedPostOrder, { defaultValue: PublishedPostOrder.NEWEST })
    order: PublishedPostOrder = PublishedPostOrder.NEWEST,
  ): ReadQuery {
    const author = authorId ? visibleOnly(Member, { id: authorId }, viewer) : null;
    const filter = { locale, category, author, featured, tag, search };
    return publishedPosts(filter, order, window);
  }

  @AllowedTo("everyone")
  @Query(() => Post, { description: "A post by id. NOT_FOUND: 'Post not found'." })
  post(@Id() id: string): ReadQuery {
    return findOneOrFail(Post, { id });
  }

  @AllowedTo("post:write")
  @Mutation(() => Post, {
    description: "Creates a post. CONFLICT if a slug is already taken in its language.",
  })
  async createPost(
    @Arg("input", () => CreatePostInput) input: CreatePostInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const post = new Post();
    const { memberId } = context.viewer;
    if (memberId) post.author = context.em.getReference(Member, memberId);
    return context.create(post, () => changePost(post, input, context));
  }

  @AllowedTo("post:write")
  @Mutation(() => Post, {
    description:
      "Updates a post. CONFLICT if it was changed since `version`, or a slug is already taken in its language.",
  })
  updatePost(
    @Id() id: string,
    @Arg("input", () => UpdatePostInput) input: UpdatePostInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(Post, id, input.version, (post) => changePost(post, input, context));
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
  @FieldResolver(() => CommentConnection, {
    description: "Top-level comments, newest first.",
  })
  comments(@Root() post: Post, @Args(() => PageArgs) window: PageArgs): ReadQuery {
    return rootCommentsOf(post.id, window);
  }
}
