import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { entities } from "../foundation/model.ts";
import { Post } from "./post.ts";

/**
 * The narrow list of posts by their comments: in an index of posts themselves each comment would
 * write them into all of their indexes. Triggers of posts and comments keep it.
 */
@Index({ properties: ["total", "post"] })
@Entity({ tableName: "comment_totals" })
export class CommentTotal {
  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade" }) post!: Post;

  @Property({ type: "integer" }) total: Opt<number> = 0;

  [PrimaryKeyProp]?: "post";
}

entities.push(CommentTotal);

/** Reads posts in the order of their comments. */
export const BY_COMMENTS = { list: CommentTotal, entity: Post, of: "post" };
