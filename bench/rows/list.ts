// The public list with its total: nine posts of 19,000, on the first page and on page 500.

import { get, graphql } from "../requests.ts";
import type { Query } from "../support/postgres.ts";
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

export const list = () =>
  readings(async () =>
    PAGES.flatMap((page): Reading<never>[] => {
      const truth = async (query: Query) => [await pageOf(query, page)];
      const rest: Reading<Listed> = {
        work: `public list with total, page ${page}, REST`,
        goal: "≤ 1.5",
        requests: [get(`/api/blog/public?limit=${A_PAGE}&page=${page}`)],
        truth,
        facts: ({ posts, pagination: { totalCount } }) => ({
          ids: posts.map(({ id }) => id),
          totalCount,
        }),
      };
      const graph: Reading<Published> = {
        ...rest,
        work: `public list with total, page ${page}, GraphQL`,
        requests: [graphql("published-posts", { locale: "en", first: A_PAGE, page })],
        facts: ({ data: { publishedPosts } }) => ({
          ids: publishedPosts.nodes.map(({ id }) => id),
          totalCount: publishedPosts.totalCount,
        }),
      };
      return [rest, graph];
    }),
  );

/** A page of the posts published in English, newest first, and their total. */
export async function pageOf(
  query: Query,
  page: number,
): Promise<{ ids: string[]; totalCount: number }> {
  const rows = await query<{ id: string; total: number }>(
    `select id, count(*) over ()::int as total from posts where 'en' = any(languages)
     order by (published_at ->> 'en')::timestamptz desc, id desc limit $1 offset $2`,
    [A_PAGE, (page - 1) * A_PAGE],
  );
  return { ids: rows.map(({ id }) => id), totalCount: rows[0]?.total ?? 0 };
}
