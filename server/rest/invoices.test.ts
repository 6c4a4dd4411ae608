import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { Invoice } from "../../schema/invoices/index.ts";
import { demo } from "../database/demo/demo.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = server.database.em.fork();
await demo(em);
const TO = "jonas.berg@mail.example";
const graph = { em: () => server.database.em.fork() };
const billing = await aPerson(graph, Role.BILLING);
const member = await aPerson(graph);

const invoices = `/api/invoices?email=${encodeURIComponent(TO)}`;
const payments = `/api/payments?email=${encodeURIComponent(TO)}`;
const EMPTY = { [invoices]: { invoices: [] }, [payments]: { payments: [] } };

test("billing finds the invoices and payments of an address", async () => {
  const { headers, body } = await server.ask("GET", invoices, { as: billing.viewer });
  expect(headers.get("cache-control")).toBe("private, no-store");
  const [note, invoice] = body.invoices;
  expect(invoice).toMatchObject({
    kind: "invoice",
    status: "paid",
    overdue: false,
    invoiceFrom: { name: "Studio Nord AS", address: "Markveien 35\n0554 Oslo\nNO" },
    invoiceTo: { name: "Jonas Berg", email: TO },
    items: [
      { title: "Saltstraumen", quantity: 1, price: 1150, taxRate: 25, total: 1150 },
      { title: "Isbre no. 4", quantity: 1, price: 1450, taxRate: 25, total: 1450 },
    ],
    taxes: [{ category: "S", rate: 25, base: 2080, tax: 520, reason: null }],
    totalAmount: 2600,
    paidAmount: 1150,
    openAmount: 0,
    currency: "NOK",
    creditNoteOfId: null,
  });
  expect(note).toMatchObject({
    kind: "credit_note",
    totalAmount: 1450,
    creditNoteOfId: invoice.id,
  });
  const paid = await server.ask("GET", payments, { as: billing.viewer });
  expect(paid.body.payments).toMatchObject([
    {
      invoiceId: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      amount: 2600,
      refundedAmount: 1450,
      method: "card",
      status: "partially_refunded",
    },
  ]);
});

test("everyone else gets the same empty list, of known and unknown addresses", async () => {
  for (const as of [undefined, member.viewer]) {
    for (const path of [invoices, payments]) {
      const answers = [path, path.replace("jonas", "nobody"), path.replace(/\?.*/, "")].map((url) =>
        server.ask("GET", url, as && { as }),
      );
      for (const { status, headers, body } of await Promise.all(answers)) {
        expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
        expect(body).toEqual(EMPTY[path]);
      }
    }
  }
});

test("whoever has verified an address reads what was sent to it", async () => {
  const user = await aUser(em, { email: TO, emailVerified: null });
  const headers = await server.signedIn(user);
  const read = async () => (await server.ask("GET", invoices, { headers })).body.invoices;
  expect(await read()).toEqual([]);
  user.emailVerified = new Date();
  await em.flush();
  expect(await read()).toHaveLength(2);
  expect((await server.ask("GET", payments, { headers })).body.payments).toHaveLength(1);
});

test("drafts are not listed, and what fails is an unknown error", async () => {
  const draft = await em.findOneOrFail(Invoice, { number: null });
  const path = `/api/invoices?email=${draft.customerEmail}`;
  expect((await server.ask("GET", path, { as: billing.viewer })).body.invoices).toEqual([]);
  await em.getConnection().execute(`alter table invoices rename to moved`);
  await em.getConnection().execute(`alter table payments rename to gone`);
  for (const url of [path, payments]) {
    const { status, body } = await server.ask("GET", url, { as: billing.viewer });
    expect([status, body]).toEqual([500, { message: "Unknown error", code: "INTERNAL" }]);
  }
});
