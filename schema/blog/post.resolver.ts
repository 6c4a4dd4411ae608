import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
import { Locale } from "../foundation/locale.ts";
import { Described } from "../foundation/reading/declared.ts";
import { oneOf, pageOf, type Read } from "../foundation/reading/read.ts";
import { visibleOnly } from "../foundation/rules.ts";
import { Member } from "../members/member.ts";
import { changePost } from "./change-post.ts";
import { CommentConnection } from "./comment.ts";
import { findPublished, POST_NOT_FOUND } from "./find-post.ts";
import {
  CreatePostInput,
  PostEditFilter,
  PostEditOrder,
  PostFilter,
  PostOrder,
  UpdatePostInput,
} from "./post.input.ts";
import { countsOfPosts, deletedPosts, PostCounts, postsToEdit } from "./posts-to-edit.ts";
import { Post, PostConnection, PostStatus, WithdrawnStatus } from "./post.ts";
import { PublishedOrder, publishedPosts } from "./published-posts.ts";
import { neighbour, relatedPosts } from "./related-posts.ts";
import { threadsOf } from "./threads.ts";

@Resolver(() => Post)
export class PostResolver {
  @AllowedTo("everyone")
  @Query(() => PostConnection, {
    description: "All that may be seen, in any language; drafts with post:write.",
  })
  posts(
    @Args(() => Window) window: Window,
    @Arg("order", () => PostOrder, { defaultValue: PostOrder.UPDATED_AT_DESC }) order: PostOrder,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => PostFilter, { nullable: true }) filter?: PostFilter | null,
  ): Read {
    const where = {
      ...(filter?.language && { languages: { $contains: [filter.language] } }),
      ...(filter?.authorId && { author: visibleOnly(Member, { id: filter.authorId }, viewer) }),
      ...(filter?.categoryId && { categories: { $some: { id: filter.categoryId } } }),
      ...(filter?.tag && { tags: { $contains: [filter.tag.toLowerCase()] } }),
    };
    return pageOf(Post, where, { [order]: "desc", id: "desc" }, window);
  }

  @AllowedTo("post:write")
  @Query(() => PostConnection, {
    description: "All posts as those who write see them; by default the last changed first.",
  })
  postsToEdit(
    @Args(() => Window) window: Window,
    @Arg("order", () => PostEditOrder, { nullable: true }) order?: PostEditOrder | null,
    @Arg("filter", () => PostEditFilter, { nullable: true }) filter?: PostEditFilter | null,
  ): Read {
    return postsToEdit(filter, order, window);
  }

  @AllowedTo("post:write")
  @Query(() => PostConnection, { description: "The trash, the last deleted first." })
  deletedPosts(
    @Args(() => Window) window: Window,
    @Arg("filter", () => PostEditFilter, { nullable: true }) filter?: PostEditFilter | null,
  ): Read {
    return deletedPosts(filter, window);
  }

  @AllowedTo("post:write")
  @Query(() => PostCounts, {
    description: "How many posts of a filter there are in each state, whatever state it names.",
  })
  postCounts(
    @Arg("filter", () => PostEditFilter, { nullable: true }) filter?: PostEditFilter | null,
  ): Read {
    return countsOfPosts(filter);
  }

  @AllowedTo("everyone")
  @Query(() => PostConnection, {
    description: "What is published in a language, by default the newest first.",
  })
  publishedPosts(
    @Args(() => Window) window: Window,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Ctx() { viewer }: Context,
    @Arg("category", () => String, { nullable: true, description: "Its slug in any language." })
    category?: string | null,
    @Arg("authorId", () => ID, { nullable: true }) authorId?: string | null,
    @Arg("featured", () => Boolean, { nullable: true }) featured?: boolean | null,
    @Arg("tag", () => String, { nullable: true, description: "In any case." })
    tag?: string | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Words of title, address or description, or how they begin.",
    })
    search?: string | null,
    @Arg("order", () => PublishedOrder, { defaultValue: PublishedOrder.NEWEST })
    order: PublishedOrder = PublishedOrder.NEWEST,
  ): Read {
    const author = authorId ? visibleOnly(Member, { id: authorId }, viewer) : null;
    const filter = { locale, category, author, featured, tag, search };
    return publishedPosts(filter, order, window);
  }

  @AllowedTo("everyone")
  @Query(() => Post, { description: "NOT_FOUND: 'Post not found'." })
  post(@Arg("id", () => ID) id: string): Read {
    return withId(id);
  }

  @AllowedTo("everyone")
  @Query(() => Post, {
    description:
      "A published post by its slug. NOT_FOUND: 'Post not found', or 'Post not available in " +
      "{locale}' with `available`, its slugs in the languages there are.",
  })
  publishedPost(
    @Arg("slug", () => String) slug: string,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Ctx() context: Context,
  ): Read {
    return findPublished(slug, locale, context);
  }

  @AllowedTo("post:write")
  @Mutation(() => Post, { description: "CONFLICT if a slug is taken in its language." })
  async createPost(
    @Arg("input", () => CreatePostInput) input: CreatePostInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const post = new Post();
    const { memberId } = context.viewer;
    if (memberId) post.author = context.em.getReference(Member, memberId);
    await changePost(post, input, context);
    context.em.persist(post);
    if (!(await context.saveOnce())) throw taken();
    return withId(post.id);
  }

  @AllowedTo("post:write")
  @Mutation(() => Post, {
    description: "CONFLICT if it was changed in the meantime, or a slug is taken.",
  })
  async updatePost(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdatePostInput) input: UpdatePostInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const post = await context.find(Post, id, POST_NOT_FOUND);
    await context.expect(post, input.version);
    await changePost(post, input, context);
    if (!(await context.saveOnce())) throw taken();
    return withId(id);
  }

  @AllowedTo("post:write")
  @Mutation(() => Post, { description: "Now, or at a time to come." })
  async publishPost(
    @Arg("id", () => ID) id: string,
    @Arg("locale", () => Locale) locale: Locale,
    @Ctx() context: Context,
    @Arg("at", () => Date, { nullable: true }) at?: Date | null,
  ): Promise<Read> {
    const post = await context.find(Post, id, POST_NOT_FOUND);
    if (!post.title[locale]) throw new Invalid({ [`title.${locale}`]: "Required" });
    if (at && at > context.now()) post.schedule(locale, at);
    else post.publish(locale, context.now());
    await context.save();
    return withId(id);
  }

  @AllowedTo("post:write")
  @Mutation(() => Post, {
    description: "Takes it out of the public in one language, or archives it there.",
  })
  async withdrawPost(
    @Arg("id", () => ID) id: string,
    @Arg("locale", () => Locale) locale: Locale,
    @Arg("to", () => WithdrawnStatus, { defaultValue: PostStatus.DRAFT }) to: WithdrawnStatus,
    @Ctx() context: Context,
  ): Promise<Read> {
    const post = await context.find(Post, id, POST_NOT_FOUND);
    if (post.status[locale]) post.withdraw(locale, to);
    await context.save();
    return withId(id);
  }

  @AllowedTo("post:write")
  @Mutation(() => ID, { description: "With its comments. For 30 days it can be restored." })
  async deletePost(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<string> {
    const post = await context.find(Post, id, POST_NOT_FOUND);
    post.delete(context.now());
    await context.save();
    return id;
  }

  @Described()
  @FieldResolver(() => CommentConnection, {
    description: "Comments without replies, the newest first.",
  })
  comments(@Root() post: Post, @Args(() => Window) window: Window): Read {
    return threadsOf(post.id, window);
  }

  @Described()
  @FieldResolver(() => [Post], {
    description: "At most three in the language: of its categories, then with its tags.",
  })
  related(
    @Root() post: Post,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): Read {
    return relatedPosts(post, locale);
  }

  @Described()
  @FieldResolver(() => Post, {
    nullable: true,
    description: "Published before it in the language.",
  })
  previous(
    @Root() post: Post,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): Read {
    return neighbour(post, "previous", locale);
  }

  @Described()
  @FieldResolver(() => Post, { nullable: true, description: "Published after it in the language." })
  next(
    @Root() post: Post,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): Read {
    return neighbour(post, "next", locale);
  }
}

/** Also after a change: somebody may delete it before it is read. */
const withId = (id: string): Read => oneOf(Post, { id }, () => new NotFound(POST_NOT_FOUND));

const taken = () => new Conflict("This slug is taken");
