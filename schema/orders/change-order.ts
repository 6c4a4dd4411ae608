import { type EntityManager, FlushMode } from "@mikro-orm/core";
import type { BulkResult } from "../foundation/bulk.ts";
import { changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import { Invoice } from "../invoices/invoice.ts";
import { makeVoid } from "../invoices/settle-invoice.ts";
import { Member } from "../members/member.ts";
import { giveStock } from "../products/give-stock.ts";
import { ANNOUNCE_DELIVERY } from "./order-mails.ts";
import { OrderEvent } from "./order-event.ts";
import { OrderLine } from "./order-line.ts";
import { OrderEventKind, OrderStatus } from "./order-parts.ts";
import { Order } from "./order.ts";
import { FulfilOrderInput } from "./orders.input.ts";

const GIVE_COUPON_BACK = `update coupons set used = greatest(used - 1, 0), version = version + 1
  where code = ? and deleted_at is null`;

/** Gives up an order of which nothing was paid: its invoice is void, its pieces are in stock again. */
export async function cancelOrder(id: string, context: Context): Promise<void> {
  const order = await context.find(Order, id);
  refuseChange(order, context.viewer);
  if (order.cancelledAt) return;
  const mayEver = context.viewer.may("order:manage");
  await changeLocked(order, context, async (em, invoice) => {
    if (order.cancelledAt) return;
    if (order.fulfilledAt) throw new Conflict("This order was sent");
    if (order.packedAt && !mayEver) throw new Conflict("This order is packed");
    if (order.refundedAmount || invoice?.paidAmount)
      throw new Conflict("Something was paid or refunded: refund its lines instead");
    if (invoice) await makeVoid(invoice, em);
    const lines = await linesOf(order, em);
    await giveStock(
      lines.flatMap(({ variant, quantity }) =>
        variant ? { variantId: variant.id, quantity } : [],
      ),
      em,
    );
    for (const line of lines) Object.assign(line, { sold: 0, returnedQuantity: line.quantity });
    const { couponCode } = order;
    const transaction = em.getTransactionContext();
    if (couponCode)
      await em.getConnection().execute(GIVE_COUPON_BACK, [couponCode], "run", transaction);
    order.cancelledAt = context.now();
    note(order, OrderEventKind.CANCELLED, context, em);
  });
  context.services.tablesWritten(["product_variants", "products", "coupons"]);
}

/** Says of orders that they are ready to be sent. */
export const markOrdersPacked = (ids: readonly string[], context: Context): Promise<BulkResult> =>
  changeEach(ids, context, async (id) => {
    const order = await context.find(Order, id);
    await changeLocked(order, context, async (em) => {
      refuseUnsendable(order);
      if (!order.needsShipping) throw new Conflict("Nothing of this order is sent");
      if (order.packedAt) return;
      order.packedAt = context.now();
      note(order, OrderEventKind.PACKED, context, em);
    });
  });

/** Says that an order was sent, and mails it to the buyer; repeated, it changes how. */
export async function fulfilOrder(
  id: string,
  input: FulfilOrderInput,
  context: Context,
): Promise<void> {
  const { version, carrier, tracking } = parseInput(FulfilOrderInput, input);
  const order = await context.find(Order, id);
  if (!order.fulfilledAt) context.enqueueJob(ANNOUNCE_DELIVERY, { id });
  await changeLocked(order, context, async (em) => {
    refuseUnsendable(order);
    await context.checkVersion(order, version);
    const isFirst = !order.fulfilledAt;
    order.fulfilledAt ??= context.now();
    if (order.needsShipping) order.packedAt ??= order.fulfilledAt;
    order.delivery =
      carrier || tracking ? { carrier: carrier ?? "", tracking: tracking ?? "" } : null;
    if (isFirst) note(order, OrderEventKind.FULFILLED, context, em);
  });
}

function refuseUnsendable({ status }: Order): void {
  if (status === OrderStatus.CANCELLED) throw new Conflict("This order is cancelled");
  if (status === OrderStatus.REFUNDED) throw new Conflict("This order was refunded");
}

/** Changes an order as it is stored then; its invoice is locked first, as by a payment. */
async function changeLocked(
  order: Order,
  context: Context,
  change: (em: EntityManager, invoice: Invoice | null) => Promise<void>,
): Promise<void> {
  const { em } = context;
  const invoice = order.invoice ? await em.findOne(Invoice, { id: order.invoice.id }) : null;
  await context.save({
    locking: [...(invoice ? [invoice] : []), order],
    verify: async (tx) => {
      const fresh = { refresh: true, flushMode: FlushMode.COMMIT } as const;
      if (invoice) await tx.findOne(Invoice, { id: invoice.id }, fresh);
      if (!(await tx.findOne(Order, { id: order.id }, fresh))) throw notFound(Order);
      await change(tx, invoice);
    },
  });
}

export const linesOf = ({ id }: Order, em: EntityManager): Promise<OrderLine[]> =>
  em.find(
    OrderLine,
    { order: id },
    { orderBy: { position: "asc" }, refresh: true, flushMode: FlushMode.COMMIT },
  );

/** Writes down what happened to an order. */
export function note(
  order: Order,
  kind: OrderEventKind,
  { viewer: { memberId } }: Context,
  em: EntityManager,
  refunded: Pick<OrderEvent, "amount" | "parts"> | null = null,
): void {
  const member = memberId ? em.getReference(Member, memberId) : null;
  em.persist(new OrderEvent({ order, kind, ...refunded, member, currency: order.currency }));
}
