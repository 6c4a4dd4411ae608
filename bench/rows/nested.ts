// A nested query as third parties send it: 20 posts, each with author, categories and five comments
// with up to two replies. Sent as text, and by its hash once the server knows it.

import { graphql, graphqlByHash } from "../requests.ts";
import type { Query } from "../support/postgres.ts";
import { threadsOf } from "./post.ts";
import { type Reading, readings } from "./reading.ts";

const PAGES = 8;
const FIRST = 20;
const COMMENTS = { first: 5, replies: 2 };

interface Twenty {
  data: {
    publishedPosts: {
      nodes: {
        id: string;
        comments: { nodes: { id: string; replies: { nodes: { id: string }[] } }[] };
      }[];
    };
  };
}

const pages = Array.from({ length: PAGES }, (_, index) => ({ locale: "en", page: index + 1 }));

export const nested = () =>
  readings(async (): Promise<Reading<never>[]> => {
    const byText: Reading<Twenty> = {
      work: "20 posts, author, categories, 5 comments, replies, GraphQL",
      goal: "≤ 1.6",
      requests: pages.map((variables) => graphql("twenty-posts", variables)),
      truth,
      facts: ({ data: { publishedPosts } }) =>
        publishedPosts.nodes.map(({ id, comments }) => ({
          id,
          comments: comments.nodes.map((one) => ({
            id: one.id,
            replies: one.replies.nodes.map(({ id: reply }) => reply),
          })),
        })),
    };
    const byHash: Reading<Twenty> = {
      ...byText,
      work: "the same by the hash of its text",
      goal: "≤ 1.2",
      introduction: graphqlByHash("twenty-posts", { locale: "en", page: 1 }, { withText: true }),
      requests: pages.map((variables) => graphqlByHash("twenty-posts", variables)),
    };
    return [byText, byHash];
  });

async function truth(query: Query): Promise<unknown[]> {
  const posts = await query<{ id: string }>(
    `select id from posts where 'en' = any(languages)
     order by (published_at ->> 'en')::timestamptz desc, id desc limit $1`,
    [PAGES * FIRST],
  );
  const read: unknown[] = [];
  for (const { id } of posts) read.push({ id, comments: await threadsOf(query, id, COMMENTS) });
  return pages.map((_, index) => read.slice(index * FIRST, (index + 1) * FIRST));
}
