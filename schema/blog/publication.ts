import { PrimaryKeyProp } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import type { Locale } from "../foundation/locale.ts";
import { entities } from "../foundation/model.ts";
import { Post } from "./post.ts";

/**
 * The narrow list behind the public pages: one row for each post and language it is published in,
 * in page order. A trigger of posts keeps it; nothing else writes it, and it is not in the graph.
 */
@Index({ properties: ["locale", "publishedAt", "post"] })
@Index({
  name: "publications_featured_index",
  expression: `create index "publications_featured_index" on "publications" ("locale", "published_at", "post_id") where "featured"`,
})
@Entity({ tableName: "publications" })
export class Publication {
  @PrimaryKey({ type: "text" }) locale!: Locale;

  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade", index: true }) post!: Post;

  @Property({ type: "datetime", length: 3 }) publishedAt!: Date;

  @Property({ type: "boolean" }) featured!: boolean;

  [PrimaryKeyProp]?: ["locale", "post"];
}

entities.push(Publication);

/** Reads posts in the order of their publication. */
export const PUBLISHED = { list: Publication, entity: Post, of: "post" };
export const NEWEST_FIRST = { publishedAt: "desc", post: "desc" } as const;
export const OLDEST_FIRST = { publishedAt: "asc", post: "asc" } as const;
