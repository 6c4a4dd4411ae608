/** SQL that has those who make cards have seen them. */
export const seenSql = (changes: string): string => `
    insert into card_views (id, created_at, updated_at, version, card_id, member_id, seen_at)
      select gen_random_uuid(), created_at, created_at, 1, id, reporter_id, created_at
        from ${changes} as changes where reporter_id is not null order by id
      on conflict (card_id, member_id) do nothing;`;

/**
 * SQL that counts what is added to cards as new for everyone else who has seen them, and what is deleted before it was
 * seen no longer. Who comments at once locks the rows in the order of their ids.
 */
export const countNewSql = (author: string, changes: string): string => `
    perform 1 from card_views
      where card_id in (select card_id from ${changes} as changes) order by id for update;
    update card_views set new_count = greatest(0, card_views.new_count + added.n)
      from (select views.id, sum(changes.n)::int as n
        from ${changes} as changes join card_views as views
          on views.card_id = changes.card_id and views.member_id is distinct from changes.${author}
            and (changes.n > 0 or changes.created_at > views.seen_at)
        group by views.id) as added
      where card_views.id = added.id;`;
