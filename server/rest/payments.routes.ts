import { z } from "zod";
import { amountIn } from "./amount.ts";
import { PaymentsDocument } from "./documents.generated.ts";
import { route } from "./route.ts";

const amount = z.number().describe("In the currency, such as 12.5");

const Payment = z
  .object({
    id: z.string(),
    invoiceId: z.string().nullable(),
    invoiceNumber: z.string().describe("The number of what was paid"),
    email: z.string(),
    amount,
    refundedAmount: amount.describe("How much of it was given back"),
    currency: z.string().describe("ISO 4217 code"),
    method: z.enum(["card", "sepa", "transfer", "manual"]),
    provider: z.string(),
    status: z.enum([
      "pending",
      "authorized",
      "succeeded",
      "failed",
      "refunded",
      "partially_refunded",
    ]),
    receiptNumber: z.string().nullable(),
    date: z.string().describe("The day the money came, YYYY-MM-DD"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Payment" });

export const routes = [
  route(PaymentsDocument, {
    method: "GET",
    path: "/api/payments",
    summary:
      "The payments of an email address, newest first: for billing, for whoever has verified that the address is theirs, and for the browser that has opened a mailed link to it; an empty list for everyone else, and a mailed link if there is anything",
    query: { email: { description: "An email address" } },
    unknownFailure: "Unknown error",
    variables: ({ query: { email = "" } }) => ({ email }),
    answer: z.object({ payments: z.array(Payment) }),
    reply: ({ payments }) => ({
      payments: payments.map((payment) => ({
        id: payment.id,
        invoiceId: payment.invoiceId,
        invoiceNumber: payment.number,
        email: payment.email,
        amount: amountIn(payment.amount),
        refundedAmount: amountIn(payment.refundedAmount),
        currency: payment.amount.currency,
        method: payment.method,
        provider: payment.provider,
        status: payment.status,
        receiptNumber: payment.receiptNumber,
        date: payment.receivedOn,
        createdAt: payment.createdAt,
      })),
    }),
  }),
] as const;
