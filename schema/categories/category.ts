import { Collection, type Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index } from "@mikro-orm/decorators/legacy";
import { Int } from "type-graphql";
import { Post, PostConnection } from "../blog/post.ts";
import { formerSlugs } from "../foundation/former-slugs.ts";
import type { Localized } from "../foundation/locale.ts";
import { ColoredEntity } from "../foundation/named-type.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";
import { enumColumn, localized, manyToMany, model, searchVector } from "../foundation/model.ts";

export const CategoryKind = enumType(
  "CategoryKind",
  {
    BLOG: "Of posts.",
    SOLUTION: "Of solutions.",
    FAQ: "Of questions and answers.",
    PRODUCT: "Of products.",
  },
  "What a category groups: blog posts, solutions, questions and answers, or products.",
);
export type CategoryKind = EnumOf<typeof CategoryKind>;

const NONE = { en: 0, fr: 0, no: 0 };

const slugIndex = (locale: string) => ({
  name: `categories_slug_${locale}_unique`,
  expression: `create unique index "categories_slug_${locale}_unique" on "categories" ("kind", ("slug" ->> '${locale}')) where "deleted_at" is null`,
});

@Index(slugIndex("en"))
@Index(slugIndex("fr"))
@Index(slugIndex("no"))
@formerSlugs({
  table: "categories",
  into: "former_category_slugs",
  column: "category_id",
  isLocalized: true,
  within: "kind",
})
@model({
  table: "categories",
  messages: { notFound: "Category not found", taken: "This slug is taken" },
  description: "A group of posts, solutions, questions and answers, or products.",
})
export class Category extends ColoredEntity {
  @enumColumn(() => CategoryKind)
  kind: Opt<CategoryKind> = CategoryKind.BLOG;

  @localized()
  name: Localized = {};

  @localized({
    description: "The last part of its URL, /blog/categories/{slug}; unique per kind and language.",
  })
  slug: Localized = {};

  @localized({ description: "One or two sentences, at most 300 characters." })
  description: Localized = {};

  // maintained by the triggers of publications and posts_categories
  @localized({
    of: () => Int,
    editable: false,
    description: "The number of posts published in the language.",
    default: JSON.stringify(NONE),
  })
  postCount: Localized<number> = NONE;

  @searchVector(searchable(inAllLanguages("name"), inAllLanguages("slug")))
  terms?: Opt<string>;

  @manyToMany(() => Post, {
    by: "categories",
    orderBy: { createdAt: "desc", id: "desc" },
    page: () => PostConnection,
  })
  posts = new Collection<Post>(this);
}
