/** SQL of the members of a board, as its column of ids has them. */
const ids = (where: string) => `
  coalesce((select array_agg(member_id::text order by member_id) from board_members
    where board_id = own.id and ${where}), '{}')::text`;

const counted = (table: string) => `(select count(*) from ${table} where card_id = own.id)::text`;

/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const boardChecks: Record<string, string> = {
  "boards.readers": `select id::text, readers::text, ${ids("true")} from boards as own`,
  "boards.owners": `select id::text, owners::text, ${ids("role = 'owner'")} from boards as own`,
  "board_members of projects": `
    select own.id::text, readers::text, coalesce((
      select array_agg(member_id::text order by member_id) from project_owners
      where project_id = own.project_id and status = 'accepted'), '{}')::text
    from boards as own where project_id is not null`,
  "cards.board": `
    select cards.id::text, cards.board_id::text, board_columns.board_id::text
    from cards join board_columns on board_columns.id = column_id`,
  "cards.comment_count": `
    select id::text, comment_count::text, ${counted("card_comments")} from cards as own`,
  "cards.tracked_min": `
    select id::text, tracked_min::text, (select coalesce(floor(sum(extract(epoch from ended_at - started_at)) / 60), 0)
      from time_entries where card_id = own.id and ended_at is not null and deleted_at is null)::int::text
    from cards as own`,
  "cards.attachment_count": `
    select id::text, attachment_count::text, ${counted("card_attachments")} from cards as own`,
};
