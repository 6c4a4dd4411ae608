import { Field, Int, ObjectType } from "type-graphql";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { DirectoryTotal } from "../members/directory-total.ts";
import { Member } from "../members/member.ts";

@ObjectType({ description: "A count for a UTC day or month, identified by its start." })
class TimeCount {
  @Field(() => Date, { simple: true }) at!: Date;
  @Field(() => Int, { simple: true }) count!: number;
}

@ObjectType({ description: "An author with the number of their posts." })
class AuthorCount {
  @Field(() => Member, { simple: true }) author!: Member;
  @Field(() => Int, {
    description: "The number of posts published in at least one language.",
    simple: true,
  })
  count!: number;
}

@ObjectType({
  description:
    "Figures about the listed members. In `total` and `joined` 10001 means more than 10000.",
})
export class MemberStats {
  @Field(() => Int, { description: "All listed members.", simple: true }) total!: ReadQuery;
  @Field(() => Int, { description: "Members who joined within the period.", simple: true })
  joined!: ReadQuery;
  @Field(() => [TimeCount], { description: "Members who joined, per day or month.", simple: true })
  series!: ReadQuery;
  @Field(() => [Member], { simple: true }) newest!: ReadQuery;
  @Field(() => [DirectoryTotal], {
    description: "The five most frequent countries of the viewer's directory (ISO 3166-1 alpha-2).",
    simple: true,
  })
  countries!: ReadQuery;
}

@ObjectType({ description: "Figures about posts." })
export class PostStats {
  @Field(() => Int, { description: "Posts published in at least one language.", simple: true })
  total!: ReadQuery;
  @Field(() => Int, { description: "Posts first published within the period.", simple: true })
  published!: ReadQuery;
  @Field(() => [TimeCount], {
    description:
      "Posts per day or month of their first publication in any language; each counts once.",
    simple: true,
  })
  series!: ReadQuery;
  @Field(() => [AuthorCount], {
    description: "The five authors with the most posts.",
    simple: true,
  })
  authors!: ReadQuery;
  @Field(() => [Post], {
    nullable: true,
    description: "The posts to be published next. Visible to editors.",
    simple: true,
  })
  scheduled!: ReadQuery | null;
}

@ObjectType({
  description: "Figures about comments. In `pending` and `written` 10001 means more than 10000.",
})
export class CommentStats {
  @Field(() => Int, { description: "Pending comments.", simple: true }) pending!: ReadQuery;
  @Field(() => Int, { description: "Comments written within the period.", simple: true })
  written!: ReadQuery;
  @Field(() => [TimeCount], { description: "Comments written, per day or month.", simple: true })
  series!: ReadQuery;
  @Field(() => [Comment], { description: "The newest pending comments.", simple: true })
  newest!: ReadQuery;
}

@ObjectType({
  description:
    "New requests of the contact form: all for staff who may read them, for others those that ask them.",
})
export class RequestStats {
  @Field(() => Int, {
    description: "Requests that are new; 10001 means more than 10000.",
    simple: true,
  })
  waiting!: ReadQuery;
  @Field(() => [ContactRequest], { description: "The newest of them.", simple: true })
  newest!: ReadQuery;
}

@ObjectType({
  description:
    "Figures about the viewer's own posts. In the counts, except those of `series`, 10001 means more than 10000.",
})
export class ViewerStats {
  @Field(() => Int, {
    description: "The member's posts published in at least one language.",
    simple: true,
  })
  posts!: ReadQuery;
  @Field(() => Int, {
    description: "The member's posts first published within the period.",
    simple: true,
  })
  published!: ReadQuery;
  @Field(() => Int, { description: "Public comments on the member's posts.", simple: true })
  comments!: ReadQuery;
  @Field(() => Int, {
    description: "Comments written on the member's posts within the period.",
    simple: true,
  })
  written!: ReadQuery;
  @Field(() => [TimeCount], {
    description: "Comments on the member's posts, per day or month.",
    simple: true,
  })
  series!: ReadQuery;
  @Field(() => [Comment], {
    description: "The newest comments on the member's posts.",
    simple: true,
  })
  newest!: ReadQuery;
}

@ObjectType({
  description: "Figures for the dashboard's start page, as far as the viewer may see them.",
})
export class Overview {
  @Field(() => Int, {
    nullable: true,
    description: "The number of users active within 5 minutes. Visible to administrators.",
    simple: true,
  })
  activeNow!: ReadQuery | null;
  @Field(() => MemberStats, { simple: true }) members!: MemberStats;
  @Field(() => PostStats, { simple: true }) posts!: PostStats;
  @Field(() => CommentStats, {
    nullable: true,
    description: "Visible to moderators.",
    simple: true,
  })
  comments!: CommentStats | null;
  @Field(() => RequestStats, { simple: true }) requests!: RequestStats;
  @Field(() => ViewerStats, {
    nullable: true,
    description: "Null for accounts without a profile.",
    simple: true,
  })
  viewer!: ViewerStats | null;
}
