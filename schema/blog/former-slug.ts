import { PrimaryKeyProp } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { entities, oneOfSet } from "../foundation/model.ts";
import { Post } from "./post.ts";

/**
 * A slug that a post had in a language it was published in before: the old address leads to the
 * present one. Triggers of posts write it, and drop it when a post outside the trash takes the slug.
 */
@Entity({ tableName: "former_slugs" })
export class FormerSlug {
  @oneOfSet(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @PrimaryKey({ type: "text" }) slug!: string;

  @ManyToOne(() => Post, { deleteRule: "cascade", index: true }) post!: Post;

  [PrimaryKeyProp]?: ["locale", "slug"];
}

entities.push(FormerSlug);
