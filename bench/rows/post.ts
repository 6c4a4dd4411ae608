// A post by its slug with ten comments and their replies, as its page needs them: over REST in two
// calls, the first of which also returns related posts and neighbours; over GraphQL in one query.

import { get, graphql, peerGraphql } from "../requests.ts";
import type { Query } from "../support/postgres.ts";
import { type Post, type Reading, readings } from "./reading.ts";

interface Page {
  post?: { content: string; commentCount: number };
  comments?: { id: string; replies: { id: string }[] }[];
}

interface Threads {
  nodes: { id: string; replies: { nodes: { id: string }[] } }[];
}

interface Graph {
  data: { publishedPost: { html: string; commentCount: number; comments: Threads } };
}

interface PeerPost {
  data: {
    page: { post: { html: { en: string }; counts: { total: number }; comments: Threads } };
  };
}

interface Thread {
  id: string;
  replies: string[];
}

const threadsIn = ({ nodes }: Threads): Thread[] =>
  nodes.map(({ id, replies }) => ({ id, replies: replies.nodes.map((it) => it.id) }));

const rest: Reading<Page> = {
  name: "post-rest",
  work: "post by slug, 10 comments with replies, REST, both calls",
  goal: { most: 3, of: "floor" },
  requestsEach: 2,
  requests: (posts) =>
    posts.flatMap(({ id, slug }) => [
      get(`/api/blog/public/${slug}`),
      get(`/api/blog/comments?postId=${id}&page=1&limit=10`),
    ]),
  truth: async (query, posts) => (await truthOf(query, posts)).flat(),
  valuesOf: ({ post: one, comments }) =>
    one
      ? { html: one.content, commentCount: one.commentCount }
      : comments?.map(({ id, replies }) => ({ id, replies: replies.map((it) => it.id) })),
};

const graph: Reading<Graph, PeerPost> = {
  name: "post-graphql",
  work: "post by slug, 10 comments with replies, GraphQL",
  goal: { most: 2, of: "floor" },
  requests: (posts) =>
    posts.map(({ slug }) => graphql("post-with-comments", { locale: "en", slug })),
  truth: truthOf,
  valuesOf: ({ data: { publishedPost } }) => [
    { html: publishedPost.html, commentCount: publishedPost.commentCount },
    threadsIn(publishedPost.comments),
  ],
  peer: {
    requests: (posts) => posts.map(({ slug }) => peerGraphql("post", { locale: "en", slug })),
    valuesOf: ({ data: { page } }) => [
      { html: page.post.html.en, commentCount: page.post.counts.total },
      threadsIn(page.post.comments),
    ],
  },
};

export const posts = readings([rest, graph]);

async function truthOf(query: Query, of: readonly Post[]): Promise<[object, Thread[]][]> {
  const truth: [object, Thread[]][] = [];
  for (const { id } of of) {
    const [details = {}] = await query<object>(
      `select html ->> 'en' as html, (select count(*)::int from comments
         where post_id = posts.id and is_public) as "commentCount"
       from posts where id = $1`,
      [id],
    );
    truth.push([details, await threadsOf(query, id, { first: 10, replies: 20 })]);
  }
  return truth;
}

/** The newest comments of a post, each with the ids of its oldest replies. */
export const threadsOf = (
  query: Query,
  post: string,
  { first, replies }: { first: number; replies: number },
): Promise<Thread[]> =>
  query<Thread>(
    `select id, array(select id from comments reply where parent_id = comment.id
       and status = 'approved' order by created_at, id limit $3) as replies
     from comments comment where post_id = $1 and parent_id is null and status = 'approved'
     order by created_at desc, id desc limit $2`,
    [post, first, replies],
  );
