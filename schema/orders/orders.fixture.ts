import { LOCALES } from "../foundation/locale.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Member } from "../members/member.ts";
import {
  CREATED,
  cursors,
  type Fixture,
  NO_ID,
  some,
  UNKNOWN,
  type World,
} from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, TEXTS, texts, times } from "../oracle/series.ts";
import { partyOf } from "../pricing/party.ts";
import { ProductColor, ProductKind, ProductStatus } from "../products/product-parts.ts";
import { ProductVariant } from "../products/product-variant.ts";
import { Product } from "../products/product.ts";
import { AddressType, BillingAddress } from "./billing-address.ts";
import { Coupon } from "./coupon.ts";
import { OrderEvent } from "./order-event.ts";
import { OrderLine } from "./order-line.ts";
import { OrderEventKind } from "./order-parts.ts";
import { Order } from "./order.ts";
import { ProductReview } from "./product-review.ts";
import { ShippingOption } from "./shipping-option.ts";

const dated = (kind: string, n: number) => ({
  id: idOf(kind, n),
  createdAt: at(n),
  updatedAt: at(n),
});

const order = (n: number, members: readonly Member[], invoices: readonly Invoice[]): Order => {
  const total = (n % 9) * 1_000 + 500;
  return Object.assign(new Order({}), dated("d0", n), {
    number: `ORD-2026-${n}`,
    buyer: n % 4 === 3 ? null : nth(members, n),
    buyerName: nth(NAMES, n),
    email: `buys-${n % 9}@example.org`,
    locale: nth(LOCALES, n),
    billing: partyOf({ name: nth(NAMES, n), city: nth(["Bodø", "Wien"], n) }),
    shippingAddress: n % 3 ? null : partyOf({ name: "Depot" }),
    currency: nth(["EUR", "NOK", "JPY"], n),
    totalItems: n % 5,
    subTotal: total,
    couponCode: n % 5 ? null : "AUTUMN",
    discount: n % 7,
    shippingName: n % 2 ? "Post" : null,
    shipping: 0,
    net: total,
    tax: n % 11,
    total,
    refundedAmount: n % 6 === 5 ? total : 0,
    needsShipping: n % 2 === 1,
    paidAt: n % 3 ? at(n + 1) : null,
    packedAt: n % 4 ? null : at(n + 2),
    fulfilledAt: n % 5 === 4 ? at(n + 3) : null,
    cancelledAt: n % 7 === 6 ? at(n + 4) : null,
    delivery: n % 5 === 4 ? { carrier: "Posten", tracking: nth(TEXTS, n) } : null,
    invoice: n % 8 ? nth(invoices, n) : null,
    checkoutKey: `key-${n}`,
    checkoutHash: "",
  });
};

const line = (
  n: number,
  orders: readonly Order[],
  products: readonly Product[],
  variants: readonly ProductVariant[],
): OrderLine => {
  const of = nth(orders, n);
  return Object.assign(new OrderLine({}), dated("d1", n), {
    order: of,
    position: Math.floor(n / orders.length),
    product: n % 6 === 5 ? null : nth(products, n),
    variant: n % 6 === 5 ? null : nth(variants, n),
    kind: nth(Object.values(ProductKind), n),
    name: nth(TEXTS, n) || "Print",
    color: nth([null, ...Object.values(ProductColor)], n),
    size: nth([null, "50 × 70 cm"], n),
    sku: nth([null, `V-${n}`], n),
    picture: nth([null, "/artwork/rings-1.svg"], n),
    unitPrice: n * 100,
    taxRate: nth([2_500, 0], n),
    quantity: (n % 3) + 1,
    amount: n * 100,
    discount: n % 7,
    tax: n % 11,
    total: n * 100,
    refundedQuantity: n % 2,
    sold: (n % 3) + 1,
    invoiceItemId: UNKNOWN,
    currency: of.currency,
  });
};

const event = (n: number, orders: readonly Order[], members: readonly Member[]): OrderEvent => {
  const of = nth(orders, n);
  return Object.assign(new OrderEvent({}), dated("d2", n), {
    order: of,
    kind: nth(Object.values(OrderEventKind), n),
    member: nth([null, ...members], n),
    amount: n % 4 ? null : n * 100,
    parts: n % 4 ? [] : [{ lineId: null, quantity: 1, amount: n * 100, reason: `Reason ${n}` }],
    currency: of.currency,
  });
};

const review = (
  n: number,
  lines: readonly OrderLine[],
  products: readonly Product[],
  members: readonly Member[],
): ProductReview =>
  Object.assign(new ProductReview({}), dated("d3", n), {
    product: nth(products, n),
    orderLine: nth(lines, n),
    author: nth([...members, null], n),
    rating: (n % 5) + 1,
    content: nth(TEXTS, n),
    answer: n % 3 ? "" : "Thank you",
    answeredAt: n % 3 ? null : at(n + 2),
    hiddenAt: n % 4 === 3 ? at(n + 3) : null,
    hiddenReason: n % 4 === 3 ? "Not about the product" : "",
  });

const address = (n: number, members: readonly Member[]): BillingAddress =>
  Object.assign(new BillingAddress({}), dated("d4", n), {
    member: nth(members, n),
    receiver: nth(NAMES, n),
    company: nth([null, "Studio"], n),
    street: nth(["Sjøgata 14", "Gate 1\nc/o Berg"], n),
    postalCode: nth([null, "8006"], n),
    city: "Bodø",
    country: "NO",
    addressType: nth(Object.values(AddressType), n),
    isDefault: n < members.length,
  });

