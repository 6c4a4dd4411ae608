import { FlushMode } from "@mikro-orm/core";
import { Field, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Money } from "../foundation/money.ts";
import { creditInvoice, quoteCredit } from "../invoices/credit-invoice.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Member } from "../members/member.ts";
import { SEND_REFUNDS } from "../payments/payment-jobs.ts";
import { refundSurplus } from "../payments/refund-surplus.ts";
import { giveStock } from "../products/give-stock.ts";
import { linesOf, note } from "./change-order.ts";
import { OrderEventKind, OrderStatus } from "./order-parts.ts";
import { Order } from "./order.ts";
import { creditedItems, partsOf, reasonInWords, refundedLines } from "./refund-parts.ts";
import { OrderRefundInput, RefundOrderLinesInput } from "./orders.input.ts";

@ObjectType({ description: "What a refund of lines comes to, with tax." })
export class OrderRefundQuote {
  @Field(() => Money, { description: "What is credited." }) credited!: Money;
  @Field(() => Money, { description: "What of it was paid and is given back." }) returned!: Money;
  @Field(() => Money, { description: "The shipping that can still be refunded." })
  shippingLeft!: Money;
}

/** What a refund would come to, at this moment; nothing is stored. */
export async function quoteOrderRefund(
  input: OrderRefundInput,
  context: Context,
): Promise<OrderRefundQuote> {
  const { orderId, lines, shipping } = parseInput(OrderRefundInput, input);
  const { order, invoice } = await refundable(orderId, context);
  const { em } = context;
  const items = creditedItems(refundedLines(lines, await linesOf(order, em)));
  const stored = await em.findOneOrFail(Invoice, invoice.id);
  const { total, shippingLeft } = await quoteCredit(stored, { items, shipping }, em);
  const surplus = stored.paidAmount + stored.creditedAmount + total - stored.total;
  const money = (amount: number): Money => ({ amount, currency: order.currency });
  return {
    credited: money(total),
    returned: money(total ? Math.max(0, surplus) : 0),
    shippingLeft: money(shippingLeft),
  };
}

/**
 * Refunds lines of an order at their shares: a credit note is written and, of what was paid, the surplus goes back. What
 * the trigger of credit notes makes of it is in the lines afterwards.
 */
export async function refundOrderLines(
  input: RefundOrderLinesInput,
  context: Context,
): Promise<string> {
  const sent = parseInput(RefundOrderLinesInput, input);
  const { order, invoice } = await refundable(sent.orderId, context);
  if (await context.em.count(Invoice, sent.id)) return order.id;
  const lines = refundedLines(sent.lines, await linesOf(order, context.em));
  const items = creditedItems(lines);
  if (!items.length && !sent.shipping) throw new Invalid({ lines: "Required" });
  const { shipping, id } = sent;
  const reason = reasonInWords(sent, lines);
  context.joinSave(async (em) => {
    const { memberId } = context.viewer;
    const refundedBy = memberId ? em.getReference(Member, memberId) : null;
    const credited = await em.findOneOrFail(Invoice, invoice.id, { flushMode: FlushMode.COMMIT });
    const before = await em
      .fork({ keepTransactionContext: true })
      .findOneOrFail(Invoice, invoice.id);
    await refundSurplus(credited, { reason, refundedBy, key: id }, em);
    const amount = credited.creditedAmount - before.creditedAmount;
    if (!amount) return; // it is repeated
    const parts = partsOf(sent, lines, amount, em);
    note(order, OrderEventKind.REFUNDED, context, em, { amount, parts });
  });
  context.enqueueJob(SEND_REFUNDS, { invoiceId: invoice.id });
  await creditInvoice({ id, invoiceId: invoice.id, items, shipping, note: reason }, context);
  context.em.clear();
  context.services.tablesWritten(["orders", "order_lines"]);
  if (sent.restock) await restock(order.id, items, context);
  return order.id;
}

/** An order that has an invoice to be credited. */
async function refundable(
  orderId: string,
  context: Context,
): Promise<{ order: Order; invoice: Invoice }> {
  const order = await context.find(Order, orderId);
  if (order.status === OrderStatus.CANCELLED) throw new Conflict("This order is cancelled");
  if (!order.invoice) throw new Conflict("This order has no invoice");
  return { order, invoice: order.invoice };
}

/** What was refunded is in stock again, each piece once. */
async function restock(
  id: string,
  items: readonly { itemId: string; quantity: string }[],
  context: Context,
): Promise<void> {
  const order = await context.find(Order, id);
  await context.save({
    locking: [order],
    verify: async (em) => {
      const given = (await linesOf(order, em)).flatMap((line) => {
        const item = items.find(({ itemId }) => itemId === line.invoiceItemId);
        const most = line.refundedQuantity - line.returnedQuantity;
        const quantity = Math.min(Number(item?.quantity ?? 0), most);
        if (!quantity) return [];
        line.returnedQuantity += quantity;
        return line.variant ? [{ variantId: line.variant.id, quantity }] : [];
      });
      await giveStock(given, em);
    },
  });
  context.services.tablesWritten(["product_variants", "products"]);
}
