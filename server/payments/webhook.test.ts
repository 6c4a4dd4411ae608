import { afterAll, expect, test, vi } from "vitest";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { invoicing } from "../../schema/invoices/invoice.builder.ts";
import { PaymentEvent } from "../../schema/payments/index.ts";
import { testServer } from "../testing/server.ts";
import { stripeStandIn } from "../testing/stripe-stand-in.ts";

const standIn = await stripeStandIn();
afterAll(() => standIn.close());
const { secretKey, webhookSecret, url: apiUrl } = standIn;
const server = await testServer({ stripe: { secretKey, webhookSecret, apiUrl } });
const graph = {
  em: () => server.database.em.fork(),
  as: (viewer: Viewer) => async (query: string, variables?: object) => {
    const { body } = await server.ask("POST", "/graphql", {
      as: viewer,
      body: { query, variables },
    });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  },
};
const { ask, finalised, read } = await invoicing(graph);
const START = `mutation($input: StartPaymentInput!) { startInvoicePayment(input: $input) }`;
const PATH = "/webhooks/stripe";

const isStored = async (id: string) => (await graph.em().count(PaymentEvent, { id })) > 0;

test("an event is taken over the bytes as they came, and pays the invoice", async () => {
  const invoice = await finalised();
  const { startInvoicePayment } = await ask(START, { input: { invoiceId: invoice.id } });
  const session = standIn.pay(startInvoicePayment.split("/").at(-1));
  const { id, body: plain } = standIn.event("checkout.session.completed", {
    ...session,
    description: "Blåbærøya  – «Skilt»",
  });
  const body = plain.replace(",", " ,\n  ");
  const headers = standIn.sign(body);
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.ask("POST", PATH, { headers, body })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await isStored(id)).toBe(true);
  await vi.waitFor(async () => expect((await read(invoice)).status).toBe("PAID"), {
    timeout: 20_000,
    interval: 100,
  });
  expect((await read(invoice)).paidAmount).toEqual({ amount: 12_500 });
});

test("what is not signed, changed, too old or too large is refused, and nothing is stored", async () => {
  const { id, body } = standIn.event("charge.updated", { object: "charge" });
  const signed = standIn.sign(body);
  const { "stripe-signature": _, ...unsigned } = signed;
  for (const [sent, headers] of [
    [body.replace("charge", "Charge"), signed],
    [body, unsigned],
    [body, { ...signed, "stripe-signature": "none" }],
    [body, standIn.sign(body, new Date(Date.now() - 6 * 60_000))],
  ] as const) {
    const answer = await server.ask("POST", PATH, { headers, body: sent });
    expect(answer).toMatchObject({ status: 400, body: { code: "MALFORMED" } });
  }
  const large = `${body}${" ".repeat(500_000)}`;
  expect(
    (await server.ask("POST", PATH, { headers: standIn.sign(large), body: large })).status,
  ).toBe(413);
  expect(await isStored(id)).toBe(false);
  const fromElsewhere = { ...signed, origin: "https://elsewhere.example" };
  expect((await server.ask("POST", PATH, { headers: fromElsewhere, body })).status).toBe(403);
});

test("an event of another type, or of another site's payment, is taken and changes nothing", async () => {
  for (const [type, object] of [
    ["customer.created", { object: "customer", id: "cus_1" }],
    ["charge.refunded", { object: "charge", payment_intent: "pi_of_another" }],
    ["payout.paid", {}],
  ] as const) {
    const { id, body } = standIn.event(type, object);
    expect((await server.ask("POST", PATH, { headers: standIn.sign(body), body })).status).toBe(
      200,
    );
    expect(await isStored(id)).toBe(true);
  }
});
