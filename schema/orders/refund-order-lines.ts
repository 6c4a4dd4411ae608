import { FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { creditInvoice } from "../invoices/credit-invoice.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Member } from "../members/member.ts";
import { refundSurplus } from "../payments/refund-surplus.ts";
import { giveStock } from "../products/give-stock.ts";
import { linesOf, note } from "./change-order.ts";
import { OrderEventKind, OrderStatus } from "./order-parts.ts";
import { Order } from "./order.ts";
import { RefundOrderLinesInput } from "./orders.input.ts";

/**
 * Refunds lines of an order at their shares: a credit note is written and, of what was paid, the surplus goes back. What
 * the trigger of credit notes makes of it is in the lines afterwards.
 */
export async function refundOrderLines(
  input: RefundOrderLinesInput,
  context: Context,
): Promise<string> {
  const sent = parseInput(RefundOrderLinesInput, input);
  const order = await context.find(Order, sent.orderId);
  if (order.status === OrderStatus.CANCELLED) throw new Conflict("This order is cancelled");
  const invoice = order.invoice;
  if (!invoice) throw new Conflict("This order has no invoice");
  if (await context.em.count(Invoice, sent.id)) return order.id;
  const lines = await linesOf(order, context.em);
  const items = sent.lines.map(({ lineId, quantity }, n) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Invalid({ [`lines.${n}.lineId`]: "Not valid" });
    const left = line.quantity - line.refundedQuantity;
    if ((quantity ?? 1) > left) throw new Invalid({ [`lines.${n}.quantity`]: `At most ${left}` });
    return { itemId: line.invoiceItemId, quantity: String(quantity ?? left) };
  });
  if (!items.length && !sent.shipping) throw new Invalid({ lines: "Required" });
  const { shipping, reason, id } = sent;
  context.joinSave(async (em) => {
    const { memberId } = context.viewer;
    const refundedBy = memberId ? em.getReference(Member, memberId) : null;
    const credited = await em.findOneOrFail(Invoice, invoice.id, { flushMode: FlushMode.COMMIT });
    const before = await em
      .fork({ keepTransactionContext: true })
      .findOneOrFail(Invoice, invoice.id);
    await refundSurplus(credited, { reason, refundedBy, key: id }, em);
    const amount = credited.creditedAmount - before.creditedAmount;
    if (amount) note(order, OrderEventKind.REFUNDED, context, em, amount); // not if repeated
  });
  await creditInvoice({ id, invoiceId: invoice.id, items, shipping, note: reason }, context);
  context.em.clear();
  context.services.tablesWritten(["orders", "order_lines"]);
  if (sent.restock) await restock(order.id, items, context);
  return order.id;
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
