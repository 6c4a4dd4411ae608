// A post by its slug with ten comments and their replies, as its page needs them: over REST in two
// calls, the first of which also returns related posts and neighbours; over GraphQL in one query.

import { get, graphql } from "../requests.ts";
import type { Query } from "../support/postgres.ts";
import { type Reading, readings } from "./reading.ts";

const POSTS = 32;

interface Post {
  id: string;
  slug: string;
}

interface Page {
  post?: { content: string; commentCount: number };
  comments?: { id: string; replies: { id: string }[] }[];
}

interface Graph {
  data: {
    publishedPost: {
      html: string;
      commentCount: number;
      comments: { nodes: { id: string; replies: { nodes: { id: string }[] } }[] };
    };
  };
}

interface Thread {
  id: string;
  replies: string[];
}

export const post = () =>
  readings(async (query): Promise<Reading<never>[]> => {
    const posts = await busyPosts(query);
    const rest: Reading<Page> = {
      work: "post by slug, 10 comments with replies, REST, each of 2 calls",
      goal: "≤ 1.6",
      requests: posts.flatMap(({ id, slug }) => [
        get(`/api/blog/public/${slug}`),
        get(`/api/blog/comments?postId=${id}`),
      ]),
      truth: async (again) => (await truthOf(again, posts)).flat(),
      facts: ({ post: one, comments }) =>
        one
          ? { html: one.content, commentCount: one.commentCount }
          : comments?.map(({ id, replies }) => ({ id, replies: replies.map((it) => it.id) })),
    };
    const graph: Reading<Graph> = {
      work: "post by slug, 10 comments with replies, GraphQL",
      goal: "≤ 2",
      requests: posts.map(({ slug }) => graphql("post-with-comments", { locale: "en", slug })),
      truth: (again) => truthOf(again, posts),
      facts: ({ data: { publishedPost } }) => [
        { html: publishedPost.html, commentCount: publishedPost.commentCount },
        publishedPost.comments.nodes.map(({ id, replies }) => ({
          id,
          replies: replies.nodes.map((it) => it.id),
        })),
      ],
    };
    return [rest, graph];
  });

/** Posts with at least ten public comments, from all years. */
const busyPosts = (query: Query): Promise<Post[]> =>
  query<Post>(
    `select id, slug ->> 'en' as slug from posts
     where 'en' = any(languages) and 10 <= (
       select count(*) from comments where post_id = posts.id and parent_id is null and is_public)
     order by md5(id::text) limit $1`,
    [POSTS],
  );

async function truthOf(query: Query, posts: readonly Post[]): Promise<[object, Thread[]][]> {
  const truth: [object, Thread[]][] = [];
  for (const { id } of posts) {
    const [facts = {}] = await query<object>(
      `select html ->> 'en' as html, (select count(*)::int from comments
         where post_id = posts.id and is_public) as "commentCount"
       from posts where id = $1`,
      [id],
    );
    truth.push([facts, await threadsOf(query, id, { first: 10, replies: 20 })]);
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
