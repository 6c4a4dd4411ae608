import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { Payment } from "./payment.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";
import { deleteOldEvents } from "./payment-event.ts";
import { READ_PAYMENT, SEND_NOTICES, SEND_REFUNDS } from "./payment-jobs.ts";
import { InvoicePaymentsResolver, PaymentResolver } from "./payment.resolver.ts";
import "./payments.access.ts";
import { readPayment } from "./read-payment.ts";
import { sendNotices } from "./send-notices.ts";
import { sendRefunds } from "./send-refunds.ts";
import { settlePayments } from "./unsettled-payments.ts";

export const payments = domain({
  name: "payments",
  resolvers: [PaymentResolver, InvoicePaymentsResolver],
  permissions: { "payment:write": [Role.ADMIN, Role.BILLING] },
  search: {
    payments: {
      entity: () => Payment,
      where: (text) => searched(text),
      names: ["receiptNumber", "number", "payerName"],
      order: { createdAt: "desc", id: "desc" },
    },
  },
  jobs: {
    [READ_PAYMENT]: ({ id = "" }, context) => readPayment(id, context),
    [SEND_REFUNDS]: sendRefunds,
    [SEND_NOTICES]: sendNotices,
  },
  timers: {
    "settle payments online": { every: 5 * MINUTE, run: settlePayments },
    "forget old payment events": { every: DAY, run: deleteOldEvents },
  },
  limits: {
    /** Pages of the provider that a network opens. */
    startPayment: { times: 60, within: HOUR },
  },
});
export { findReceipt, findReceiptOfLink, type Receipt } from "./find-receipt.ts";
export { PaymentEvent } from "./payment-event.ts";
export { Payment, PaymentMethod, PaymentStatus } from "./payment.ts";
export { Refund, RefundStatus } from "./refund.ts";
export { takeEvent } from "./take-event.ts";
