/** SQL that has members follow cards, unless they follow them or have chosen not to. */
export const followSql = (rows: string): string => `
    insert into card_follows (id, created_at, updated_at, version, card_id, member_id, is_following)
      select gen_random_uuid(), now(), now(), 1, card_id, member_id, true
        from (${rows}) as rows where member_id is not null order by card_id, member_id
      on conflict (card_id, member_id) do nothing;`;
