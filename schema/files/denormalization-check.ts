/** SQL of those who may do something with a file, as its column of ids has them. */
const ids = (where: string) => `
  array(select own.owner_id::text union select member_id::text from file_shares
    where ${where} and (file_id = own.id or file_id in (
      with recursive above as (
        select parent_id from files where id = own.id
        union all select files.parent_id from files join above on files.id = above.parent_id)
      select parent_id from above)) order by 1)::text`;

/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const fileChecks: Record<string, string> = {
  "files.readers": `select id::text, readers::text, ${ids("true")} from files as own`,
  "files.editors": `select id::text, editors::text, ${ids("permission = 'edit'")} from files as own`,
  "files.depth": `
    with recursive tree as (
      select id, 0 as depth from files where parent_id is null
      union all select files.id, tree.depth + 1 from files join tree on tree.id = files.parent_id)
    select id::text, depth::text, (select depth from tree where tree.id = own.id)::text from files as own`,
  file_ancestors: `
    select id::text, array(select unnest(ancestors) order by 1)::text,
      array(select ancestor_id::text from file_ancestors where file_id = own.id order by 1)::text
    from files as own`,
  "files.share_count": `
    select id::text, share_count::text, (select count(*) from file_shares where file_id = own.id)::text
    from files as own`,
  "file_spaces.used": `
    select member_id::text, used::text,
      coalesce((select sum(size) from file_versions where owner_id = own.member_id), 0)::text
    from file_spaces as own`,
};
