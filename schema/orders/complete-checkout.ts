import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/core";
import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { keyUsed } from "../foundation/model-messages.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { uuid } from "../foundation/uuid.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { takeNumber } from "../invoices/invoice-number.ts";
import { readInvoiceSettings } from "../invoices/read-invoice-settings.ts";
import { Member } from "../members/member.ts";
import { isSameAddress, partyOf } from "../pricing/party.ts";
import { takeStock } from "../products/take-stock.ts";
import { ProductVariant } from "../products/product-variant.ts";
import { Product } from "../products/product.ts";
import { DEFAULT_CURRENCY } from "../settings/site-settings.ts";
import { dayOf } from "../time/split-days.ts";
import { CONFIRM_ORDER } from "./order-mails.ts";
import { invoiceOfOrder } from "./invoice-of-order.ts";
import { OrderEvent } from "./order-event.ts";
import { OrderLine } from "./order-line.ts";
import { CheckoutMethod, OrderEventKind } from "./order-parts.ts";
import { Order } from "./order.ts";
import { CompleteCheckoutInput, type CartInput } from "./orders.input.ts";
import { type Cart, pricedCart, readCart } from "./price-cart.ts";
import { CartProblem, type CouponProblem } from "./priced-cart.ts";
import { ShippingOption } from "./shipping-option.ts";

/** The series of orders. */
const SERIES = "ORD-";

const LOCK_KEY = "select 1 from (select pg_advisory_xact_lock(hashtextextended(?, 0))) as locked";

const USE_COUPON = `update coupons set used = used + 1, version = version + 1
  where id = ? and deleted_at is null and ("limit" is null or used < "limit") returning id`;

const COUPON: Record<CouponProblem, string> = {
  unknown: "This code does not exist",
  ended: "This code has ended",
  used_up: "This code is used up",
};

/** What an order is made of, before its transaction. */
export interface Purchase {
  id: string;
  sent: CompleteCheckoutInput;
  hash: string;
  memberId: string;
  currency: string;
  email: string;
  locale: Locale;
}

/**
 * Makes an order of a cart, with its invoice, in one transaction: stock, coupon and numbers are taken together or not at
 * all. Repeated with the same key, it answers with the first order. Returns its id.
 */
export async function completeCheckout(
  input: CompleteCheckoutInput,
  context: Context,
): Promise<string> {
  const sent = parseInput(CompleteCheckoutInput, input);
  const hash = hashOf(sent);
  const memberId = viewerProfile(context);
  const known = await orderedWith(sent.key, hash, memberId, context.em);
  if (known) return known;
  refuseIncomplete(sent);
  if (sent.method === CheckoutMethod.CARD && !context.services.paymentProvider)
    throw new Invalid({ method: "Not valid" });
  const { currency = DEFAULT_CURRENCY } = await context.services.site.decisions();
  const cart = await readCart(sent, { currency, now: context.now() }, context.em);
  await refuseUnavailable(cart, sent, context.em);
  const user = await context.em.findOne(User, { member: memberId, ...NOT_DELETED });
  const email = sent.billing.email ?? user?.email;
  if (!email) throw new Invalid({ "billing.email": "Required" });
  const locale = user?.locale ?? Locale.en;
  const purchase = { id: uuid(), sent, hash, memberId, currency, email, locale };
  let { id } = purchase;
  context.enqueueJob(CONFIRM_ORDER, { id });
  await context.save({
    verify: async (em) => {
      await execute(LOCK_KEY, [sent.key], em);
      const first = await orderedWith(sent.key, hash, memberId, em);
      if (first) id = first;
      else await placeOrder(purchase, context.now(), em);
    },
  });
  context.services.tablesWritten(["product_variants", "products", "coupons", "invoice_series"]);
  return id;
}

const execute = (sql: string, values: unknown[], em: EntityManager): Promise<unknown[]> =>
  em.getConnection().execute(sql, values, "all", em.getTransactionContext());

