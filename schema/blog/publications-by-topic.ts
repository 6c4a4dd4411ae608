import { PrimaryKeyProp } from "@mikro-orm/core";
import { Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Category } from "../categories/category.ts";
import { Locale } from "../foundation/locale.ts";
import { maintains } from "../foundation/maintains.ts";
import { enumValues, table } from "../foundation/model.ts";
import { ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { keepTotals } from "../foundation/reading/descriptions/kept-totals.ts";
import type { IndexTable } from "../foundation/reading/descriptions/read-query.ts";
import { Post } from "./post.ts";

// Two index tables: the publications of each category and of each tag, newest last. They are
// maintained by the triggers of publications, posts_categories and posts.

/** How many posts a category has, by language in which they are published. */
@table("category_totals")
export class CategoryTotal {
  @ManyToOne(() => Category, { primary: true, deleteRule: "cascade" }) category!: Category;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @Property({ type: "integer" }) count!: number;

  [PrimaryKeyProp]?: ["category", "locale"];
}

/** A post of a category, in a language in which it is published. */
@maintains({
  table: "category_publications",
  name: "totals",
  body: (changes) => `
    insert into category_totals (category_id, locale, count)
      select category_id, locale, sum(n) from ${changes} as changes
        join categories on categories.id = category_id
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (category_id, locale) do update set count = category_totals.count + excluded.count;`,
})
@Index({ properties: ["category", "locale", "publishedAt", "post"] })
@table("category_publications")
export class CategoryPublication {
  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade" }) post!: Post;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @ManyToOne(() => Category, { primary: true, deleteRule: "cascade", index: false })
  category!: Category;

  @Property({ type: "datetime", length: 3 }) publishedAt!: Date;

  [PrimaryKeyProp]?: ["post", "locale", "category"];
}

/** How many posts have a tag, by language in which they are published; those without stay with 0. */
@Index({ properties: ["locale", "count", "tag"] })
@table("tag_totals")
@ObjectType({ description: "A tag with the number of published posts that have it." })
export class TagTotal {
  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @Field(() => String, { simple: true })
  @PrimaryKey({ type: "text" })
  tag!: string;

  @Field(() => Int, { simple: true })
  @Property({ type: "integer" })
  count!: number;

  [PrimaryKeyProp]?: ["locale", "tag"];
}

/** A post with a tag, in a language in which it is published. */
@maintains({
  table: "tag_publications",
  name: "totals",
  body: (changes) => `
    insert into tag_totals (locale, tag, count)
      select locale, tag, sum(n) from ${changes} as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, tag) do update set count = tag_totals.count + excluded.count;`,
})
@Index({ properties: ["tag", "locale", "publishedAt", "post"] })
@table("tag_publications")
export class TagPublication {
  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade" }) post!: Post;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @PrimaryKey({ type: "text" }) tag!: string;

  @Property({ type: "datetime", length: 3 }) publishedAt!: Date;

  [PrimaryKeyProp]?: ["post", "locale", "tag"];
}

rowPolicy(CategoryTotal, () => ALL);
rowPolicy(CategoryPublication, () => ALL);
rowPolicy(TagPublication, () => ALL);
rowPolicy(TagTotal, () => ALL);
fieldPolicy(TagTotal, ["tag", "count"], {});

keepTotals(CategoryPublication, { entity: CategoryTotal, total: "count" });
keepTotals(TagPublication, { entity: TagTotal, total: "count" });

export const BY_CATEGORY: IndexTable<CategoryPublication> = {
  list: CategoryPublication,
  entity: Post,
  of: "post",
  per: "category",
};

export const BY_TAG: IndexTable<TagPublication> = {
  list: TagPublication,
  entity: Post,
  of: "post",
  per: "tag",
};
