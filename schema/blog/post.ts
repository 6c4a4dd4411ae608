import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { Category } from "../categories/category.ts";
import { connection } from "../foundation/connection.ts";
import { maintains } from "../foundation/maintains.ts";
import { maintainsTotals } from "../foundation/maintains-totals.ts";
import { boolean, manyToMany, manyToOne, oneToMany } from "../foundation/model.ts";
import { tags } from "../foundation/tags.ts";
import { Member } from "../members/member.ts";
import { listByTag, listTagsAnew } from "../publication/list-by-tag.ts";
import { publishable, publicationOf } from "../publication/publishable.ts";
import { VersionedDocument } from "../publication/versioned-document.ts";
import { Comment, CommentConnection } from "./comment.ts";
import { PostCategory } from "./post-category.ts";
import { addToPostCounts } from "./post-counts.ts";
import { listByCategory } from "./list-by-topic.ts";
import { tellAuthor } from "./tell-author.ts";

const BY_TAG = {
  list: "tag_publications",
  items: "posts",
  publications: "publications",
  item: "post_id",
};

// Each post has a row in comment_totals.
@maintains({
  table: "posts",
  name: "discussed",
  events: ["insert"],
  body: () => `
    insert into comment_totals (post_id) select id from came;`,
})
@Trigger<typeof Post>({
  name: "retagged",
  timing: "after",
  events: ["update"],
  expression: listTagsAnew(BY_TAG),
})
@maintainsTotals({
  table: "posts",
  into: "author_totals",
  values: { author_id: "author_id" },
  where: "deleted_at is null and languages <> '{}' and author_id is not null",
  of: ["author_id", "languages", "deleted_at"],
})
@Index({ properties: ["author", "createdAt", "id"] })
@Index({
  name: "posts_authors_index", // for index-only counts of an author's posts
  expression: `create index "posts_authors_index" on "posts" ("author_id") where "deleted_at" is null and "languages" && array['en', 'fr', 'no']`,
})
@publishable({
  table: "posts",
  noun: "post",
  path: "/blog",
  reserved: ["categories", "preview"],
  description: "An article of the blog, in one or more languages.",
  flags: ["featured"],
  tables: {
    publications: "publications",
    totals: "publication_totals",
    formerSlugs: "former_slugs",
  },
  follows: (changes) => `
    ${addToPostCounts(`${changes} as changes join posts_categories using (post_id)`)}
    ${listByCategory(`${changes} as changes join posts_categories using (post_id)`)}
    ${listByTag(BY_TAG, `${changes} as changes`)}`,
  longColumns: ["content", "html", "headings", "metaTitle", "metaDescription", "metaKeywords"],
  onPublished: tellAuthor,
  versions: { most: 50, publishedBy: () => Member },
  reviewers: { permission: "post:write" },
})
export class Post extends VersionedDocument {
  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", index: false })
  author?: Member | null;

  @manyToMany(() => Category, {
    through: () => PostCategory,
    orderBy: { order: "asc", id: "asc" },
  })
  categories = new Collection<Category>(this);

  @tags()
  tags: Opt<string[]> = [];

  @boolean({ default: false, description: "Whether it is shown on the front page." })
  featured: Opt<boolean> = false;

  @boolean({ default: true })
  enableComments: Opt<boolean> = true;

  @oneToMany(() => Comment, {
    by: "post",
    orderBy: { createdAt: "desc", id: "desc" },
    page: () => CommentConnection,
    internal: true, // the resolver's comments(first, after) lists only top-level ones
  })
  allComments = new Collection<Comment>(this);
}

export const PostConnection = connection("Post", () => Post);

export const posts = publicationOf(Post);
