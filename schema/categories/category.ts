import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { Int, registerEnumType } from "type-graphql";
import { Post, PostConnection } from "../blog/post.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import type { Localized } from "../foundation/locale.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";
import {
  choice,
  localized,
  model,
  number,
  searchTerms,
  several,
  text,
} from "../foundation/model.ts";

export enum CategoryKind {
  BLOG = "blog",
  SOLUTION = "solution",
}

export enum Color {
  DEFAULT = "default",
  CYAN = "cyan",
  PURPLE = "purple",
  BLUE = "blue",
  ORANGE = "orange",
  RED = "red",
}

registerEnumType(CategoryKind, { name: "CategoryKind", description: "What is sorted into it." });
registerEnumType(Color, { name: "Color", description: "A colour preset of the site." });

const NONE = { en: 0, fr: 0, no: 0 };

const slugIndex = (locale: string) => ({
  name: `categories_slug_${locale}_unique`,
  expression: `create unique index "categories_slug_${locale}_unique" on "categories" ("kind", ("slug" ->> '${locale}')) where "deleted_at" is null`,
});

@Index(slugIndex("en"))
@Index(slugIndex("fr"))
@Index(slugIndex("no"))
@model({ table: "categories", description: "A subject that posts are sorted into." })
export class Category extends DeletableEntity {
  @choice(() => CategoryKind)
  kind: Opt<CategoryKind> = CategoryKind.BLOG;

  @localized()
  name: Localized = {};

  @localized({ description: "Its address, /blog/categories/{slug}; unique in its language." })
  slug: Localized = {};

  @localized({ description: "One or two sentences." })
  description: Localized = {};

  @text({ nullable: true, description: "prefix:name of an icon set." })
  icon?: string | null;

  @choice(() => Color)
  color: Opt<Color> = Color.DEFAULT;

  @number({ default: 0, description: "Lists show the smallest first." })
  order: Opt<number> = 0;

  // kept by the triggers of publications and of posts_categories
  @localized({
    of: () => Int,
    editable: false,
    description: "Posts published in the language.",
    default: JSON.stringify(NONE),
  })
  postCount: Localized<number> = NONE;

  @searchTerms(searchable(inAllLanguages("name"), inAllLanguages("slug")))
  terms?: Opt<string>;

  @several(() => Post, {
    by: "categories",
    orderBy: { createdAt: "desc", id: "desc" },
    page: () => PostConnection,
  })
  posts = new Collection<Post>(this);
}
