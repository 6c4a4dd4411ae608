import { manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import {
  documentVersion,
  DocumentVersion,
  PUBLISHED_BY,
  type VersionValues,
} from "../publication/document-version.ts";
import { Post } from "./post.ts";

const MOST_KEPT = 50;

@documentVersion({
  table: "post_versions",
  of: "post",
  most: MOST_KEPT,
  description: `The text of a post in a language, as it was published. The last ${MOST_KEPT} of each language are kept.`,
})
export class PostVersion extends DocumentVersion {
  @manyToOne(() => Post, { index: false, deleteRule: "cascade" })
  post: Post;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: PUBLISHED_BY })
  publishedBy?: Member | null;

  constructor(post: Post, values: VersionValues, publishedBy: Member | null) {
    super(values);
    this.post = post;
    this.publishedBy = publishedBy;
  }
}
