import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Money } from "../foundation/money.ts";
import { dayOf } from "../time/split-days.ts";
import { daysOf, type FigureRange } from "./figure-range.ts";
import { type CurrencyFigures, readDayFigures } from "./read-day-figures.ts";

@ObjectType({ description: "The VAT of a term in a currency: currencies are never added up." })
export class VatSum {
  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @Field(() => Money, {
    simple: true,
    description: "Of finalised invoices by the day of issue; without cancelled ones.",
  })
  invoiced!: Money;

  @Field(() => Money, { simple: true, description: "Of credit notes by the day of issue." })
  credited!: Money;

  @Field(() => Money, {
    simple: true,
    description:
      "`invoiced` less `credited`, below 0 if that is more. VAT that was paid to others is not known.",
  })
  due!: Money;
}

@ObjectType({
  description: "Two months of which VAT is reported together: January and February are the first.",
})
export class VatTerm {
  @Field(() => Int, { simple: true, description: "1 to 6." }) number!: number;

  @Field(() => String, { simple: true, description: "Its first day in Europe/Vienna, YYYY-MM-DD." })
  from!: string;

  @Field(() => String, { simple: true, description: "Its last day, YYYY-MM-DD." })
  to!: string;

  @Field(() => String, {
    simple: true,
    description: "The last day to report it in Norway, YYYY-MM-DD; weekends are not considered.",
  })
  reportedBy!: string;

  @Field(() => [VatSum], { simple: true, description: "The currency with most documents first." })
  sums!: VatSum[];
}

const MONTHS = 2;

/** The days of the term that a day is in. */
function termOf(day: string): FigureRange {
  const { year, month } = Temporal.PlainDate.from(day);
  const first = Temporal.PlainDate.from({ year, month: month - ((month - 1) % MONTHS), day: 1 });
  return { from: String(first), to: String(first.add({ months: MONTHS }).subtract({ days: 1 })) };
}

/** The 10th of the second month after it; of May and June the end of August. */
function reportedBy({ to }: FigureRange): string {
  const last = Temporal.PlainDate.from(to);
  return String(
    last.month === 6 ? last.with({ month: 8, day: 31 }) : last.with({ day: 10 }).add({ months: 2 }),
  );
}

/** The term of today, and the one before it. */
export async function vatTerms(context: Context): Promise<VatTerm[]> {
  const now = termOf(dayOf(context.now()));
  const before = termOf(String(Temporal.PlainDate.from(now.from).subtract({ days: 1 })));
  const figures = await readDayFigures(
    ["vat_invoiced", "vat_credited"],
    { from: before.from, to: now.to },
    context.em,
  );
  return [now, before].map((term) => ({
    ...term,
    number: Temporal.PlainDate.from(term.to).month / MONTHS,
    reportedBy: reportedBy(term),
    sums: figures.map((each) => sumOf(each, daysOf(term))),
  }));
}

function sumOf(figures: CurrencyFigures, days: readonly string[]): VatSum {
  const { currency } = figures;
  const sum = (kind: "vat_invoiced" | "vat_credited"): number =>
    days.reduce((all, day) => all + figures.on(kind, day).amount, 0);
  const [invoiced, credited] = [sum("vat_invoiced"), sum("vat_credited")];
  const money = (amount: number): Money => ({ amount, currency });
  return {
    currency,
    invoiced: money(invoiced),
    credited: money(credited),
    due: money(invoiced - credited),
  };
}
