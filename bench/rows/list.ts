// The public list with its total: nine posts of 19,000, on the first page and on page 500. As it is read,
// and as visitors get it again.

import { get, graphql, peerGraphql } from "../requests.ts";
import { group } from "../row.ts";
import { startConstant, startProduct } from "../support/contender.ts";
import { inTurns } from "../support/measure.ts";
import type { Query } from "../support/postgres.ts";
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

export const lists = readings(PAGES.flatMap((page): Reading[] => [rest(page), graph(page)]));

const AGAIN = get(`/api/blog/public?limit=${A_PAGE}&page=1`);

export const listAgain = group({
  start: async () => startProduct(await copyOfWorld(20_000)),
  rows: [
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
