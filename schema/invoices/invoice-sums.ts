import { Field, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { day, parseInput } from "../foundation/input.ts";
import { Money } from "../foundation/money.ts";

@ObjectType({ description: "Some invoices: how many, and their amounts added up." })
export class InvoiceSum {
  @Field(() => Int, { simple: true }) count!: number;
  @Field(() => Money, { simple: true }) amount!: Money;
}

@ObjectType({
  description:
    "The invoices of one currency, without credit notes. Void and uncollectible ones, and what was credited, are left out.",
})
export class InvoiceSums {
  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @Field(() => InvoiceSum, { simple: true, description: "Paid, open and overdue together." })
  total!: InvoiceSum;

  @Field(() => InvoiceSum, {
    simple: true,
    description: "What was paid, also of open ones; the count is of those with status PAID.",
  })
  paid!: InvoiceSum;

  @Field(() => InvoiceSum, { simple: true, description: "What is open and not yet late." })
  open!: InvoiceSum;

  @Field(() => InvoiceSum, { simple: true, description: "What is open and late." })
  overdue!: InvoiceSum;

  @Field(() => InvoiceSum, { simple: true, description: "Drafts: in no other sum." })
  draft!: InvoiceSum;

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: "The due date that is longest past, YYYY-MM-DD.",
  })
  oldestDueOn!: string | null;
}

interface Row {
  currency: string;
  paid_count: number;
  paid: string;
  open_count: number;
  open: string;
  overdue_count: number;
  overdue: string;
  draft_count: number;
  draft: string;
  oldest: string | null;
}

const LATE = "status = 'open' and overdue_at <= ?";
const NOT_LATE = "status = 'open' and overdue_at > ?";

const SUMS = `select currency,
    count(*) filter (where status = 'paid')::int as paid_count,
    coalesce(sum(paid_amount + least(open_amount, 0)) filter (where status in ('open', 'paid')), 0)::text as paid,
    count(*) filter (where ${NOT_LATE})::int as open_count,
    coalesce(sum(open_amount) filter (where ${NOT_LATE}), 0)::text as open,
    count(*) filter (where ${LATE})::int as overdue_count,
    coalesce(sum(open_amount) filter (where ${LATE}), 0)::text as overdue,
    count(*) filter (where status = 'draft')::int as draft_count,
    coalesce(sum(total) filter (where status = 'draft'), 0)::text as draft,
    to_char(min(due_on) filter (where ${LATE}), 'YYYY-MM-DD') as oldest
  from invoices
  where kind = 'invoice' and issued_on between ? and ? and (? or (customer_id = ? and status <> 'draft'))
  group by currency order by count(*) desc, currency`;

const days = z.object({ from: day().nullish(), to: day().nullish() });

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The sums of the invoices that the viewer sees, by currency; the one with most invoices first. */
export async function invoiceSums(
  range: { from?: string | null; to?: string | null },
  context: Context,
): Promise<InvoiceSums[]> {
  const { from, to } = parseInput(days, range);
  const { viewer, em } = context;
  const now = context.now();
  const rows = await em
    .getConnection()
    .execute<Row[]>(SUMS, [
      now,
      now,
      now,
      now,
      now,
      from ?? "0001-01-01",
      to ?? "9999-12-31",
      viewer.may("billing:read"),
      viewer.memberId ?? NOBODY,
    ]);
  return rows.map((row: Row) => {
    const { currency, paid_count: paid, open_count: open, overdue_count: overdue } = row;
    const sum = (count: number, amount: bigint): InvoiceSum => ({
      count,
      amount: { amount: Number(amount), currency },
    });
    return {
      currency,
      total: sum(paid + open + overdue, BigInt(row.paid) + BigInt(row.open) + BigInt(row.overdue)),
      paid: sum(paid, BigInt(row.paid)),
      open: sum(open, BigInt(row.open)),
      overdue: sum(overdue, BigInt(row.overdue)),
      draft: sum(row.draft_count, BigInt(row.draft)),
      oldestDueOn: row.oldest,
    };
  });
}
