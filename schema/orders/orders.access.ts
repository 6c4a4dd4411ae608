import { ALL, anyOf, changePolicy, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { visibleProducts } from "../products/products.access.ts";
import { BillingAddress } from "./billing-address.ts";
import { Coupon } from "./coupon.ts";
import { OrderEvent } from "./order-event.ts";
import { OrderLine } from "./order-line.ts";
import { Order } from "./order.ts";
import { ProductReview } from "./product-review.ts";

const manages = (viewer: Viewer): boolean => viewer.may("order:manage");

/** Those who manage orders see all, a member their own. */
const visibleOrders = rowPolicy(Order, (viewer) =>
  anyOf(manages(viewer) && ALL, viewer.memberId && { buyer: viewer.memberId }),
);
changePolicy(
  Order,
  (viewer) => manages(viewer) || (!!viewer.memberId && { buyer: viewer.memberId }),
);
fieldPolicy(Order, [
  "number",
  "buyer",
  "buyerName",
  "email",
  "locale",
  "status",
  "method",
  "billing",
  "shippingAddress",
  "currency",
  "totalItems",
  "subTotal",
  "couponCode",
  "discount",
  "shippingName",
  "shipping",
  "net",
  "tax",
  "total",
  "refundedAmount",
  "needsShipping",
  "paidAt",
  "packedAt",
  "fulfilledAt",
  "cancelledAt",
  "delivery",
  "invoice",
]);

rowPolicy(OrderLine, (viewer) => ({ order: visibleOrders(viewer) }));
fieldPolicy(OrderLine, [
  "order",
  "position",
  "product",
  "variant",
  "kind",
  "name",
  "color",
  "size",
  "sku",
  "picture",
  "unitPrice",
  "taxRate",
  "quantity",
  "amount",
  "discount",
  "tax",
  "total",
  "refundedQuantity",
  "returnedQuantity",
]);

rowPolicy(OrderEvent, (viewer) => ({ order: visibleOrders(viewer) }));
fieldPolicy(OrderEvent, ["order", "kind", "member", "amount", "parts"]);

rowPolicy(Coupon, (viewer) => (manages(viewer) ? ALL : NONE));
fieldPolicy(Coupon, ["code", "percent", "limit", "endsAt", "used"]);

rowPolicy(BillingAddress, ({ memberId }) => anyOf(memberId && { member: memberId }));
fieldPolicy(BillingAddress, [
  "receiver",
  "company",
  "street",
  "postalCode",
  "city",
  "country",
  "phoneNumber",
  "vatId",
  "fullAddress",
  "addressType",
  "isDefault",
]);

/** What is hidden, its author and the shop still see. */
const isShown = (viewer: Viewer) =>
  viewer.may("product:write")
    ? {}
    : anyOf({ hiddenAt: null }, viewer.memberId && { author: viewer.memberId });

rowPolicy(ProductReview, (viewer) => ({ product: visibleProducts(viewer), ...isShown(viewer) }));
changePolicy(ProductReview, ({ memberId }) => !!memberId && { author: memberId });
fieldPolicy(ProductReview, [
  "product",
  "author",
  "rating",
  "content",
  "answer",
  "answeredAt",
  "hiddenAt",
  "hiddenReason",
]);
