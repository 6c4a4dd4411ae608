import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { Invoice, MAKE_PAPER } from "../../schema/invoices/index.ts";
import { invoicing } from "../../schema/invoices/invoice.builder.ts";
import { minorDigits, THOUSANDTHS } from "../../schema/pricing/currency-digits.ts";
import { visitor } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { paperJobs } from "./paper-jobs.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-invoices-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
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
const { draft, finalised, credit, pay, ask, viewer: billing } = await invoicing(graph);
await ask(
  `mutation($input: UpdateInvoiceSettingsInput!) { updateInvoiceSettings(input: $input) { version } }`,
  { input: { seller: { name: "Studio Nord AS", country: "NO" }, prefix: "SN/" } },
);
const customer = await aPerson(graph);
const to = { name: "Marit Eidissen", country: "NO", email: "marit@example.no" };
const input = { to, customerId: customer.member.id };

const get = async (path: string, as: Viewer = visitor()) => {
  const { status, headers, bytes } = await fetch(server.url + path, {
    headers: server.as(as),
  }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  }));
  return { status, headers: Object.fromEntries(headers), bytes };
};

interface Paths {
  pdfUrl: string;
  xmlUrl: string | null;
}

const pathsOf = async ({ id }: { id: string }, as: Viewer = billing): Promise<Paths> =>
  (await graph.as(as)("query($id: ID!) { invoice(id: $id) { pdfUrl xmlUrl } }", { id })).invoice;

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text;

/** The path of a new link, as a mail has it. */
const newLink = async ({ id }: { id: string }): Promise<string> =>
  (await ask("mutation($id: ID!) { renewInvoiceLink(id: $id) }", { id })).renewInvoiceLink;

const opened = async (link: string): Promise<Paths> => {
  const token = link.slice(link.lastIndexOf("/") + 1);
  const OPEN = "query($token: String!) { openInvoice(token: $token) { pdfUrl xmlUrl } }";
  return (await graph.as(visitor())(OPEN, { token })).openInvoice;
};

const stored = (id: string) =>
  readdirSync(join(dataDir, "files", "invoices")).filter((name) => name.startsWith(id));

test("billing and the customer download what was issued, others do not find it", async () => {
  const invoice = await finalised(input);
  const { pdfUrl, xmlUrl } = await pathsOf(invoice, customer.viewer);
  expect(invoice.number).toContain("/");
  const name = invoice.number.replace("/", "-");
  expect(pdfUrl).toBe(`/files/invoices/${invoice.id}/${name}.pdf`);
  const pdf = await get(pdfUrl, customer.viewer);
  expect(pdf.status).toBe(200);
  expect(pdf.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename*=UTF-8''${name}.pdf`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  expect(await textOf(pdf.bytes)).toContain(invoice.number);
  const xml = await get(xmlUrl ?? "", billing);
  expect([xml.status, xml.headers["content-type"]]).toEqual([200, "application/xml"]);
  expect(Buffer.from(xml.bytes).toString()).toContain(`<ram:ID>${invoice.number}</ram:ID>`);
  const stranger = await aPerson(graph);
  const editor = await aPerson(graph, Role.EDITOR);
  for (const other of [visitor(), stranger.viewer, editor.viewer])
    for (const path of [pdfUrl, xmlUrl ?? ""]) expect((await get(path, other)).status).toBe(404);
  for (const path of [`/files/invoices/${invoice.id}/other.pdf`, "/files/invoices/none/a.pdf"])
    expect((await get(path, billing)).status).toBe(404);
});

test("a link opens the files of its invoice until it is renewed", async () => {
  const invoice = await finalised(input);
  const own = await pathsOf(invoice);
  const link = await newLink(invoice);
  const { pdfUrl, xmlUrl } = await opened(link);
  expect(pdfUrl.startsWith("/invoices/")).toBe(true);
  const pdf = await get(pdfUrl);
  expect(pdf.status).toBe(200);
  expect(pdf.headers).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  expect(pdf.bytes).toEqual((await get(own.pdfUrl, billing)).bytes);
  expect((await get(xmlUrl ?? "")).status).toBe(200);
  expect((await get(own.pdfUrl)).status).toBe(404);
  await newLink(invoice);
  expect((await get(pdfUrl)).status).toBe(404);
  const token = link.slice(link.lastIndexOf("/") + 1);
  const log = server.log.join("\n");
  expect(log).toContain("/invoices/…/");
  expect(log).not.toContain(token);
});

test("a draft says that it is one, is for billing only and is not stored", async () => {
  const unfinished = await draft({ ...input, items: [] });
  const { pdfUrl, xmlUrl } = await pathsOf(unfinished);
  expect([pdfUrl, xmlUrl]).toEqual([`/files/invoices/${unfinished.id}/draft.pdf`, null]);
  const { status, bytes } = await get(pdfUrl, billing);
  expect(status).toBe(200);
  expect(await textOf(bytes)).toContain("Draft");
  expect(stored(unfinished.id)).toEqual([]);
  expect((await get(pdfUrl, customer.viewer)).status).toBe(404);
});

test("the files are made once after an invoice gets its number, and do not change", async () => {
  const invoice = await finalised(input);
  const note = await credit(invoice, { amount: 1_000 });
  const patience = { timeout: 20_000, interval: 100 };
  for (const { id } of [invoice, note])
    await vi.waitFor(() => expect(stored(id)).toEqual([`${id}-pdf`, `${id}-xml`]), patience);
  const { pdfUrl } = await pathsOf(invoice);
  const before = await get(pdfUrl, billing);
  await pay(invoice, 2_000);
  expect((await get(pdfUrl, billing)).bytes).toEqual(before.bytes);

  // a job that ran but was not marked as done runs again, perhaps while the other still does
  const em = graph.em();
  await em.nativeUpdate(Invoice, { id: invoice.id }, { pdfSha256: null, xmlSha256: null });
  const { [MAKE_PAPER]: make } = paperJobs(() => server.context());
  await Promise.all([make({ id: invoice.id }), make({ id: invoice.id })]);
  expect(stored(invoice.id)).toHaveLength(2);
  const { version, pdfSha256 } = await em.findOneOrFail(Invoice, invoice.id, { refresh: true });
  await make({ id: invoice.id });
  expect(await graph.em().findOneOrFail(Invoice, invoice.id)).toMatchObject({ version, pdfSha256 });
  expect((await get(pdfUrl, billing)).bytes).toEqual(before.bytes);
});

test("there is no electronic invoice in thousandths or without a country", async () => {
  const currencies = Intl.supportedValuesOf("currency").filter((code) => minorDigits(code) > 2);
  expect(currencies).toEqual(THOUSANDTHS);
  for (const other of [{ currency: "KWD" }, { to: { name: "Marit Eidissen" } }]) {
    const { pdfUrl, xmlUrl } = await pathsOf(await finalised({ ...input, ...other }));
    expect(xmlUrl).toBeNull();
    expect((await get(pdfUrl, billing)).status).toBe(200);
    expect((await get(pdfUrl.replace(/pdf$/, "xml"), billing)).status).toBe(404);
  }
});
