import { Field, Int, ObjectType } from "type-graphql";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";

@ObjectType({ description: "How many in a day or a month of UTC, by its first moment." })
class TimeCount {
  @Field(() => Date, { simple: true }) at!: Date;
  @Field(() => Int, { simple: true }) count!: number;
}

@ObjectType()
class AuthorCount {
  @Field(() => Member, { simple: true }) author!: Member;
  @Field(() => Int, { description: "Posts that are published in some language.", simple: true })
  count!: number;
}

@ObjectType()
class CountryCount {
  @Field(() => String, { description: "ISO 3166-1 alpha-2.", simple: true }) country!: string;
  @Field(() => Int, { simple: true }) count!: number;
}

@ObjectType()
export class MemberGrowth {
  @Field(() => Int, { simple: true }) total!: ReadQuery;
  @Field(() => Int, { description: "Within the period.", simple: true }) joined!: ReadQuery;
  @Field(() => [TimeCount], { description: "How many joined.", simple: true }) series!: ReadQuery;
  @Field(() => [Member], { simple: true }) newest!: ReadQuery;
  @Field(() => [CountryCount], { description: "The five commonest.", simple: true })
  countries!: ReadQuery;
}

@ObjectType()
export class PostGrowth {
  @Field(() => Int, { description: "Published in some language.", simple: true }) total!: ReadQuery;
  @Field(() => Int, { description: "First published within the period.", simple: true })
  published!: ReadQuery;
  @Field(() => [TimeCount], {
    description: "Posts by when they were first published in a language; each counts once.",
    simple: true,
  })
  series!: ReadQuery;
  @Field(() => [AuthorCount], { description: "The five with the most posts.", simple: true })
  authors!: ReadQuery;
  @Field(() => [Post], {
    nullable: true,
    description: "What is published next. For those who write.",
    simple: true,
  })
  scheduled!: ReadQuery | null;
}

@ObjectType()
export class CommentGrowth {
  @Field(() => Int, { simple: true }) waiting!: ReadQuery;
  @Field(() => Int, { description: "Within the period.", simple: true }) written!: ReadQuery;
  @Field(() => [TimeCount], { description: "How many were written.", simple: true })
  series!: ReadQuery;
  @Field(() => [Comment], { description: "The newest that wait.", simple: true })
  newest!: ReadQuery;
}

@ObjectType()
export class OwnFigures {
  @Field(() => Int, { description: "Their posts, published in some language.", simple: true })
  posts!: ReadQuery;
  @Field(() => Int, { description: "First published within the period.", simple: true })
  published!: ReadQuery;
  @Field(() => Int, { description: "Public comments on their posts.", simple: true })
  comments!: ReadQuery;
  @Field(() => Int, { description: "Within the period.", simple: true }) written!: ReadQuery;
  @Field(() => [TimeCount], { description: "Comments on their posts.", simple: true })
  series!: ReadQuery;
  @Field(() => [Comment], { description: "The newest on their posts.", simple: true })
  newest!: ReadQuery;
}

@ObjectType({
  description: "The dashboard's first page: of all things what the viewer may see of them.",
})
export class Overview {
  @Field(() => Int, {
    nullable: true,
    description: "Accounts that were there within 5 minutes. For admins.",
    simple: true,
  })
  activeNow!: ReadQuery | null;
  @Field(() => MemberGrowth, { simple: true }) members!: MemberGrowth;
  @Field(() => PostGrowth, { simple: true }) posts!: PostGrowth;
  @Field(() => CommentGrowth, { nullable: true, description: "For moderators.", simple: true })
  comments!: CommentGrowth | null;
  @Field(() => OwnFigures, { nullable: true, description: "For who has a profile.", simple: true })
  own!: OwnFigures | null;
}
