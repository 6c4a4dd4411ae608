import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Id } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { visibleOnly } from "../foundation/policies.ts";
import { taggedWith } from "../foundation/tags.ts";
import { Member } from "../members/member.ts";
import { changePost } from "./change-post.ts";
import { CommentConnection } from "./comment.ts";
import {
  CreatePostInput,
  PostEditFilter,
  PostEditOrder,
  PostFilter,
  PostOrder,
  UpdatePostInput,
} from "./post.input.ts";
import { postsToEdit } from "./posts-to-edit.ts";
import { Post, PostConnection } from "./post.ts";
import { PublishedOrder, publishedPosts } from "./published-posts.ts";
import { rootCommentsOf } from "./root-comments.ts";

@Resolver(() => Post)
export class PostResolver {
  @AllowedTo("everyone")
  @Query(() => PostConnection, {
    description:
      "All posts that the viewer may see, in any language; with `post:write` including drafts.",
  })
  posts(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("order", () => PostOrder, { defaultValue: PostOrder.UPDATED_AT_DESC }) order: PostOrder,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => PostFilter, { nullable: true }) filter?: PostFilter | null,
  ): ReadQuery {
    const where = {
      ...(filter?.language && { languages: { $contains: [filter.language] } }),
      ...(filter?.authorId && { author: visibleOnly(Member, { id: filter.authorId }, viewer) }),
      ...(filter?.categoryId && { categories: { $some: { id: filter.categoryId } } }),
      ...taggedWith(filter?.tag),
    };
    return findPage(Post, where, { [order]: "desc", id: "desc" }, window);
  }

  @AllowedTo("post:write")
  @Query(() => PostConnection, {
    description: "Posts for editing, including drafts; by default last changed first.",
  })
  postsToEdit(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("order", () => PostEditOrder, { nullable: true }) order?: PostEditOrder | null,
    @Arg("filter", () => PostEditFilter, { nullable: true }) filter?: PostEditFilter | null,
  ): ReadQuery {
    return postsToEdit(filter, order, window);
  }

  @AllowedTo("everyone")
  @Query(() => PostConnection, {
    description: "Posts published in a language, by default newest first.",
  })
  publishedPosts(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
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
    @Arg("order", () => PublishedOrder, { defaultValue: PublishedOrder.NEWEST })
    order: PublishedOrder = PublishedOrder.NEWEST,
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
  @FieldResolver(() => CommentConnection, {
    description: "Top-level comments, newest first.",
  })
  comments(@Root() post: Post, @Args(() => PageArgs) window: PageArgs): ReadQuery {
    return rootCommentsOf(post.id, window);
  }
}
