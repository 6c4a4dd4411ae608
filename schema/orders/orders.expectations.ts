import { uuid } from "../foundation/uuid.ts";
import {
  EVERYBODY,
  entityOperations,
  type Expectations,
  ID,
  IDS,
  SIGNED_IN,
} from "../testing/expectations.ts";

const BILLING = ["billing", "admin"];
const LINES = `lines: [{ variantId: "${uuid()}", quantity: 1 }]`;
const PARTY = `billing: { name: "A", street: "B 1", city: "C", country: "NO" }`;
const ADDRESS = `input: { receiver: "A", street: "B 1", city: "C", country: "NO" }`;

/** Signed in, people read their own orders: that is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    ...entityOperations("Coupon", {
      read: EVERYBODY,
      write: BILLING,
      input: 'code: "A", percent: 10',
    }),
    ...entityOperations("ShippingOption", {
      read: EVERYBODY,
      write: BILLING,
      input: "name: {}, price: 1",
    }),
    priceCart: [`{ priceCart(input: { ${LINES} }) { currency } }`, SIGNED_IN],
    completeCheckout: [
      `mutation { completeCheckout(input: { key: "0123456789abcdef", ${LINES}, ${PARTY}, expectedTotal: 1 }) { id } }`,
      SIGNED_IN,
    ],
    orders: ["{ orders { nodes { id } } }", SIGNED_IN],
    orderCounts: ["{ orderCounts { all } }", SIGNED_IN],
    order: [`{ order(${ID}) { id } }`, SIGNED_IN],
    orderDownloads: [`{ orderDownloads(${ID}) { fileId } }`, SIGNED_IN],
    cancelOrder: [`mutation { cancelOrder(${ID}) { id } }`, SIGNED_IN],
    markOrdersPacked: [`mutation { markOrdersPacked(${IDS}) { count } }`, BILLING],
    fulfilOrder: [`mutation { fulfilOrder(${ID}, input: {}) { id } }`, BILLING],
    refundOrderLines: [
      `mutation { refundOrderLines(input: { ${ID}, orderId: "${uuid()}", lines: [], reason: "A" }) { id } }`,
      BILLING,
    ],
    billingAddresses: ["{ billingAddresses { id } }", SIGNED_IN],
    createBillingAddress: [`mutation { createBillingAddress(${ADDRESS}) { id } }`, SIGNED_IN],
    updateBillingAddress: [
      `mutation { updateBillingAddress(${ID}, ${ADDRESS}) { id } }`,
      SIGNED_IN,
    ],
    deleteBillingAddress: [`mutation { deleteBillingAddress(${ID}) }`, SIGNED_IN],
    productReviews: [`{ productReviews(productId: "${uuid()}") { nodes { id } } }`, EVERYBODY],
    createProductReview: [
      `mutation { createProductReview(input: { orderLineId: "${uuid()}", rating: 5 }) { id } }`,
      SIGNED_IN,
    ],
    updateProductReview: [`mutation { updateProductReview(${ID}, input: {}) { id } }`, SIGNED_IN],
    deleteProductReview: [`mutation { deleteProductReview(${ID}) }`, SIGNED_IN],
    answerProductReview: [`mutation { answerProductReview(${ID}, answer: "A") { id } }`, BILLING],
  },
  planExceptions: {
    priceCart: "its variants are found by their ids, its coupon by the index of its code",
    orderDownloads: "the lines of an order are found by its index",
  },
  growing: ["orders", "order_lines", "order_events", "billing_addresses", "product_reviews"],
  few: ["coupons"],
  tiny: ["shipping_options"],
};
