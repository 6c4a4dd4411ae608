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
    "receiptUrl",
  ],
  {
    disputeStatus: (viewer) => viewer.may("billing:read"),
    disputedAmount: (viewer) => viewer.may("billing:read"),
    disputeReason: (viewer) => viewer.may("billing:read"),
    disputeRespondBy: (viewer) => viewer.may("billing:read"),
    providerRef: (viewer) => viewer.may("billing:read"),
    recordedBy: (viewer) => viewer.may("billing:read"),
  },
);

rowPolicy(Refund, (viewer) => ({ payment: visiblePayments(viewer) }));
fieldPolicy(Refund, ["payment", "amount", "reason", "status"], {
  refundedBy: (viewer) => viewer.may("billing:read"),
});
