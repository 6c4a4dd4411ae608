import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Category } from "../categories/category.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import {
  findMany,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { PostPreview } from "./post-preview.ts";
import { Post } from "./post.ts";
import { PreviewLink } from "./preview-link.ts";
import { openedPreview, sharePreview } from "./share-preview.ts";

const MAX_CATEGORIES = 20;

@ObjectType({ description: "A preview link that was just made." })
class SharedPreview {
  @Field(() => String, {
    description: "Its path on the site, which ends in the secret: it cannot be read again.",
  })
  path!: string;
  @Field(() => PreviewLink) link!: ReadQuery;
}

@Resolver(() => PreviewLink)
export class PreviewLinkResolver {
  @AllowedTo("post:write")
  @Query(() => [PreviewLink], {
    description:
      "The preview links of a post that work, without their secrets. NOT_FOUND: 'Post not found'.",
  })
  previewLinks(@Arg("postId", () => ID) postId: string): ReadQuery {
    return findMany(
      PreviewLink,
      { post: postId },
      { locale: "asc", id: "asc" },
      LOCALES.length,
    ).onlyWith(findOneOrFail(Post, { id: postId }));
  }

  @AllowedTo("post:write")
  @Mutation(() => SharedPreview, {
    description:
      "Makes a secret link to the draft of a post in one language, which works for 7 days; an earlier one of the " +
      "language ends. CONFLICT if the language is published and the post has no draft, or has no title; RATE_LIMITED.",
  })
  async createPreviewLink(
    @Arg("postId", () => ID) postId: string,
    @Arg("locale", () => Locale) locale: Locale,
    @Ctx() context: Context,
  ): Promise<SharedPreview> {
    const { id, path } = await sharePreview(postId, locale, context);
    return { path, link: findOneOrFail(PreviewLink, { id }) };
  }

  @AllowedTo("post:write")
  @Mutation(() => ID, {
    description: "Ends a preview link at once. NOT_FOUND: 'Preview link not found'.",
  })
  deletePreviewLink(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(PreviewLink, id);
  }
}

@Resolver(() => PostPreview)
export class PostPreviewResolver {
  @AllowedTo("everyone")
  @Mutation(() => PostPreview, {
    description:
      "The draft that a preview link shows, by its secret. A mutation, so that nothing on the way keeps the secret. " +
      "NOT_FOUND: 'Post not found', also once the link has ended.",
  })
  openPreview(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<PostPreview> {
    return openedPreview(token, context);
  }

  @FieldResolver(() => Member, {
    nullable: true,
    description: "Null if the viewer may not see them.",
  })
  author(@Root() { authorId }: PostPreview): ReadQuery | null {
    return authorId ? findOne(Member, { id: authorId }) : null;
  }

  @FieldResolver(() => [Category])
  categories(@Root() { postId, categoryIds }: PostPreview): ReadQuery {
    const where = categoryIds ? { id: { $in: categoryIds } } : { posts: { $some: { id: postId } } };
    return findMany(Category, where, { order: "asc", id: "asc" }, MAX_CATEGORIES);
  }
}
