import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Money } from "../foundation/money.ts";

@ObjectType({ description: "Some payments: how many, and their amounts added up." })
export class PaymentSum {
  @Field(() => Int, { simple: true }) count!: number;
  @Field(() => Money, { simple: true }) amount!: Money;
}

@ObjectType({ description: "The payments of one currency." })
export class PaymentSums {
  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @Field(() => PaymentSum, { simple: true, description: "What came, before refunds." })
  received!: PaymentSum;

  @Field(() => PaymentSum, { simple: true, description: "PENDING or AUTHORIZED." })
  pending!: PaymentSum;

  @Field(() => PaymentSum, { simple: true, description: "What was given back." })
  refunded!: PaymentSum;

  @Field(() => PaymentSum, { simple: true })
  failed!: PaymentSum;
}

type Part = "received" | "pending" | "refunded" | "failed";
type Row = { currency: string } & Record<Part, string> & Record<`${Part}_count`, number>;

const part = (name: Part, where: string, amount = "amount"): string =>
  `count(*) filter (where ${where})::int as ${name}_count,
    coalesce(sum(${amount}) filter (where ${where}), 0)::text as ${name}`;

const SUMS = `select currency,
    ${part("received", "status in ('succeeded', 'refunded', 'partially_refunded')")},
    ${part("pending", "status in ('pending', 'authorized')")},
    ${part("refunded", "refunded_amount > 0", "refunded_amount")},
    ${part("failed", "status = 'failed'")}
  from payments
  where received_on between ? and ? and (? or payer_id = ?)
  group by currency order by count(*) desc, currency`;

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The sums of the payments that the viewer sees, by currency; the one with most payments first. */
export async function paymentSums(
  { from, to }: { from?: string | null; to?: string | null },
  { em, viewer }: Context,
): Promise<PaymentSums[]> {
  const rows = await em
    .getConnection()
    .execute<Row[]>(SUMS, [
      from ?? "0001-01-01",
      to ?? "9999-12-31",
      viewer.may("billing:read"),
      viewer.memberId ?? NOBODY,
    ]);
  return rows.map((row: Row) => {
    const { currency } = row;
    const sum = (name: Part): PaymentSum => ({
      count: row[`${name}_count`],
      amount: { amount: Number(row[name]), currency },
    });
    return {
      currency,
      received: sum("received"),
      pending: sum("pending"),
      refunded: sum("refunded"),
      failed: sum("failed"),
    };
  });
}
