import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { Participant } from "../chat/participant.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Ids } from "../foundation/id-args.ts";
import { lookup, selectCounts } from "../foundation/reading/sql/lookup.ts";
import {
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { ProjectLike } from "../projects/project-like.ts";
import { ProjectOwner } from "../projects/project-owner.ts";
import { membersToMerge, mergeMembers } from "./merge-members.ts";

@ObjectType({ description: "What merging two members would do." })
class MemberMerge {
  @Field(() => Member, { description: "The older profile, which stays as it is." })
  kept!: ReadQuery;

  @Field(() => Member, { description: "The newer profile, which is deleted." })
  merged!: ReadQuery;

  @Field(() => Int, { description: "Posts that move, also deleted ones." }) posts!: number;
  @Field(() => Int) comments!: number;
  @Field(() => Int) projects!: number;
  @Field(() => Int) conversations!: number;
  @Field(() => Int) likes!: number;
}

@Resolver()
export class MergeMembersResolver {
  @AllowedTo("member:write")
  @Query(() => MemberMerge, {
    description:
      "What merging two members would do. INVALID unless two are named. NOT_FOUND: 'Member not found'.",
  })
  async memberMerge(@Ids() ids: string[], @Ctx() context: Context): Promise<MemberMerge> {
    const { target, merged } = await membersToMerge(ids, context);
    const own = { member: merged.id };
    const count = { all: {} };
    const moved = await lookup(
      {
        posts: selectCounts(Post, { author: merged.id }, count),
        comments: selectCounts(Comment, own, count),
        projects: selectCounts(ProjectOwner, own, count),
        conversations: selectCounts(Participant, own, count),
        likes: selectCounts(ProjectLike, own, count),
      },
      context,
    );
    return {
      kept: findOneOrFail(Member, { id: target.id }),
      merged: findOneOrFail(Member, { id: merged.id }),
      posts: moved.posts.all,
      comments: moved.comments.all,
      projects: moved.projects.all,
      conversations: moved.conversations.all,
      likes: moved.likes.all,
    };
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, {
    description:
      "Merges two members: posts, comments, projects, conversations, likes and types of the newer profile move to the older " +
      "one, the newer one is deleted, and its handle redirects. An account moves if the older profile has none; otherwise it " +
      "stays without a profile. This cannot be undone.",
  })
  async mergeMembers(@Ids() ids: string[], @Ctx() context: Context): Promise<ReadQuery> {
    return findOne(Member, { id: await mergeMembers(ids, context) });
  }
}
