import { afterAll, describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aMember } from "../members/member.builder.ts";
import type { Member } from "../members/member.ts";
import { decide } from "../settings/site-settings.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aPost } from "./post.builder.ts";
import type { Viewer } from "../foundation/viewer.ts";

const graph = await testGraph();
const post = await aPost(graph.em());
afterAll(() => decide(graph.em(), { commentApproval: "none" }));

const asMember = ({ id }: Member) => withRole(Role.MEMBER, { memberId: id });

let count = 0;
/** The new comment's status. */
async function statusOf(viewer: Viewer): Promise<string> {
  const { createComment } = await graph.as(viewer)(
    `mutation($postId: ID!, $input: CommentInput!) {
      createComment(postId: $postId, input: $input) { status }
    }`,
    {
      postId: post.id,
      input: {
        content: `What I think, part ${(count += 1)}`,
        name: "Ada",
        email: "ada@example.org",
      },
    },
  );
  return createComment.status;
}

describe("where every comment waits for approval", () => {
  test("comments of visitors and members are pending, those of moderators public", async () => {
    await decide(graph.em(), { commentApproval: "all" });
    expect(await statusOf(visitor())).toBe("PENDING");
    expect(await statusOf(asMember(await aMember(graph.em())))).toBe("PENDING");
    const { id: memberId } = await aMember(graph.em());
    expect(await statusOf(withRole(Role.MODERATOR, { memberId }))).toBe("APPROVED");
  });
});

describe("where a person's first comment waits for approval", () => {
  test("a member waits until one of theirs is public, a visitor always", async () => {
    const member = await aMember(graph.em());
    await decide(graph.em(), { commentApproval: "none" });
    const known = await aMember(graph.em());
    expect(await statusOf(asMember(known))).toBe("APPROVED");
    await decide(graph.em(), { commentApproval: "first_time" });
    expect(await statusOf(asMember(known))).toBe("APPROVED");
    expect(await statusOf(asMember(member))).toBe("PENDING");
    expect(await statusOf(asMember(member))).toBe("PENDING");
    expect(await statusOf(visitor())).toBe("PENDING");
  });
});
