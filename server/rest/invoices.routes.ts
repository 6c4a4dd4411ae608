import { z } from "zod";
import { amountIn } from "./amount.ts";
import { InvoicesDocument, PartyOfInvoice } from "./documents.generated.ts";
import { route } from "./route.ts";

const amount = z.number().describe("In the currency, such as 12.5");

const Party = z
  .object({
    ...PartyOfInvoice.shape,
    address: z.string().describe("Street, place and country, each on a line"),
  })
  .omit({ street: true, postalCode: true, city: true, country: true })
  .meta({ id: "Party" });

const Invoice = z
  .object({
    id: z.string(),
    kind: z.enum(["invoice", "credit_note"]),
    invoiceNumber: z.string(),
    status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
    overdue: z.boolean().describe("Whether it is open and late"),
    subject: z.string(),
    invoiceFrom: Party,
    invoiceTo: Party,
    items: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        service: z.string(),
        quantity: z.number(),
        price: amount,
        taxRate: z.number().describe("In per cent"),
        total: amount.describe("Quantity times price"),
      }),
    ),
    subTotal: amount,
    taxes: z.array(
      z.object({
        category: z.string().describe("As EN 16931 names it, such as S"),
        rate: z.number().describe("In per cent"),
        base: amount,
        tax: amount,
        reason: z.string().nullable().describe("Why there is none"),
      }),
    ),
    discount: amount,
    shipping: amount,
    totalAmount: amount,
    paidAmount: amount,
    openAmount: amount,
    currency: z.string().describe("ISO 4217 code"),
    createDate: z.string().describe("The day of issue, YYYY-MM-DD"),
    dueDate: z.string().describe("The last day to pay, YYYY-MM-DD"),
    sent: z.int().describe("How often it was mailed"),
    locale: z.string(),
    note: z.string(),
    creditNoteOfId: z.string().nullable(),
  })
  .meta({ id: "Invoice" });

function party({
  street,
  postalCode,
  city,
  country,
  ...rest
}: z.output<typeof PartyOfInvoice>): z.output<typeof Party> {
  const place = [postalCode, city].filter(Boolean).join(" ");
  return { ...rest, address: [street, place, country].filter(Boolean).join("\n") };
}

const PER_CENT = 100;

export const routes = [
  route(InvoicesDocument, {
    method: "GET",
    path: "/api/invoices",
    summary:
      "The invoices to an email address, open ones first: for billing, for whoever has verified that the address is theirs, and for the browser that has opened a mailed link to it; an empty list for everyone else, and a mailed link if there is anything",
    query: { email: { description: "An email address" } },
    unknownFailure: "Unknown error",
    variables: ({ query: { email = "" } }) => ({ email }),
    answer: z.object({ invoices: z.array(Invoice) }),
    reply: ({ invoices }) => ({
      invoices: invoices.map((invoice) => ({
        id: invoice.id,
        kind: invoice.kind,
        invoiceNumber: invoice.number,
        status: invoice.status,
        overdue: invoice.isOverdue,
        subject: invoice.subject,
        invoiceFrom: party(invoice.from),
        invoiceTo: party(invoice.to),
        items: invoice.items.map((item) => ({
          title: item.title,
          description: item.description,
          service: item.service,
          quantity: Number(item.quantity),
          price: amountIn(item.unitPrice),
          taxRate: item.taxRate / PER_CENT,
          total: amountIn(item.amount),
        })),
        subTotal: amountIn(invoice.subTotal),
        taxes: invoice.taxes.map(({ taxCategory, taxRate, base, tax, reason }) => ({
          category: taxCategory.toUpperCase(),
          rate: taxRate / PER_CENT,
          base: amountIn(base),
          tax: amountIn(tax),
          reason,
        })),
        discount: amountIn(invoice.discount),
        shipping: amountIn(invoice.shipping),
        totalAmount: amountIn(invoice.total),
        paidAmount: amountIn(invoice.paidAmount),
        openAmount: amountIn(invoice.openAmount),
        currency: invoice.total.currency,
        createDate: invoice.issuedOn,
        dueDate: invoice.dueOn,
        sent: invoice.sentCount,
        locale: invoice.locale,
        note: invoice.note,
        creditNoteOfId: invoice.creditNoteOf?.id ?? null,
      })),
    }),
  }),
] as const;
