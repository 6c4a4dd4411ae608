import { z } from "zod";

// The checkout's state and how it changes (specification, section 4). Amounts are whole minor units of
// one currency; the server prices again when the order is placed.

export const Step = { CART: 0, BILLING: 1, PAYMENT: 2, DONE: 3 } as const;
export type Step = (typeof Step)[keyof typeof Step];

const amount = z.int().min(0);
const text = z.string().max(300);

const line = z.object({
  /** The variant: what the stock is counted by */
  id: z.uuid(),
  productId: z.uuid(),
  name: text,
  coverUrl: z.string().max(2_000).nullable(),
  currency: z.string().length(3),
  /** With tax */
  price: amount,
  colors: z.array(z.string().max(40)).max(100),
  size: text.nullable(),
  isDigital: z.boolean(),
  /** How many there are; null without a limit */
  available: amount.nullable(),
  quantity: z.int().min(1),
  /** How many were wanted when fewer were left */
  wanted: z.int().min(1).nullable(),
});

const billing = z.object({
  name: text,
  company: text,
  street: text,
  postalCode: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  vatId: text,
});

const METHODS = ["ON_INVOICE", "CARD"] as const;

/** An order that was sent, until it is known what became of it: repeated, it is ordered once. */
const sentOrder = z.object({
  key: z.string().max(100),
  lines: z
    .array(z.object({ variantId: z.uuid(), quantity: z.int().min(1), unitPrice: amount }))
    .max(100),
  couponCode: text.nullable(),
  shippingOptionId: z.uuid().nullable(),
  billing,
  /** Null: to whom it is invoiced */
  shippingAddress: billing.nullable().default(null),
  expectedTotal: amount,
  method: z.enum(METHODS).default("ON_INVOICE"),
});

const stored = z.object({
  activeStep: z.literal([Step.CART, Step.BILLING, Step.PAYMENT, Step.DONE]),
  cart: z.array(line).max(100),
  billing: billing.nullable(),
  /** Where it is sent; null if that is where it is invoiced */
  delivery: billing.nullable().default(null),
  discount: amount,
  shipping: amount,
  couponCode: text.nullable().default(null),
  addressId: z.uuid().nullable().default(null),
  deliveryAddressId: z.uuid().nullable().default(null),
  shippingOptionId: z.uuid().nullable().default(null),
  method: z.enum(METHODS).default("ON_INVOICE"),
  sent: sentOrder.nullable().default(null),
});

type Stored = z.infer<typeof stored>;
type Line = z.infer<typeof line>;

export type Billing = z.infer<typeof billing>;
export type SentOrder = z.infer<typeof sentOrder>;

/** What is put into the cart. */
export type Goods = Omit<Line, "quantity" | "wanted">;

export interface CartLine extends Line {
  subtotal: number;
}

export interface Checkout extends Stored {
  cart: CartLine[];
  subtotal: number;
  total: number;
  totalItems: number;
}

const MOST_LINES = 100;
/** So many of one thing without a limit are ordered at once */
export const MOST_OF_ONE = 999;

export const emptyCheckout: Checkout = summed({
  activeStep: Step.CART,
  cart: [],
  billing: null,
  delivery: null,
  discount: 0,
  shipping: 0,
  couponCode: null,
  addressId: null,
  deliveryAddressId: null,
  shippingOptionId: null,
  method: "ON_INVOICE",
  sent: null,
});

/** What was stored, or an empty one if it is not valid. */
export function parseCheckout(value: unknown): Checkout {
  const parsed = stored.safeParse(value);
  return parsed.success ? summed(parsed.data) : emptyCheckout;
}

export const goForward = (checkout: Checkout): Checkout => goTo(checkout, checkout.activeStep + 1);

export const goBack = (checkout: Checkout): Checkout => goTo(checkout, checkout.activeStep - 1);

export function goTo(checkout: Checkout, step: number): Checkout {
  const activeStep = Math.max(Step.CART, Math.min(step, Step.DONE)) as Step;
  return { ...checkout, activeStep };
}

/** Clears cart, billing, discount, shipping and step. */
export const reset = (): Checkout => emptyCheckout;

/** The currency of the cart, which has one alone; null while it is empty. */
export const currencyOf = ({ cart }: Checkout): string | null => cart[0]?.currency ?? null;

/** Whether goods fit into the cart: by their currency and the number of lines. */
export function fits(checkout: Checkout, { id, currency }: Pick<Goods, "id" | "currency">) {
  const isOfCurrency = (currencyOf(checkout) ?? currency) === currency;
  const isThere = checkout.cart.some((one) => one.id === id);
  return isOfCurrency && (isThere || checkout.cart.length < MOST_LINES);
}

