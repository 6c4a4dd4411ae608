import { PrimaryKeyProp } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { keeps } from "../foundation/keeps.ts";
import { entities, oneOfSet } from "../foundation/model.ts";
import { addToPostCounts } from "./post-category.ts";
import { Post } from "./post.ts";
import { PublicationTotal } from "./publication-total.ts";

/**
 * The narrow list behind the public pages: one row for each post and language it is published in,
 * in page order. Triggers of posts keep it; nothing else writes it, and it is not in the graph.
 */
@keeps({
  table: "publications",
  name: "totals",
  body: (changes) => `
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from ${changes} as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;
    ${addToPostCounts(`${changes} as changes join posts_categories using (post_id)`)}`,
})
@Index({ properties: ["locale", "publishedAt", "post"] })
@Index({
  name: "publications_featured_index",
  expression: `create index "publications_featured_index" on "publications" ("locale", "published_at", "post_id") where "featured"`,
})
@Entity({ tableName: "publications" })
export class Publication {
  @oneOfSet(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade", index: true }) post!: Post;

  @Property({ type: "datetime", length: 3 }) publishedAt!: Date;

  @Property({ type: "boolean" }) featured!: boolean;

  [PrimaryKeyProp]?: ["locale", "post"];
}

entities.push(Publication);

/** Reads posts in the order of their publication. */
export const PUBLISHED = {
  list: Publication,
  entity: Post,
  of: "post",
  totals: { entity: PublicationTotal, month: "month", total: "total" },
};
export const NEWEST_FIRST = { publishedAt: "desc", post: "desc" } as const;
export const OLDEST_FIRST = { publishedAt: "asc", post: "asc" } as const;