const coupon = (n: number): Coupon =>
  Object.assign(new Coupon(), dated("d5", n), {
    code: `CODE${n}`,
    percent: n + 1,
    limit: n % 2 ? null : n + 1,
    endsAt: n % 3 ? null : at(n),
    used: n % 4,
    deletedAt: n % 5 === 4 ? at(n) : null,
  });

const option = (n: number): ShippingOption =>
  Object.assign(new ShippingOption(), dated("d6", n), {
    name: texts(n),
    description: texts(n + 1),
    price: n * 100,
    currency: nth(["EUR", "NOK"], n),
    taxRate: nth([2_500, 0], n),
    order: n % 3,
    deletedAt: n % 5 === 4 ? at(n) : null,
  });

/** Lines and history are read below an order alone; order.test.ts shows who finds a line by its id. */
const UNSEEN = Object.fromEntries(
  ["OrderLine", "OrderEvent"].flatMap((name) =>
    ["order", "order id", "order buyer"].map((condition) => [
      `${name} without ${condition}`,
      "its order is visible",
    ]),
  ),
);

/** A product that all buyers have, and only those who write products still see in the shop. */
const withdrawnOf = (world: World): Product =>
  world
    .of(Product)
    .find(({ status, deletedAt }) => status === ProductStatus.DRAFT && !deletedAt) as Product;

/** Each of these members has received it, and rated it. */
function addReceived(world: World, members: readonly Member[]): void {
  const product = withdrawnOf(world);
  const variants = world.of(ProductVariant).filter((each) => each.product === product);
  const orders = members.map((buyer, n) =>
    Object.assign(order(RECEIVED + n, members, []), {
      buyer,
      invoice: null,
      fulfilledAt: at(n),
      cancelledAt: null,
    }),
  );
  const lines = orders.map((_, n) =>
    Object.assign(line(RECEIVED + n, orders, [product], variants), {
      order: nth(orders, n),
      product,
      variant: nth(variants, n),
    }),
  );
  world.add(orders);
  world.add(lines);
  world.add(
    lines.map((each, n) =>
      Object.assign(review(RECEIVED + n, [each], [product], members), { author: nth(members, n) }),
    ),
  );
}

/** The number of the first of them. */
const RECEIVED = 200;

export const fixture: Fixture = {
  after: ["invoices", "members", "products"],
  async fill(world) {
    const members = world.of(Member).slice(0, 12);
    const products = world.of(Product);
    const orders = times(60, (n) => order(n, members, world.of(Invoice)));
    world.add(orders);
    const lines = times(120, (n) => line(n, orders, products, world.of(ProductVariant)));
    world.add(lines);
    world.add(times(120, (n) => event(n, orders, members)));
    world.add(times(40, (n) => address(n, members)));
    world.add(times(15, coupon));
    world.add(times(10, option));
    await world.em.flush();
    world.add(times(60, (n) => review(n, lines, products, members)));
    addReceived(world, members);
  },
  unseen: UNSEEN,
  open: {
    "Query.shippingOption": "requires a permission",
    "Order.lines": "its order is visible",
    "OrderLine.order": "one's own",
    "Query.receivedOrderLines": "one's own",
    "Order.history": "its order is visible",
    "ProductReview.product": "a review is visible where its product is",
  },
  values(world, viewers) {
    const [orders, products] = [world.of(Order), world.of(Product)];
    const buyers = new Set(
      Object.values(viewers).flatMap((viewer) =>
        viewer.memberId && !viewer.may("product:write") ? [viewer.memberId] : [],
      ),
    );
    const inShop = ({ status }: Product) => status === ProductStatus.PUBLISHED;
    // what a viewer wrote, and nobody else may see
    const hidden = world
      .of(ProductReview)
      .filter(({ hiddenAt, author }) => hiddenAt && author && buyers.has(author.id))
      .map(({ product }) => product)
      .filter(inShop);
    return {
      "Query.order.id": [...some(orders), UNKNOWN, NO_ID],
      "Query.orderDownloads.id": some(orders),
      "Query.coupon.id": [...some(world.of(Coupon)), NO_ID],
      "Query.shippingOption.id": [...some(world.of(ShippingOption)), NO_ID],
      "Query.priceCart.input": [
        {
          lines: world
            .of(ProductVariant)
            .slice(0, 3)
            .map(({ id }) => ({ variantId: id, quantity: 1 })),
        },
      ],
      "Query.receivedOrderLines.productId": [withdrawnOf(world).id, ...some(products)],
      "Query.quoteOrderRefund.input": [{ orderId: NO_ID, lines: [] }],
      "Query.orders.after": cursors(orders, CREATED),
      "Query.orders.placedFrom": ["2026-01-05"],
      "Query.orders.placedTo": ["2026-06-20"],
      "Query.orders.paidFrom": ["2026-01-05"],
      "Query.orders.paidTo": ["2026-06-20"],
      buyerId: [...some(world.of(Member)), NO_ID],
      "Query.productReviews.productId": [...some(hidden), ...some(products), NO_ID],
      "Query.productReviews.rating": [null, 4],
      "Query.productReviews.after": cursors(world.of(ProductReview), CREATED),
    };
  },
};
