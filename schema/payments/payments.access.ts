import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { Payment } from "./payment.ts";
import { Refund } from "./refund.ts";

/** Billing sees all, a member what they paid. */
const visiblePayments = rowPolicy(Payment, (viewer) =>
  anyOf(viewer.may("billing:read") && ALL, viewer.memberId && { payer: viewer.memberId }),
);
fieldPolicy(
  Payment,
  [
    "invoice",
    "number",
    "payer",
    "payerName",
    "email",
    "amount",
    "refundedAmount",
    "currency",
    "method",
    "status",
    "receivedOn",
    "reference",
    "provider",
    "receiptNumber",
  ],
  {
    providerRef: (viewer) => viewer.may("billing:read"),
    recordedBy: (viewer) => viewer.may("billing:read"),
  },
);

rowPolicy(Refund, (viewer) => ({ payment: visiblePayments(viewer) }));
fieldPolicy(Refund, ["payment", "amount", "reason"], {
  refundedBy: (viewer) => viewer.may("billing:read"),
});
