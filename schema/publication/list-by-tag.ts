// SQL of the triggers that maintain an index table of a noun's publications by tag, newest last.

export interface ByTag {
  /** The index table: item, locale, tag, published_at. */
  list: string;
  /** The noun's table, with its tags. */
  items: string;
  publications: string;
  /** The column of the noun in both others. */
  item: string;
}

/** For publications that came (`n` 1) or went (`n` -1). */
export const listByTag = (
  { list, items, item }: Omit<ByTag, "publications">,
  rows: string,
): string => `
    delete from ${list} as listed using (
      select ${item}, locale from ${rows} where n = -1
    ) as went
      where listed.${item} = went.${item} and listed.locale = went.locale;
    insert into ${list} (${item}, locale, tag, published_at)
      select distinct ${item}, locale, tag, changes.published_at
        from ${rows} join ${items} on ${items}.id = ${item} cross join unnest(${items}.tags) as tag where n = 1
      on conflict (${item}, locale, tag) do update set published_at = excluded.published_at;`;

/** For items whose tags change. */
export const listTagsAnew = ({
  list,
  items,
  publications,
  item,
}: ByTag): string => `create or replace function "${items}_retagged_fn"() returns trigger as $$ begin
    delete from ${list} where ${item} = new.id and tag <> all (new.tags);
    insert into ${list} (${item}, locale, tag, published_at)
      select distinct ${item}, locale, tag, ${publications}.published_at
        from ${publications} cross join unnest(new.tags) as tag where ${item} = new.id
      on conflict (${item}, locale, tag) do nothing;
    return null; end; $$ language plpgsql;
create trigger "retagged" after update of tags on "${items}" for each row
    when (old.tags <> new.tags) execute function "${items}_retagged_fn"();`;
