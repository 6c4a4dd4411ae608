import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
import { uuid } from "../../schema/foundation/uuid.ts";
import { BILLING_ADDRESS } from "../../schema/orders/order.builder.ts";
import { visitor } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-order-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const uploads = tusUploads(server, "/api/products/uploads");

const people = { em: () => server.database.em.fork() };
const { viewer: billing } = await aPerson(people, Role.BILLING);
const { viewer: buyer } = await aPerson(people);
const { viewer: stranger } = await aPerson(people);

const graph = async (query: string, variables: object = {}, as = billing) =>
  (await server.ask("POST", "/graphql", { as, body: { query, variables } })).body.data;
const get = (path: string, as = visitor()) =>
  fetch(`${server.url}${path}`, { headers: server.as(as) });

const SELLER = `mutation { updateInvoiceSettings(input: { seller: { name: "Studio" } }) { id } }`;
const CREATE = `mutation($input: CreateProductInput!) { createProduct(input: $input) { id variants { id } } }`;
const PUBLISH = `mutation($ids: [ID!]!) { publishProducts(ids: $ids) { count } }`;
const BUY = `mutation($input: CompleteCheckoutInput!) {
  completeCheckout(input: $input) { id lines { id } invoice { id } }
}`;
const PAY = `mutation($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }`;
const DOWNLOADS = `query($id: ID!) { orderDownloads(id: $id) { path } }`;
const REFUND = `mutation($input: RefundOrderLinesInput!) { refundOrderLines(input: $input) { status } }`;

test("a buyer downloads what is paid, until it is refunded", { timeout: 30_000 }, async () => {
  await graph(SELLER);
  const pictures = [{ path: "/artwork/waves-235.svg" }];
  const input = { name: "Font", price: 500, kind: "DIGITAL", pictures };
  const { createProduct: product } = await graph(CREATE, { input });
  const upload = { filename: "font.txt", productId: product.id };
  const begun = await uploads.begin(billing, upload, { length: 2 });
  await uploads.send(billing, begun.headers.get("location") ?? "", Buffer.from("Aa"));
  await graph(PUBLISH, { ids: [product.id] });
  const cart = {
    key: uuid(),
    lines: [{ variantId: product.variants[0].id, quantity: 1 }],
    expectedTotal: 500,
    billing: BILLING_ADDRESS,
  };
  const { completeCheckout: order } = await graph(BUY, { input: cart }, buyer);
  const payment = {
    invoiceId: order.invoice.id,
    amount: 500,
    receivedOn: "2026-01-01",
    method: "TRANSFER",
    idempotencyKey: uuid(),
  };
  await graph(PAY, { input: payment });
  const { orderDownloads } = await graph(DOWNLOADS, { id: order.id }, buyer);
  const [{ path }] = orderDownloads;

  expect(await (await get(path, buyer)).text()).toBe("Aa");
  expect((await get(path, stranger)).status).toBe(404);
  expect((await get(path)).status).toBe(404);
  const lines = [{ lineId: order.lines[0].id }];
  await graph(REFUND, { input: { id: uuid(), orderId: order.id, lines, reason: "Unused" } });
  expect((await get(path, buyer)).status).toBe(403);
});
