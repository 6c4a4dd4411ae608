import type { EntityManager } from "@mikro-orm/core";

/** How many old posts there are: enough for pages that are found by their month. */
const ARCHIVED = 1_300;

/** Years of short posts, older than all others, several at the same time. */
export async function fillArchive(em: EntityManager): Promise<void> {
  await em.getConnection().execute(`
    insert into posts (id, created_at, updated_at, title, slug, status, published_at, tags, languages)
    select ('0000000a-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, at, at,
      jsonb_build_object('en', 'Old ' || n), jsonb_build_object('en', 'old-' || n),
      '{"en": "published"}', jsonb_build_object('en', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')),
      case when n % 10 = 0 then array['null', '', ' "', E'a\\nb,'] else '{}' end, '{en}'
    from generate_series(1, ${ARCHIVED}) n,
      lateral (select '2020-01-01'::timestamptz + (n / 3) * interval '40 hours' as at) times`);
}
