import { type Found, type Post, readComments, readPost } from "./blog.ts";
import type { Sent } from "./writers.ts";

/** The differences between what can be read and what was sent. */
export interface Differences {
  /** Acknowledged, but not found exactly once in the right place and under its id */
  acknowledged: string[];
  /** Never acknowledged, but found more than once */
  unacknowledged: string[];
  /** Posts whose count differs from the number of comments and replies */
  counts: string[];
}

/** Reads every comment of the posts as a visitor does and compares. */
export async function differences(
  url: string,
  posts: readonly Post[],
  sent: Iterable<Sent>,
): Promise<Differences> {
  const counts: string[] = [];
  const byToken = new Map<string, Found[]>();
  for (const post of posts) {
    const found = await readComments(url, post);
    for (const comment of found) {
      const token = /\((\w+)\)$/.exec(comment.content)?.[1];
      if (token) byToken.set(token, [...(byToken.get(token) ?? []), comment]);
    }
    const { commentCount } = await readPost(url, post);
    if (commentCount !== found.length) {
      counts.push(`${post.slug} says ${commentCount} and has ${found.length}`);
    }
  }
  const acknowledged: string[] = [];
  const unacknowledged: string[] = [];
  for (const one of sent) {
    const found = byToken.get(one.token) ?? [];
    const fault = faultOf(one, found);
    if (fault) (one.ids.length ? acknowledged : unacknowledged).push(`${one.token} ${fault}`);
  }
  return { acknowledged, unacknowledged, counts };
}

function faultOf({ ids, postId, parentId }: Sent, found: readonly Found[]): string | undefined {
  const [only] = found;
  if (found.length > 1) return `is there ${found.length} times`;
  if (!only) return ids.length ? "is lost" : undefined;
  if (only.postId !== postId || only.parentId !== parentId) return "is at another place";
  if (ids.some((id) => id !== only.id)) return `has the id ${only.id}, not ${ids.join(" and ")}`;
  return undefined;
}
