import { page, type Request } from "../requests.ts";
import type { Query } from "./postgres.ts";

/** Posts published in English, from all years; their authors have accounts. */
export const somePosts = (
  query: Query,
  count: number,
): Promise<{ id: string; slug: string; title: string }[]> =>
  query(
    `select id, slug ->> 'en' as slug, title ->> 'en' as title from posts
     where 'en' = any(languages) order by md5(id::text) limit $1`,
    [count],
  );

/** A page, and a text that has to be in its HTML. */
export interface Shown {
  request: Request;
  text: string;
}

export const shown = (path: string, text: string): Shown => ({ request: page(path), text });
