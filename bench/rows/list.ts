// The public list with its total: nine posts of 19,000, on the first page and on page 500. As it is read,
// and as visitors get it again.

import { get, graphql, peerGraphql, post } from "../requests.ts";
import { group } from "../row.ts";
import { somePosts } from "../support/blog.ts";
import { type Contender, startConstant, startProduct } from "../support/contender.ts";
import { inTurns } from "../support/measure.ts";
import { connected, type Query } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";
import { type Reading, readings } from "./reading.ts";

const PAGES = [1, 500];
export const A_PAGE = 9;

interface Listed {
  posts: { id: string }[];
  pagination: { totalCount: number };
}

interface Published {
  data: { publishedPosts: { totalCount: number; nodes: { id: string }[] } };
}

interface PeerList {
  data: { list: { totalCount: number; nodes: { post: { id: string } }[] } };
}

const rest = (page: number): Reading<Listed> => ({
  name: `list-rest-${page}`,
  work: `list of posts with total, page ${page}, REST`,
  goal: { most: 1.5, of: "floor" },
  requests: () => [get(`/api/blog/public?limit=${A_PAGE}&page=${page}`)],
  truth: async (query) => [await pageOf(query, page)],
  valuesOf: ({ posts, pagination: { totalCount } }) => ({
    ids: posts.map(({ id }) => id),
    totalCount,
  }),
});

const graph = (page: number): Reading<Published, PeerList> => ({
  ...rest(page),
  name: `list-graphql-${page}`,
  work: `list of posts with total, page ${page}, GraphQL`,
  requests: () => [graphql("published-posts", { locale: "en", first: A_PAGE, page })],
  valuesOf: ({ data: { publishedPosts } }) => ({
    ids: publishedPosts.nodes.map(({ id }) => id),
    totalCount: publishedPosts.totalCount,
  }),
  peer: {
    requests: () => [
      peerGraphql("list", { locale: "en", first: A_PAGE, offset: (page - 1) * A_PAGE }),
    ],
    valuesOf: ({ data: { list } }) => ({
      ids: list.nodes.map(({ post }) => post.id),
      totalCount: list.totalCount,
    }),
  },
});

const ofMembers = <Row extends Reading<never, never>>(row: Row): Row => ({
  ...row,
  name: `${row.name}-member`,
  work: `${row.work}, of members who are signed in`,
  goal: { most: 2, of: "floor" },
  isOfMembers: true,
});

export const lists = readings([
  ...PAGES.flatMap((page): Reading[] => [rest(page), graph(page)]),
  ofMembers(rest(1)),
  ofMembers(graph(1)),
]);

const AGAIN = get(`/api/blog/public?limit=${A_PAGE}&page=1`);

const A_SECOND = 1_000;

/** While work lasts, a visitor writes a comment a second, each on another post. */
async function whileOneWrites<T>(
  product: Contender,
  posts: readonly { id: string }[],
  work: () => Promise<T>,
) {
  let written = 0;
  const writing = setInterval(() => {
    const { id: postId } = posts[written++ % posts.length] as { id: string };
    const comment = { postId, content: `Written between reads as number ${written}.`, ...VISITOR };
    send(product, post("/api/blog/comments", comment)).catch((error: unknown) =>
      console.error(error),
    );
  }, A_SECOND);
  return work().finally(() => clearInterval(writing));
}

const VISITOR = { name: "A visitor", email: "visitor@bench.example" };

export const listAgain = group({
  start: async () => startProduct(await copyOfWorld(20_000)),
  rows: [
    {
      name: "list-while-writing",
      work: "the same list again, while a comment a second is written, beside no comments, REST",
      goal: { most: 1.2, of: "floor" },
      async measure(product) {
        const posts = await connected(product.database, (query) => somePosts(query, 500));
        const quiet = await inTurns([product], () => [AGAIN]);
        showAll(quiet.of);
        const busy = await whileOneWrites(product, posts, () =>
          inTurns([product], () => [AGAIN], "page"),
        );
        showAll(busy.of);
        return {
          atelier: busy.of.Atelier?.total ?? NaN,
          floor: ["undisturbed", quiet.of.Atelier?.total ?? NaN],
        };
      },
    },
    {
      name: "list-again",
      work: "the same list again, nothing written since, REST",
      unit: "per CPU s",
      goal: { least: 0.5, of: "floor" },
      async measure(product) {
        const constant = await startConstant((await send(product, AGAIN)).length);
        const { of } = await inTurns([constant, product], () => [AGAIN]);
        await constant.end();
        showAll(of);
        return {
          atelier: of.Atelier?.perProcessorSecond ?? NaN,
          floor: ["constant", of.constant?.perProcessorSecond ?? NaN],
        };
      },
    },
  ],
});

/** A page of what is published in English, newest first, and its total. */
export async function pageOf(
  query: Query,
  page: number,
  table: "posts" | "projects" = "posts",
): Promise<{ ids: string[]; totalCount: number }> {
  const rows = await query<{ id: string; total: number }>(
    `select id, count(*) over ()::int as total from ${table} where 'en' = any(languages)
     order by (published_at ->> 'en')::timestamptz desc, id desc limit $1 offset $2`,
    [A_PAGE, (page - 1) * A_PAGE],
  );
  return { ids: rows.map(({ id }) => id), totalCount: rows[0]?.total ?? 0 };
}
