import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { entityResolvers } from "../foundation/entity-operations.ts";
import { DEFAULT_CURRENCY } from "../settings/site-settings.ts";
import { AddressResolver } from "./address.resolver.ts";
import { CouponMutations, CouponQueries } from "./coupon.resolver.ts";
import { ANNOUNCE_DELIVERY, announceDelivery, CONFIRM_ORDER, confirmOrder } from "./order-mails.ts";
import { OrderLineResolver, OrderResolver } from "./order.resolver.ts";
import "./orders.access.ts";
import { ProductReviewsResolver, ReviewResolver } from "./review.resolver.ts";
import { ShippingOption } from "./shipping-option.ts";

export const orders = domain({
  name: "orders",
  resolvers: [
    OrderResolver,
    OrderLineResolver,
    AddressResolver,
    ReviewResolver,
    ProductReviewsResolver,
    CouponQueries,
    CouponMutations,
    ...entityResolvers(ShippingOption, {
      write: "order:manage",
      open: ["name", "description", "price", "currency", "taxRate", "order"],
      order: { order: "asc", id: "asc" },
      async begin(option, { services }) {
        const { currency = DEFAULT_CURRENCY } = await services.site.decisions();
        option.currency = currency;
      },
    }),
  ],
  permissions: { "order:manage": [Role.ADMIN, Role.BILLING] },
  jobs: { [CONFIRM_ORDER]: confirmOrder, [ANNOUNCE_DELIVERY]: announceDelivery },
});
export { BillingAddress } from "./billing-address.ts";
export { Coupon } from "./coupon.ts";
export { placeOrder, type Purchase } from "./complete-checkout.ts";
export { findBoughtFile } from "./order-downloads.ts";
export { OrderEvent } from "./order-event.ts";
export { OrderLine } from "./order-line.ts";
export { CheckoutMethod, type OrderDelivery, OrderEventKind } from "./order-parts.ts";
export { Order } from "./order.ts";
export { ProductReview } from "./product-review.ts";
export { ShippingOption } from "./shipping-option.ts";
