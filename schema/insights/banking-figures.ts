import { GraphQLSafeInt } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Money } from "../foundation/money.ts";
import { dayOf } from "../time/split-days.ts";
import { daysOf, type FigureRange } from "./figure-range.ts";
import {
  type Counted,
  type CurrencyFigures,
  readDayFigures,
  readKeys,
} from "./read-day-figures.ts";

@ObjectType({ description: "How many, and their amounts added up." })
export class MoneyCount {
  @Field(() => Int, { simple: true }) count!: number;
  @Field(() => Money, { simple: true }) amount!: Money;
}

@ObjectType({
  description: "The money of a day of Europe/Vienna, in the smallest unit of the currency.",
})
export class BankingDay {
  @Field(() => String, { simple: true, description: "YYYY-MM-DD." })
  day!: string;

  @Field(() => GraphQLSafeInt, { simple: true, description: "Before refunds." })
  received!: number;

  @Field(() => GraphQLSafeInt, { simple: true })
  refunded!: number;

  @Field(() => GraphQLSafeInt, {
    simple: true,
    description: "With tax, less credit notes of the day: below 0 if those were more.",
  })
  invoiced!: number;
}

@ObjectType({ description: "What was invoiced for a kind of work." })
export class ServiceFigure {
  @Field(() => String, { simple: true, description: "In free words; empty of lines without one." })
  service!: string;

  @Field(() => Money, { simple: true, description: "Without tax, less credit notes." })
  net!: Money;
}

@ObjectType({
  description: "What was received and invoiced in a currency: currencies are never added up.",
})
export class BankingFigures {
  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @Field(() => MoneyCount, {
    simple: true,
    description: "Payments by the day the money came, before refunds.",
  })
  received!: MoneyCount;

  @Field(() => MoneyCount, { simple: true, description: "Refunds by the day they were made." })
  refunded!: MoneyCount;

  @Field(() => MoneyCount, {
    simple: true,
    description: "Finalised invoices by the day of issue, with tax; without cancelled ones.",
  })
  invoiced!: MoneyCount;

  @Field(() => MoneyCount, { simple: true, description: "Credit notes by the day of issue." })
  credited!: MoneyCount;

  @Field(() => [BankingDay], { simple: true, description: "Every day of the range, in order." })
  days!: BankingDay[];

  @Field(() => [ServiceFigure], { simple: true, description: "Most first." })
  services!: ServiceFigure[];
}

/** What was received, given back and invoiced. */
export async function bankingFigures(
  range: FigureRange,
  { em }: Context,
): Promise<BankingFigures[]> {
  const [currencies, services] = await Promise.all([
    readDayFigures(["received", "refunded", "invoiced", "credit_note"], range, em),
    readKeys("service", range, em),
  ]);
  const days = daysOf(range);
  return currencies.map((figures) =>
    figuresOf(figures, days, services.get(figures.currency) ?? []),
  );
}

function figuresOf(
  figures: CurrencyFigures,
  days: readonly string[],
  services: readonly (Counted & { key: string })[],
): BankingFigures {
  const { currency } = figures;
  const money = ({ count, amount }: Counted): MoneyCount => ({
    count,
    amount: { amount, currency },
  });
  return {
    currency,
    received: money(figures.sum("received")),
    refunded: money(figures.sum("refunded")),
    invoiced: money(figures.sum("invoiced")),
    credited: money(figures.sum("credit_note")),
    days: days.map((day) => ({
      day,
      received: figures.on("received", day).amount,
      refunded: figures.on("refunded", day).amount,
      invoiced: figures.on("invoiced", day).amount - figures.on("credit_note", day).amount,
    })),
    services: services
      .filter(({ amount }) => amount > 0)
      .map(({ key, amount }) => ({ service: key, net: { amount, currency } })),
  };
}

@ObjectType({ description: "What is open of invoices, by how late it is." })
export class ReceivableAge {
  @Field(() => Int, {
    nullable: true,
    simple: true,
    description: "Days late, at least; null if it is not due yet.",
  })
  fromDays!: number | null;

  @Field(() => Int, { nullable: true, simple: true, description: "Days late, at most." })
  toDays!: number | null;

  @Field(() => Int, { simple: true, description: "Invoices." })
  count!: number;

  @Field(() => Money, { simple: true })
  amount!: Money;
}

@ObjectType({ description: "What is open now in a currency: currencies are never added up." })
export class Receivables {
  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @Field(() => MoneyCount, { simple: true, description: "Open, and not late." })
  notDue!: MoneyCount;

  @Field(() => MoneyCount, { simple: true, description: "Past its last day to pay." })
  overdue!: MoneyCount;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: "The due date that is longest past, YYYY-MM-DD.",
  })
  oldestDueOn!: string | null;

  @Field(() => [ReceivableAge], {
    simple: true,
    description: "The same in parts: not due, then 1 to 14 days late, 15 to 30 and more.",
  })
  ages!: ReceivableAge[];
}

const AGES: readonly (readonly [from: number | null, to: number | null])[] = [
  [null, 0],
  [1, 14],
  [15, 30],
  [31, null],
];

interface DueRow {
  currency: string;
  day: string;
  late: number;
  count: string;
  amount: string;
}

export const DUE_SQL = `select currency, day::text, (?::date - day) as late, sum(count)::text as count, sum(amount)::text as amount
  from day_figures where kind = 'due' group by 1, 2, 3 having sum(count) <> 0 order by day`;

/** What is open, from the last days to pay. */
export async function receivables(context: Context): Promise<Receivables[]> {
  const rows: DueRow[] = await context.em.getConnection().execute(DUE_SQL, [dayOf(context.now())]);
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, due]) => receivablesOf(currency, due))
    .sort((one, other) => total(other) - total(one) || (one.currency < other.currency ? -1 : 1));
}

const total = ({ notDue, overdue }: Receivables): number => notDue.count + overdue.count;

function receivablesOf(currency: string, due: readonly DueRow[]): Receivables {
  const sum = (isCounted: (late: number) => boolean): MoneyCount => {
    const counted = due.filter(({ late }) => isCounted(late));
    return {
      count: counted.reduce((all, { count }) => all + Number(count), 0),
      amount: {
        amount: counted.reduce((all, { amount }) => all + Number(amount), 0),
        currency,
      },
    };
  };
  return {
    currency,
    notDue: sum((late) => late <= 0),
    overdue: sum((late) => late > 0),
    oldestDueOn: due.find(({ late }) => late > 0)?.day ?? null,
    ages: AGES.map(([fromDays, toDays]) => {
      const isOfAge = (late: number) =>
        late >= (fromDays ?? -Infinity) && late <= (toDays ?? Infinity);
      const { count, amount } = sum(isOfAge);
      return { fromDays, toDays, count, amount };
    }),
  };
}
