import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { Post } from "./post.ts";

/**
 * The comment counts of a post, and an index table of posts ordered by them. In the posts table each
 * comment would rewrite a wide row, its generated columns and its indexes. Maintained by triggers on
 * posts and comments.
 */
@Index({ properties: ["total", "post"] })
@table("comment_totals")
export class CommentTotal {
  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade" }) post!: Post;

  /** Public comments and replies. */
  @Property({ type: "integer" }) total: Opt<number> = 0;

  @Property({ type: "integer" }) pending: Opt<number> = 0;

  [PrimaryKeyProp]?: "post";
}

/** Reads posts ordered by comment count. */
export const BY_COMMENTS = { list: CommentTotal, entity: Post, of: "post" };
