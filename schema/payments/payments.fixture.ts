import { Invoice } from "../invoices/invoice.ts";
import { Member } from "../members/member.ts";
import { type Fixture, NO_ID, some } from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, TEXTS, times } from "../oracle/series.ts";
import { DisputeStatus, Payment, PaymentMethod, PaymentStatus } from "./payment.ts";
import { Refund, RefundStatus } from "./refund.ts";

const METHODS = Object.values(PaymentMethod);
const STATUSES = Object.values(PaymentStatus);
const DISPUTES = Object.values(DisputeStatus);

const dated = (kind: string, n: number) => ({
  id: idOf(kind, n),
  createdAt: at(n),
  updatedAt: at(n),
});

const payment = (n: number, invoices: readonly Invoice[], members: readonly Member[]): Payment => {
  const invoice = n % 4 === 3 ? null : nth(invoices, n * 3);
  return new Payment({
    ...dated("e4", n),
    invoice,
    number: invoice?.number ?? "",
    payer: n % 3 === 2 ? null : nth(members, n),
    payerName: nth(NAMES, n),
    email: n % 4 ? `pays-${n % 9}@example.org` : "",
    amount: n * 100 + 1,
    refundedAmount: n % 5 ? 0 : n * 10,
    currency: nth(["EUR", "NOK"], n),
    method: nth(METHODS, n),
    status: nth(STATUSES, n),
    receivedOn: `2026-06-${String((n % 28) + 1).padStart(2, "0")}`,
    reference: nth(TEXTS, n),
    provider: "manual",
    providerRef: n % 2 ? `ref ${n}` : null,
    receiptNumber: n % 3 ? `R-2026-${n}` : null,
    disputeStatus: n % 7 ? null : nth(DISPUTES, n),
    disputedAmount: n % 7 ? null : n * 100,
    disputeReason: n % 7 ? null : "fraudulent",
    disputeRespondBy: n % 7 ? null : at(n),
    recordedBy: n % 4 === 0 ? null : nth(members, n + 1),
    idempotencyKey: `key ${n}`,
  });
};

export const fixture: Fixture = {
  after: ["invoices"],
  fill(world) {
    const members = world.of(Member).slice(0, 12);
    const payments = times(60, (n) => payment(n, world.of(Invoice), members));
    world.add(payments);
    world.add(
      times(40, (n) => {
        const of = nth(payments, n + 20);
        return new Refund({
          ...dated("e5", n),
          payment: of,
          amount: n + 1,
          currency: of.currency,
          status: nth(Object.values(RefundStatus), n),
          reason: nth(TEXTS, n) || "Damaged",
          refundedBy: n % 4 === 0 ? null : nth(members, n),
          idempotencyKey: `key ${n}`,
        });
      }),
    );
  },
  unseen: Object.fromEntries(
    ["payment", "payment id", "payment payer"].map((condition) => [
      `Refund without ${condition}`,
      "its payment is visible",
    ]),
  ),
  open: { "Payment.refunds": "its payment is visible" },
  values(world) {
    return {
      "Query.payment.id": [...some(world.of(Payment)), NO_ID],
      "Query.lookUpPayments.email": ["pays-1@example.org"],
      "Query.payments.currency": ["EUR"],
      "Query.payments.invoiceId": some(world.of(Invoice)),
      "Query.payments.from": ["2026-06-05"],
      "Query.payments.to": ["2026-06-20"],
      "Query.paymentCounts.currency": ["EUR"],
      "Query.paymentCounts.invoiceId": some(world.of(Invoice)),
      "Query.paymentCounts.from": ["2026-06-05"],
      "Query.paymentCounts.to": ["2026-06-20"],
      "Query.paymentSums.from": [null, "2026-06-05"],
      "Query.paymentSums.to": [null, "2026-06-20"],
    };
  },
};
