// A nested query as third parties send it: 20 posts, each with author, categories and five comments
// with up to two replies. Sent as text, and by its hash once the server knows it.

import { graphql, graphqlByHash, operation, peerGraphql } from "../requests.ts";
import type { Query } from "../support/postgres.ts";
import { threadsOf } from "./post.ts";
import { type Reading, readings } from "./reading.ts";

const PAGES = 8;
const FIRST = 20;
const COMMENTS = { first: 5, replies: 2 };

interface Nested {
  id: string;
  comments: { nodes: { id: string; replies: { nodes: { id: string }[] } }[] };
}

interface Twenty {
  data: { publishedPosts: { nodes: Nested[] } };
}

interface PeerTwenty {
  data: { list: { nodes: { post: Nested }[] } };
}

const pages = Array.from({ length: PAGES }, (_, index) => ({ locale: "en", page: index + 1 }));

const nestedValues = (posts: readonly Nested[]) =>
  posts.map(({ id, comments }) => ({
    id,
    comments: comments.nodes.map((one) => ({
      id: one.id,
      replies: one.replies.nodes.map(({ id: reply }) => reply),
    })),
  }));

const byText: Reading<Twenty, PeerTwenty> = {
  name: "nested-text",
  work: "20 posts, author, categories, 5 comments, replies, GraphQL",
  goal: { most: 1.6, of: "floor" },
  requests: () => pages.map((variables) => graphql("twenty-posts", variables)),
  truth,
  valuesOf: ({ data: { publishedPosts } }) => nestedValues(publishedPosts.nodes),
  peer: {
    requests: () =>
      pages.map(({ locale, page }) =>
        peerGraphql("twenty", { locale, offset: (page - 1) * FIRST }),
      ),
    valuesOf: ({ data: { list } }) => nestedValues(list.nodes.map(({ post }) => post)),
  },
};

const byHash: Reading<Twenty, PeerTwenty> = {
  ...byText,
  name: "nested-hash",
  work: "the same by the hash of its text",
  goal: { most: 1.2, of: "floor" },
  introduction: graphqlByHash("twenty-posts", { locale: "en", page: 1 }, { withText: true }),
  requests: () => pages.map((variables) => graphqlByHash("twenty-posts", variables)),
  floorRequests: () => pages.map((variables) => operation("twenty-posts", variables)),
};

export const nested = readings([byText, byHash]);

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
