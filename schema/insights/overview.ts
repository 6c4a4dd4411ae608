import { Field, Int, ObjectType } from "type-graphql";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import type { Read } from "../foundation/reading/read.ts";
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
  @Field(() => Int, { simple: true }) total!: Read;
  @Field(() => Int, { description: "In the last 30 days.", simple: true }) joined!: Read;
  @Field(() => [TimeCount], { description: "Who joined on each of 30 days.", simple: true })
  days!: Read;
  @Field(() => [Member], { simple: true }) newest!: Read;
  @Field(() => [CountryCount], { description: "The five commonest.", simple: true })
  countries!: Read;
}

@ObjectType()
export class PostGrowth {
  @Field(() => Int, { description: "Published in some language.", simple: true }) total!: Read;
  @Field(() => [TimeCount], {
    description: "What was published in each of 12 months; each language counts.",
    simple: true,
  })
  months!: Read;
  @Field(() => [AuthorCount], { description: "The five with the most posts.", simple: true })
  authors!: Read;
  @Field(() => [Post], {
    nullable: true,
    description: "What is published next. For those who write.",
    simple: true,
  })
  scheduled!: Read | null;
}

@ObjectType()
export class CommentGrowth {
  @Field(() => Int, { simple: true }) waiting!: Read;
  @Field(() => [TimeCount], { description: "Written on each of 30 days.", simple: true })
  days!: Read;
  @Field(() => [Comment], { description: "The newest that wait.", simple: true }) newest!: Read;
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
  activeNow!: Read | null;
  @Field(() => MemberGrowth, { simple: true }) members!: MemberGrowth;
  @Field(() => PostGrowth, { simple: true }) posts!: PostGrowth;
  @Field(() => CommentGrowth, { nullable: true, description: "For moderators.", simple: true })
  comments!: CommentGrowth | null;
}