/** Raises the quantity and merges the colors of what is in the cart already. */
export function add(checkout: Checkout, goods: Goods, quantity = 1): Checkout {
  if (goods.available === 0 || !fits(checkout, goods)) return checkout;
  const present = checkout.cart.find(({ id }) => id === goods.id);
  const colors = [...new Set([...(present?.colors ?? []), ...goods.colors])];
  const next = limited({ ...goods, colors }, (present?.quantity ?? 0) + quantity);
  return withCart(
    checkout,
    present ? checkout.cart.map((one) => (one === present ? next : one)) : [...checkout.cart, next],
  );
}

export const increase = (checkout: Checkout, id: string): Checkout => changeBy(checkout, id, 1);

/** One stays one: a line is removed by its own button. */
export const decrease = (checkout: Checkout, id: string): Checkout => changeBy(checkout, id, -1);

export const remove = (checkout: Checkout, id: string): Checkout =>
  withCart(
    checkout,
    checkout.cart.filter((one) => one.id !== id),
  );

/** What the shop says of goods now: prices, stock, names. Lines that have gone are left out. */
export function reprice(checkout: Checkout, goods: readonly Goods[]): Checkout {
  const now = new Map(goods.map((one) => [one.id, one]));
  const lines = checkout.cart.flatMap(({ id, quantity }) => {
    const found = now.get(id);
    return found && found.available !== 0 ? limited(found, quantity) : [];
  });
  return withCart(checkout, lines);
}

/** To whom it is invoiced, and where it is sent if not there. */
export const withBilling = (
  checkout: Checkout,
  given: Billing,
  delivery: Billing | null = null,
): Checkout => ({ ...checkout, billing: given, delivery });

/** Exactly so many of a line, as far as there are: as the shop said last. */
export const setQuantity = (
  checkout: Checkout,
  id: string,
  { quantity, available }: { quantity: number; available: number | null },
): Checkout =>
  withCart(
    checkout,
    checkout.cart.map((one) =>
      one.id === id ? limited({ ...one, available }, Math.max(1, quantity)) : one,
    ),
  );

export const withCoupon = (checkout: Checkout, couponCode: string | null): Checkout => ({
  ...checkout,
  couponCode,
});

export const withAddress = (checkout: Checkout, addressId: string | null): Checkout => ({
  ...checkout,
  addressId,
});

/** Null: it is sent to where it is invoiced. */
export const withDeliveryAddress = (
  checkout: Checkout,
  deliveryAddressId: string | null,
): Checkout => ({ ...checkout, deliveryAddressId });

export const withShippingOption = (checkout: Checkout, shippingOptionId: string | null) => ({
  ...checkout,
  shippingOptionId,
});

export const withMethod = (checkout: Checkout, method: Checkout["method"]): Checkout => ({
  ...checkout,
  method,
});

/** Sends what another tab has sent already, or else this. */
export const send = (checkout: Checkout, order: SentOrder): Checkout => ({
  ...checkout,
  sent: checkout.sent ?? order,
});

/** It was refused: the next one is another order. */
export const unsend = (checkout: Checkout): Checkout => ({ ...checkout, sent: null });

export const withDiscount = (checkout: Checkout, discount: number): Checkout =>
  summed({ ...checkout, discount });

export const withShipping = (checkout: Checkout, shipping: number): Checkout =>
  summed({ ...checkout, shipping });

function changeBy(checkout: Checkout, id: string, difference: number): Checkout {
  const changed = checkout.cart.map((one) =>
    one.id === id ? limited(one, Math.max(1, one.quantity + difference)) : one,
  );
  return withCart(checkout, changed);
}

/** At most what is available; `wanted` says that it was more. */
function limited(goods: Goods, wanted: number): Line {
  const quantity = Math.min(wanted, goods.available ?? MOST_OF_ONE, MOST_OF_ONE);
  return { ...goods, quantity, wanted: wanted > quantity ? wanted : null };
}

const withCart = (checkout: Checkout, cart: Line[]): Checkout => summed({ ...checkout, cart });

/** Subtotal is the sum of price times quantity, total is that less the discount, with shipping. */
function summed(checkout: Stored): Checkout {
  const cart = checkout.cart.map((one) => ({ ...one, subtotal: one.price * one.quantity }));
  const subtotal = cart.reduce((sum, one) => sum + one.subtotal, 0);
  return {
    ...checkout,
    cart,
    subtotal,
    total: subtotal - checkout.discount + checkout.shipping,
    totalItems: cart.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
