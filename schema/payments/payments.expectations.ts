import { uuid } from "../foundation/uuid.ts";
import { EVERYBODY, type Expectations, ID, SIGNED_IN } from "../testing/expectations.ts";

const BILLING = ["billing", "admin"];
const KEY = `idempotencyKey: "${"k".repeat(16)}"`;

/** Signed in, people read what they paid: that is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    payments: ["{ payments { nodes { id } } }", SIGNED_IN],
    paymentCounts: ["{ paymentCounts { all } }", SIGNED_IN],
    paymentSums: ["{ paymentSums { currency } }", SIGNED_IN],
    lookUpPayments: [`{ lookUpPayments(email: "a@example.org") { number } }`, EVERYBODY],
    payment: [`{ payment(${ID}) { id } }`, SIGNED_IN],
    startInvoicePayment: [`mutation { startInvoicePayment(input: { token: "none" }) }`, EVERYBODY],
    recordPayment: [
      `mutation { recordPayment(input: { invoiceId: "${uuid()}", amount: 1, receivedOn: "2026-01-02", method: TRANSFER, ${KEY} }) { id } }`,
      BILLING,
    ],
    refundPayment: [
      `mutation { refundPayment(input: { paymentId: "${uuid()}", amount: 1, reason: "A", ${KEY} }) { id } }`,
      BILLING,
    ],
  },
  calls: { "GET /api/payments": EVERYBODY },
  planExceptions: {
    paymentSums: "it is summed by one statement, for each currency",
    lookUpPayments: "those of an address are found by its index",
  },
  growing: ["payments", "refunds"],
};