/** What was sent, whatever the order of its fields. */
function hashOf(sent: CompleteCheckoutInput): string {
  const sorted = JSON.stringify(sent, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
  return createHash("sha256").update(sorted).digest("base64url");
}

/** The order that was made with this key; CONFLICT if it was another one. */
async function orderedWith(
  checkoutKey: string,
  checkoutHash: string,
  buyer: string,
  unit: EntityManager,
): Promise<string | undefined> {
  const em = unit.fork({ keepTransactionContext: true });
  const known = await em.findOne(Order, { checkoutKey });
  if (!known) return undefined;
  if (known.checkoutHash !== checkoutHash || known.buyer?.id !== buyer) throw keyUsed("key");
  return known.id;
}

function refuseIncomplete({ lines, billing, shippingAddress }: CompleteCheckoutInput): void {
  const fields: Record<string, string> = {};
  if (!lines.length) fields["lines"] = "Required";
  for (const [name, party] of Object.entries({ billing, shippingAddress }))
    for (const part of ["street", "city", "country"] as const)
      if (party && !party[part]) fields[`${name}.${part}`] = "Required";
  if (Object.keys(fields).length) throw new Invalid(fields);
}

/** More than there is: INVALID with the number, or CONFLICT if nothing is left. */
async function refuseUnavailable(cart: Cart, sent: CartInput, em: EntityManager): Promise<void> {
  const short = cart.lines.flatMap(({ problem, available }, n) =>
    problem === CartProblem.SHORT ? [[`lines.${n}.quantity`, `At most ${available}`]] : [],
  );
  const gone = cart.lines.filter(
    ({ problem }) => problem === CartProblem.GONE || problem === CartProblem.SOLD_OUT,
  );
  if (gone.length)
    throw soldOut(
      gone.map(({ product }) => product?.name ?? ""),
      cart,
    );
  if (short.length) throw new Invalid(Object.fromEntries(short));
  refuseCoupon(cart);
  if (!cart.needsShipping || cart.shippingOption) return;
  if (sent.shippingOptionId) throw new Invalid({ shippingOptionId: "Not valid" });
  if (await em.count(ShippingOption, NOT_DELETED))
    throw new Invalid({ shippingOptionId: "Required" });
}

function soldOut(names: readonly string[], cart: Cart): Conflict {
  const known = names.filter(Boolean).join(", ");
  return new Conflict(known ? `Sold out: ${known}` : "Something is not in the shop any more", {
    cart: pricedCart(cart),
  });
}

function refuseCoupon(cart: Cart): void {
  if (cart.couponProblem)
    throw new Conflict(COUPON[cart.couponProblem], { cart: pricedCart(cart) });
}

/** Takes stock and coupon, and stores order and invoice, at the prices of this moment. */
export async function placeOrder(purchase: Purchase, now: Date, em: EntityManager): Promise<Order> {
  const { sent, currency } = purchase;
  const short = await takeStock(sent.lines, em);
  const isTaken = !short.length;
  const cart = await readCart(sent, { currency, now, isTaken }, em);
  if (short.length) {
    const lost = cart.lines.filter(({ wanted }) => short.includes(wanted.variantId));
    throw soldOut(
      lost.map(({ product }) => product?.name ?? ""),
      cart,
    );
  }
  const gone = cart.lines.filter(({ problem }) => problem === CartProblem.GONE);
  if (gone.length) throw soldOut([], cart);
  refuseCoupon(cart);
  if (cart.priced.total !== sent.expectedTotal)
    throw new Conflict("The total is another one now", { cart: pricedCart(cart) });
  if (cart.coupon && !(await execute(USE_COUPON, [cart.coupon.id], em)).length)
    throw new Conflict(COUPON.used_up, { cart: pricedCart(cart) });
  return store(purchase, cart, now, em);
}

async function store(purchase: Purchase, cart: Cart, now: Date, em: EntityManager): Promise<Order> {
  const { id, sent, hash, memberId, currency, email, locale } = purchase;
  const { priced, coupon, shippingOption, needsShipping } = cart;
  const settings = await readInvoiceSettings(em.fork({ keepTransactionContext: true }));
  if (!settings.seller.name) throw new Conflict("The shop cannot write invoices yet");
  const buyer = em.getReference(Member, memberId);
  const billing = Object.assign(partyOf(sent.billing), { email });
  const shippingAddress = sent.shippingAddress ? partyOf(sent.shippingAddress) : null;
  const isElsewhere = shippingAddress && !isSameAddress(shippingAddress, billing);
  const deliverTo = needsShipping && isElsewhere ? shippingAddress : null;
  const { invoice, items } = await invoiceOfOrder(
    cart,
    { settings, billing, deliverTo, buyer, locale },
    now,
    em,
  );
  const isPaid = !priced.total;
  const { subTotal, discount, shipping, net, tax, total } = priced;
  const order = new Order({
    id,
    buyer,
    email,
    locale,
    billing,
    currency,
    invoice,
    needsShipping,
    subTotal,
    discount,
    shipping,
    net,
    tax,
    total,
    number: await takeNumber(SERIES, dayOf(now), em),
    buyerName: billing.company ?? billing.name,
    method: sent.method,
    shippingAddress,
    totalItems: cart.lines.reduce((all, { quantity }) => all + quantity, 0),
    couponCode: coupon?.code ?? null,
    shippingName: nameOf(shippingOption, locale),
    paidAt: isPaid ? now : null,
    checkoutKey: sent.key,
    checkoutHash: hash,
  });
  em.persist(order);
  for (const [
    position,
    { product, variant, quantity, unitPrice, taxRate },
  ] of cart.lines.entries()) {
    const {
      amount = 0,
      discount: share = 0,
      tax: ofLine = 0,
      gross = 0,
    } = priced.lines[position] ?? {};
    const { id: invoiceItemId } = items[position] ?? {};
    if (!product || !variant || !invoiceItemId) continue;
    em.persist(
      new OrderLine({
        order,
        position,
        quantity,
        unitPrice,
        taxRate,
        amount,
        currency,
        invoiceItemId,
        discount: share,
        tax: ofLine,
        total: gross,
        sold: quantity,
        product: em.getReference(Product, product.id),
        variant: em.getReference(ProductVariant, variant.id),
        kind: product.kind,
        name: product.name,
        color: variant.color ?? null,
        size: variant.size ?? null,
        sku: variant.sku ?? product.sku ?? null,
        picture: product.pictures[0]?.path ?? null,
      }),
    );
  }
  const kinds = [OrderEventKind.PLACED, ...(isPaid ? [OrderEventKind.PAID] : [])];
  for (const kind of kinds) em.persist(new OrderEvent({ order, kind, member: buyer, currency }));
  return order;
}

const nameOf = (option: ShippingOption | null, locale: Locale): string | null =>
  option && (option.name[locale] ?? Object.values(option.name)[0] ?? "");
