import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { Post } from "./post.ts";

/** How often a post was read; none without a row. Written with the views of the site's pages. */
@table("post_views")
export class PostViews {
  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade" }) post!: Post;

  @Property({ type: "integer", default: 0 }) views: Opt<number> = 0;

  [PrimaryKeyProp]?: "post";

  constructor(post: Post, views: number) {
    Object.assign(this, { post, views });
  }
}
