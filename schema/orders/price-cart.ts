import type { EntityManager } from "@mikro-orm/core";
import { NOT_DELETED } from "../foundation/entity.ts";
import type { Money } from "../foundation/money.ts";
import { type PricedDocument, priceDocument } from "../pricing/price-document.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { ProductKind, ProductStatus } from "../products/product-parts.ts";
import { ProductVariant } from "../products/product-variant.ts";
import type { Product } from "../products/product.ts";
import { Coupon } from "./coupon.ts";
import type { CartInput, CartLineInput } from "./orders.input.ts";
import { CartProblem, CouponProblem, type PricedCart } from "./priced-cart.ts";
import { ShippingOption } from "./shipping-option.ts";

/** A line of a cart with what it buys, as far as that is in the shop. */
export interface CartLine {
  wanted: CartLineInput;
  variant: ProductVariant | undefined;
  product: Product | undefined;
  unitPrice: number;
  taxRate: number;
  quantity: number;
  available: number | null;
  problem: CartProblem | null;
}

/** A cart with all that its prices are made of. */
export interface Cart {
  currency: string;
  lines: CartLine[];
  needsShipping: boolean;
  shippingOption: ShippingOption | null;
  coupon: Coupon | null;
  couponProblem: CouponProblem | null;
  priced: PricedDocument;
}

interface Circumstances {
  currency: string;
  now: Date;
  /** The stock of these lines was taken already: nothing is short of them. */
  isTaken?: boolean;
}

/** What a rate is called: prices of the shop are taxed, if at all, at the standard rate. */
export const categoryOf = (rate: number): TaxCategory => (rate ? TaxCategory.S : TaxCategory.Z);

/** Prices a cart with what the database says now: a fork knows nothing from before. */
export async function readCart(
  { lines: wanted, couponCode, shippingOptionId }: CartInput,
  { currency, now, isTaken = false }: Circumstances,
  unit: EntityManager,
): Promise<Cart> {
  const em = unit.fork({ keepTransactionContext: true });
  const lines = await linesOf(wanted, { currency, isTaken }, em);
  const needsShipping = lines.some(
    ({ product, quantity }) => quantity && product?.kind === ProductKind.PHYSICAL,
  );
  const shippingOption =
    needsShipping && shippingOptionId
      ? await em.findOne(ShippingOption, { id: shippingOptionId, currency, ...NOT_DELETED })
      : null;
  const { coupon, couponProblem } = await couponOf(couponCode, now, em);
  const priced = priceDocument({
    pricesIncludeTax: true,
    lines: lines.map(({ quantity, unitPrice, taxRate }) => {
      return { quantity, unitPrice, taxRate, taxCategory: categoryOf(taxRate) };
    }),
    discount: coupon && { basisPoints: coupon.percent * 100 },
    shipping: shippingOption && {
      price: shippingOption.price,
      taxRate: shippingOption.taxRate,
      taxCategory: categoryOf(shippingOption.taxRate),
    },
  });
  return { currency, lines, needsShipping, shippingOption, coupon, couponProblem, priced };
}

async function linesOf(
  wanted: readonly CartLineInput[],
  { currency, isTaken }: { currency: string; isTaken: boolean },
  em: EntityManager,
): Promise<CartLine[]> {
  const variants = await em.find(
    ProductVariant,
    { id: { $in: wanted.map(({ variantId }) => variantId) } },
    { populate: ["product"] },
  );
  const left = new Map(variants.map(({ id, quantity }) => [id, quantity ?? null]));
  return wanted.map((line) => {
    const variant = variants.find(({ id }) => id === line.variantId);
    const product = variant?.product;
    const isInShop =
      product?.status === ProductStatus.PUBLISHED &&
      !product.deletedAt &&
      product.currency === currency;
    if (!variant || !product || !isInShop)
      return { ...NOTHING, wanted: line, problem: CartProblem.GONE };
    const available = isTaken ? null : (left.get(variant.id) ?? null);
    const quantity = available === null ? line.quantity : Math.min(line.quantity, available);
    if (available !== null) left.set(variant.id, available - quantity);
    const { currentPrice: unitPrice, taxRate } = product;
    const hasChanged = line.unitPrice != null && line.unitPrice !== unitPrice;
    const changed = hasChanged ? CartProblem.PRICE_CHANGED : null;
    const short = available ? CartProblem.SHORT : CartProblem.SOLD_OUT;
    const problem = quantity < line.quantity ? short : changed;
    return { wanted: line, variant, product, unitPrice, taxRate, quantity, available, problem };
  });
}

const NOTHING = {
  variant: undefined,
  product: undefined,
  unitPrice: 0,
  taxRate: 0,
  quantity: 0,
  available: 0,
};

/** The coupon of a code, if it may still be used. */
async function couponOf(
  code: string | null | undefined,
  now: Date,
  em: EntityManager,
): Promise<Pick<Cart, "coupon" | "couponProblem">> {
  if (!code) return { coupon: null, couponProblem: null };
  const coupon = await em.findOne(Coupon, { code: code.toUpperCase(), ...NOT_DELETED });
  const couponProblem = problemOf(coupon, now);
  return { coupon: couponProblem ? null : coupon, couponProblem };
}

function problemOf(coupon: Coupon | null, now: Date): CouponProblem | null {
  if (!coupon) return CouponProblem.UNKNOWN;
  if (coupon.endsAt && coupon.endsAt <= now) return CouponProblem.ENDED;
  if (coupon.limit != null && coupon.used >= coupon.limit) return CouponProblem.USED_UP;
  return null;
}

/** A cart as its buyer reads it. */
export function pricedCart(cart: Cart): PricedCart {
  const { currency, lines, priced, needsShipping, shippingOption, coupon, couponProblem } = cart;
  const money = (amount: number): Money => ({ amount, currency });
  return {
    lines: lines.map(({ wanted, variant, product, ...line }, n) => ({
      variantId: wanted.variantId,
      productId: product?.id ?? null,
      name: product?.name ?? "",
      slug: product?.slug ?? "",
      kind: product?.kind ?? null,
      color: variant?.color ?? null,
      size: variant?.size ?? null,
      picture: product?.pictures[0]?.path ?? null,
      unitPrice: money(line.unitPrice),
      taxRate: line.taxRate,
      wanted: wanted.quantity,
      quantity: line.quantity,
      available: line.available,
      amount: money(priced.lines[n]?.amount ?? 0),
      discount: money(priced.lines[n]?.discount ?? 0),
      total: money(priced.lines[n]?.gross ?? 0),
      problem: line.problem,
    })),
    currency,
    totalItems: lines.reduce((all, { quantity }) => all + quantity, 0),
    subTotal: money(priced.subTotal),
    discount: money(priced.discount),
    shipping: money(priced.shipping),
    net: money(priced.net),
    tax: money(priced.tax),
    total: money(priced.total),
    needsShipping,
    shippingOptionId: shippingOption?.id ?? null,
    couponPercent: coupon?.percent ?? null,
    couponProblem,
    canBeOrdered:
      lines.length > 0 &&
      !couponProblem &&
      lines.every(({ problem }) => !problem || problem === CartProblem.PRICE_CHANGED),
  };
}
