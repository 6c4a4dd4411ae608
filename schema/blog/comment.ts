import { Collection, type Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { Locale } from "../foundation/locale.ts";
import {
  enumColumn,
  boolean,
  oneToMany,
  model,
  dateTime,
  int,
  manyToOne,
  searchVector,
  text,
} from "../foundation/model.ts";
import type { Learned } from "../foundation/spam-words.ts";
import { searchable } from "../foundation/search.ts";
import { User } from "../accounts/user.ts";
import { Member } from "../members/member.ts";
import { Post } from "./post.ts";

export const CommentStatus = enumType(
  "CommentStatus",
  {
    APPROVED: "Is public.",
    PENDING: "Waits for approval.",
    SPAM: "Taken for spam.",
    TRASH: "Deleted; can be restored.",
  },
  "The moderation status of a comment. Only approved comments are public.",
);
export type CommentStatus = EnumOf<typeof CommentStatus>;

export interface Writer {
  name: string;
  email?: string | undefined;
  member?: Member;
  account?: User;
}

// Maintains is_public: approved, and for a reply its parent approved as well. The lock makes a
// reply wait for a concurrent decision on its parent, and for other replies to be counted.
@Trigger<typeof Comment>({
  name: "comments_public",
  timing: "before",
  events: ["insert", "update"],
  body: `
    new.is_public := new.status = 'approved';
    if new.parent_id is not null then
      perform 1 from comments where id = new.parent_id for no key update;
      new.is_public := new.is_public and exists (
        select 1 from comments where id = new.parent_id and status = 'approved');
    end if;
    return new;`,
})
// Replies follow the visibility of their comment.
@maintains({
  table: "comments",
  name: "follow",
  events: ["update"],
  body: () => `
    for change in
      select id from came join gone using (id)
      where came.parent_id is null and came.status <> gone.status order by 1
    loop
      update comments set is_public = is_public where parent_id = change.id;
    end loop;`,
})
// Maintains comments.reply_count and comment_totals.
@maintains({
  table: "comments",
  name: "counts",
  body: (changes) => `
    for change in
      select parent_id, sum(n) as n from ${changes} as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;
    end loop;
    for change in
      select * from (
        select post_id, coalesce(sum(n) filter (where is_public), 0) as total,
          coalesce(sum(n) filter (where status = 'pending'), 0) as pending
        from ${changes} as changes group by 1) as counted
      where total <> 0 or pending <> 0 order by 1
    loop
      update comment_totals set total = total + change.total, pending = pending + change.pending
        where post_id = change.post_id;
    end loop;`,
})
@Index({
  name: "comments_threads_index",
  expression: `create index "comments_threads_index" on "comments" ("post_id", "created_at", "id") where "parent_id" is null`,
})
@Index({
  name: "comments_replies_index",
  expression: `create index "comments_replies_index" on "comments" ("parent_id", "created_at", "id") where "parent_id" is not null`,
})
@Index({
  name: "comments_languages_index", // most comments are in English, and found without it
  expression: `create index "comments_languages_index" on "comments" ("locale", "created_at", "id") where "locale" <> 'en'`,
})
@Index({ properties: ["post", "status"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["email", "createdAt"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "comments",
  messages: { notFound: "Comment not found" },
  description: "A comment on a post, or a reply to a comment.",
})
export class Comment extends StoredEntity {
  @manyToOne(() => Post, { index: false, deleteRule: "cascade" })
  post!: Post;

  @manyToOne(() => Comment, {
    nullable: true,
    index: false,
    deleteRule: "cascade",
    description: "The comment it replies to; null for top-level comments.",
  })
  parent?: Comment | null;

  @text({ description: "Plain text, 1 to 5,000 characters." })
  content!: string;

  @text({ description: "1 to 80 characters." })
  name!: string;

  @text({
    nullable: true,
    description: "The email address a visitor gave. Visible to moderators only.",
  })
  email?: string | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "The member who wrote it; null for visitors.",
  })
  member?: Member | null;

  @manyToOne(() => User, {
    nullable: true,
    deleteRule: "set null",
    description: "The account that wrote it, if it had no profile. Visible to that account only.",
  })
  account?: User | null;

  @boolean({ default: false, description: "Whether the author of the post wrote it." })
  byAuthor: Opt<boolean> = false;

  @enumColumn(() => CommentStatus)
  status: Opt<CommentStatus> = CommentStatus.APPROVED;

  @enumColumn(() => Locale, { description: "The language of the page it was written on." })
  locale: Opt<Locale> = Locale.en;

  @int({
    restricted: true,
    description: "The spam filter's score, 0 to 100. Visible to moderators only.",
  })
  spamScore!: number;

  // what the spam filter learned it as, if a moderator decided
  @text({ internal: true, nullable: true })
  learnedAs?: Learned | null;

  @dateTime({ nullable: true, description: "When its text was last edited." })
  editedAt?: Date | null;

  // maintained by the triggers; policies and counts use it
  @boolean({ default: false, internal: true })
  isPublic: Opt<boolean> = false;

  @int({ default: 0, description: "The number of public replies." })
  replyCount: Opt<number> = 0;

  @searchVector(searchable('"name"', `coalesce("email", '')`, '"content"'))
  terms?: Opt<string>;

  // a hash of writer, place, content and key: a form submitted twice creates one comment
  @text({ internal: true, unique: true })
  fingerprint!: string;

  @oneToMany(() => Comment, {
    by: "parent",
    orderBy: { createdAt: "asc", id: "asc" },
    page: () => CommentConnection,
    description: "The replies, oldest first. Replies are one level deep.",
  })
  replies = new Collection<Comment>(this);

  constructor(
    values: Pick<
      Comment,
      "post" | "content" | "status" | "locale" | "spamScore" | "fingerprint" | "createdAt"
    > & {
      parent: Comment | null;
      writer: Writer;
      byAuthor?: boolean;
    },
  ) {
    super();
    const { writer, ...rest } = values;
    Object.assign(this, rest, writer);
  }

  /** The top-level comment, which must be locked before a comment or reply is changed. */
  get top(): Comment {
    return this.parent ?? this;
  }

  edit(content: string, now: Date): void {
    this.content = content;
    this.editedAt = now;
  }
}

export const CommentConnection = connection("Comment", () => Comment);
