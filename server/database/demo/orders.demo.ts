import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { User } from "../../../schema/accounts/index.ts";
import { DAY } from "../../../schema/foundation/durations.ts";
import { uuid } from "../../../schema/foundation/uuid.ts";
import { Member } from "../../../schema/members/index.ts";
import {
  BillingAddress,
  CheckoutMethod,
  Coupon,
  type Order,
  OrderEvent,
  OrderEventKind,
  OrderLine,
  placeOrder,
  ProductReview,
  ShippingOption,
} from "../../../schema/orders/index.ts";
import { ProductVariant } from "../../../schema/products/index.ts";
import { addresses, coupon, type DemoOrder, orders, shippingOptions } from "./orders.ts";
import { payOrder } from "./paid-order.ts";
import type { DemoData, DemoWorld } from "./demo-world.ts";

/** What members bought: one order waits, one was packed, one was sent and rated. */
export const data: DemoData = {
  after: ["products", "invoices", "payments"],
  async add(em, world) {
    em.persist(Object.assign(new Coupon(), coupon));
    const options = shippingOptions.map((values, order) =>
      Object.assign(new ShippingOption(), { ...values, order, currency: "EUR" }),
    );
    em.persist(options);
    for (const { member, ...values } of addresses) {
      const isDefault = true;
      em.persist(new BillingAddress({ ...values, isDefault, member: world.find(Member, member) }));
    }
    await em.flush();
    for (const fields of orders) await addOrder(fields, options[0], world, em);
  },
};

async function addOrder(
  fields: DemoOrder,
  option: ShippingOption | undefined,
  world: DemoWorld,
  em: EntityManager,
): Promise<void> {
  const { member, billing, lines: bought, daysAgo, total: expectedTotal, isShipped } = fields;
  const now = new Date(Date.now() - daysAgo * DAY);
  const buyer = world.find(Member, member);
  const user = await em.findOneOrFail(User, { member: buyer.id });
  const lines = [];
  for (const { product, size, quantity } of bought) {
    const variant = await em.findOneOrFail(
      ProductVariant,
      {
        product: { name: product },
        ...(size && { size }),
        $or: [{ quantity: null }, { quantity: { $gt: 2 } }],
      },
      { orderBy: { position: "asc" } },
    );
    lines.push({ variantId: variant.id, quantity });
  }
  const order = await placeOrder(
    {
      id: uuid(),
      hash: "",
      memberId: buyer.id,
      currency: "EUR",
      email: user.email,
      locale: user.locale,
      sent: {
        key: uuid(),
        lines,
        billing,
        expectedTotal,
        method: CheckoutMethod.ON_INVOICE,
        couponCode: fields.couponCode ?? null,
        shippingOptionId: isShipped ? (option?.id ?? null) : null,
      },
    },
    now,
    em,
  );
  order.createdAt = now;
  if (order.invoice) order.invoice.createdAt = now;
  await em.flush();
  await em.nativeUpdate(OrderEvent, { order: order.id }, { createdAt: now });
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  if (fields.paidAfter !== undefined) await payOrder(order, at(fields.paidAfter), em);
  if (fields.isPacked) step(order, OrderEventKind.PACKED, at(1), em, { packedAt: at(1) });
  const { delivery } = fields;
  if (delivery) {
    const sent = { fulfilledAt: at(2), delivery };
    step(order, OrderEventKind.FULFILLED, at(2), em, sent);
  }
  await em.flush();
  if (fields.review) await rate(order, fields.review, at(9), em);
}

function step(
  order: Order,
  kind: OrderEventKind,
  createdAt: Date,
  em: EntityManager,
  values: Partial<Order>,
): void {
  Object.assign(order, values);
  em.persist(new OrderEvent({ order, kind, createdAt, currency: order.currency }));
}

async function rate(
  order: Order,
  { rating, content, answer }: NonNullable<DemoOrder["review"]>,
  createdAt: Date,
  em: EntityManager,
): Promise<void> {
  const options = { orderBy: { position: "asc" }, flushMode: FlushMode.COMMIT } as const;
  const [line] = await em.find(OrderLine, { order: order.id }, options);
  if (!line?.product || !order.buyer) return;
  const { product } = line;
  const values = { rating, content, answer, answeredAt: createdAt, createdAt };
  em.persist(new ProductReview({ ...values, product, orderLine: line, author: order.buyer }));
}
