import type { EntityManager } from "@mikro-orm/core";
import type { FigureKind } from "./day-figure.ts";
import type { FigureRange } from "./figure-range.ts";

/** How many, and how much in the smallest unit of the currency. */
export interface Counted {
  count: number;
  amount: number;
}

interface Row {
  kind: FigureKind;
  currency: string;
  day: string;
  count: string;
  amount: string;
}

export const DAYS_SQL = `select kind, currency, day::text, sum(count)::text as count, sum(amount)::text as amount
  from day_figures where kind = any (string_to_array(?, ' ')) and day between ? and ?
  group by 1, 2, 3`;

const NOTHING: Counted = { count: 0, amount: 0 };

/** What was counted of a currency. */
export class CurrencyFigures {
  readonly #days = new Map<string, Counted>();
  readonly #sums = new Map<string, Counted>();

  constructor(readonly currency: string) {}

  add(kind: FigureKind, day: string, { count, amount }: Counted): void {
    this.#days.set(`${kind} ${day}`, { count, amount });
    const sum = this.sum(kind);
    this.#sums.set(kind, { count: sum.count + count, amount: sum.amount + amount });
  }

  on(kind: FigureKind, day: string): Counted {
    return this.#days.get(`${kind} ${day}`) ?? NOTHING;
  }

  sum(kind: FigureKind): Counted {
    return this.#sums.get(kind) ?? NOTHING;
  }
}

/**
 * What was counted by day within a range, for each currency; the one with most money first. It reads the days of the
 * range, however many rows were counted.
 */
export async function readDayFigures(
  kinds: readonly [FigureKind, ...FigureKind[]],
  { from, to }: FigureRange,
  em: EntityManager,
): Promise<CurrencyFigures[]> {
  const rows: Row[] = await em.getConnection().execute(DAYS_SQL, [kinds.join(" "), from, to]);
  const currencies = new Map<string, CurrencyFigures>();
  for (const { kind, currency, day, count, amount } of rows) {
    const figures = currencies.getOrInsertComputed(currency, (code) => new CurrencyFigures(code));
    figures.add(kind, day, { count: Number(count), amount: Number(amount) });
  }
  const most = (figures: CurrencyFigures) =>
    Math.max(...kinds.map((kind) => figures.sum(kind).count));
  return [...currencies.values()]
    .filter((figures) => most(figures) > 0)
    .sort((one, other) => most(other) - most(one) || (one.currency < other.currency ? -1 : 1));
}

interface KeyRow {
  currency: string;
  key: string;
  count: string;
  amount: string;
}

export const KEYS_SQL = `select currency, key, sum(count)::text as count, sum(amount)::text as amount
  from day_figures where kind = ? and day between ? and ?
  group by 1, 2 having sum(count) <> 0 or sum(amount) <> 0
  order by sum(amount) desc, key`;

/** What was counted by key within a range, for each currency; most money first. */
export async function readKeys(
  kind: FigureKind,
  { from, to }: FigureRange,
  em: EntityManager,
): Promise<Map<string, (Counted & { key: string })[]>> {
  const rows: KeyRow[] = await em.getConnection().execute(KEYS_SQL, [kind, from, to]);
  const keys = rows.map(({ currency, key, count, amount }) => ({
    currency,
    key,
    count: Number(count),
    amount: Number(amount),
  }));
  return Map.groupBy(keys, ({ currency }) => currency);
}
