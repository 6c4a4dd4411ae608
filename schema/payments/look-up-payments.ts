import { Field, ID, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Money } from "../foundation/money.ts";
import { MAX_LOOKED_UP, readableAddress } from "../invoices/look-up.ts";
import { Payment, PaymentMethod, PaymentStatus } from "./payment.ts";

@ObjectType({ description: "A payment, as the one who paid reads it." })
export class PaymentOfAddress {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) invoiceId!: string | null;
  @Field(() => String, { description: "The number of what was paid." }) number!: string;
  @Field(() => String) email!: string;
  @Field(() => Money) amount!: Money;
  @Field(() => Money) refundedAmount!: Money;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => PaymentStatus) status!: PaymentStatus;
  @Field(() => String) provider!: string;
  @Field(() => String, { nullable: true }) receiptNumber!: string | null;
  @Field(() => String, { description: "The day the money came, YYYY-MM-DD." }) receivedOn!: string;
  @Field(() => Date) createdAt!: Date;
}

/** The payments of an address, newest first; none for others than may read them. */
export async function lookUpPayments(email: string, context: Context): Promise<PaymentOfAddress[]> {
  const address = await readableAddress(email, context);
  return address === undefined ? [] : paymentsOf(address, context);
}

export async function paymentsOf(address: string, context: Context): Promise<PaymentOfAddress[]> {
  const found = await context.em.find(
    Payment,
    { email: address },
    { orderBy: { createdAt: "desc", id: "desc" }, limit: MAX_LOOKED_UP },
  );
  return found.map((payment) => {
    const { id, invoice, number, method, status, provider, receivedOn, createdAt } = payment;
    const money = (amount: number): Money => ({ amount, currency: payment.currency });
    return {
      id,
      invoiceId: invoice?.id ?? null,
      number,
      email: payment.email,
      amount: money(payment.amount),
      refundedAmount: money(payment.refundedAmount),
      method,
      status,
      provider,
      receiptNumber: payment.receiptNumber ?? null,
      receivedOn,
      createdAt,
    };
  });
}
