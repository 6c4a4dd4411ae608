import type { EntityManager } from "@mikro-orm/core";

/** How many rows are folded by one statement. */
const BATCH = 20_000;

const FOLD = `with gone as (
    delete from day_figures where id in (
      select id from day_figures where not is_folded order by id limit ${BATCH} for update skip locked)
    returning kind, day, currency, key, count, amount
  ), folded as (
    insert into day_figures (id, kind, day, currency, key, count, amount, is_folded)
      select gen_random_uuid(), kind, day, currency, key, sum(count), sum(amount), true
        from gone group by kind, day, currency, key order by kind, day, currency, key
      on conflict (kind, day, currency, key) where is_folded
        do update set count = day_figures.count + excluded.count, amount = day_figures.amount + excluded.amount
  )
  select count(*)::int as count from gone`;

/** Adds up what triggers have inserted, to one row for each kind, day, currency and key; returns how many it was. */
export async function foldDayFigures(em: EntityManager): Promise<number> {
  let folded = 0;
  for (;;) {
    const [row] = await em.getConnection().execute<{ count: number }[]>(FOLD);
    const count = row?.count ?? 0;
    folded += count;
    if (count < BATCH) return folded;
  }
}
