import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { registerEnumType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { choice, flag, many, model, moment, number, one, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Post } from "./post.ts";

export enum CommentStatus {
  APPROVED = "approved",
  PENDING = "pending",
  SPAM = "spam",
  TRASH = "trash",
}

registerEnumType(CommentStatus, {
  name: "CommentStatus",
  description: "Only approved comments are public; the others wait for, or have had, a moderator.",
});

export interface Writer {
  name: string;
  email?: string;
  member?: Member;
}

// keeps is_public: approved, and below an approved comment if it is a reply. The lock makes a reply
// wait for a moderator who is just deciding on its comment.
@Trigger<typeof Comment>({
  name: "comments_public",
  timing: "before",
  events: ["insert", "update"],
  body: `
    perform 1 from comments where id = new.parent_id for share;
    new.is_public := new.status = 'approved' and (new.parent_id is null or exists (
      select 1 from comments where id = new.parent_id and status = 'approved'));
    return new;`,
})
// keeps the is_public of replies and posts.comment_count
@Trigger<typeof Comment>({
  name: "comments_count",
  timing: "after",
  events: ["insert", "update", "delete"],
  body: `
    if tg_op = 'UPDATE' then
      if new.parent_id is null and new.status <> old.status then
        update comments set is_public = is_public where parent_id = new.id;
      end if;
      if new.is_public = old.is_public then return null; end if;
    end if;
    update posts set comment_count = comment_count
      + (case when tg_op <> 'DELETE' and new.is_public then 1 else 0 end)
      - (case when tg_op <> 'INSERT' and old.is_public then 1 else 0 end)
      where id = coalesce(new.post_id, old.post_id);
    return null;`,
})
@Index({ properties: ["post", "parent", "createdAt", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["email", "status"] })
@model({
  table: "comments",
  description: "What somebody wrote below a post, or in reply to a comment.",
})
export class Comment extends StoredEntity {
  @one(() => Post, { deleteRule: "cascade", index: false })
  post!: Post;

  @one(() => Comment, {
    nullable: true,
    deleteRule: "cascade",
    description: "The comment it replies to.",
  })
  parent?: Comment | null;

  @text({ description: "Plain text, 1 to 5,000 characters." })
  content!: string;

  @text({ description: "1 to 80 characters." })
  name!: string;

  @text({ nullable: true, description: "A visitor's address. Seen by moderators only." })
  email?: string | null;

  @one(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "If a member wrote it.",
  })
  member?: Member | null;

  @flag({ default: false, description: "Written by the author of the post." })
  byAuthor: Opt<boolean> = false;

  @choice(() => CommentStatus)
  status: Opt<CommentStatus> = CommentStatus.APPROVED;

  @choice(() => Locale, { description: "The language of the page it was written on." })
  locale: Opt<Locale> = Locale.en;

  @number({ guarded: true, description: "How suspicious it looked, 0 to 100. For moderators." })
  spamScore!: number;

  @moment({ nullable: true, description: "When its text was last changed." })
  editedAt?: Date | null;

  // kept by the triggers: what rules and counts go by
  @flag({ default: false, hidden: true })
  isPublic: Opt<boolean> = false;

  // the same words by the same person at the same place: a submit sent twice makes one comment
  @text({ hidden: true, unique: true })
  fingerprint!: string;

  @many(() => Comment, {
    by: "parent",
    orderBy: { createdAt: "asc", id: "asc" },
    page: () => CommentConnection,
    description: "The oldest first. One level deep.",
  })
  replies = new Collection<Comment>(this);

  constructor(
    facts: Pick<
      Comment,
      "post" | "content" | "status" | "locale" | "spamScore" | "fingerprint" | "createdAt"
    > & {
      parent: Comment | null;
      writer: Writer;
    },
  ) {
    super();
    const { writer, ...rest } = facts;
    Object.assign(this, rest, writer);
    this.byAuthor = !!writer.member && this.post.author?.id === writer.member.id;
  }

  edit(content: string, now: Date): void {
    this.content = content;
    this.editedAt = now;
  }
}

export const CommentConnection = connection("Comment", () => Comment);
