import type { EntityManager } from "@mikro-orm/core";

const NEXT = `insert into invoice_series (series, year, next) values (?, ?, 2)
  on conflict (series, year) do update set next = invoice_series.next + 1 returning next - 1 as number`;

const DIGITS = 4;

/**
 * The next number of a series, such as INV-2026-0184. The series is locked until the transaction ends: if that fails,
 * the next one gets the number.
 */
export async function takeNumber(series: string, day: string, em: EntityManager): Promise<string> {
  const year = day.slice(0, 4);
  const [row] = await em
    .getConnection()
    .execute<{ number: number }[]>(NEXT, [series, Number(year)], "all", em.getTransactionContext());
  return `${series}${year}-${String(row?.number).padStart(DIGITS, "0")}`;
}
