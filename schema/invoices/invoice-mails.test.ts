import { expect, test } from "vitest";
import { DAY, HOUR } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { dayOf } from "../time/split-days.ts";
import { invoicing } from "./invoice.builder.ts";
import { sendReminders } from "./send-reminders.ts";

const graph = await testGraph();
const { ask, viewer, draft, finalised, pay, credit, read } = await invoicing(graph);

const SEND = `mutation($id: ID!) { sendInvoice(id: $id) { sentCount } }`;
const RENEW = `mutation($id: ID!) { renewInvoiceLink(id: $id) }`;
const OPEN = `query($token: String!) { openInvoice(token: $token) {
  number status isOverdue to { name } total { amount currency } openAmount { amount }
  items { title quantity unitPrice { amount } } taxes { taxRate tax { amount } } creditNoteOf { number } } }`;

const open = async (token: string) => (await graph.as(visitor())(OPEN, { token })).openInvoice;
const tokenIn = (path = ""): string => path.split("/").at(-1) ?? "";
const lastToken = (): string => tokenIn(graph.mails.at(-1)?.action?.url);
const today = (): string => dayOf(graph.clock.now());
const days = (n: number): string => dayOf(new Date(graph.clock.now().getTime() + n * DAY));

/** A run of the job, by as many processes at once. */
const run = async (processes = 2): Promise<void> => {
  await Promise.all(
    Array.from({ length: processes }, () => sendReminders(graph.context(visitor()))),
  );
};
const remindersTo = (address: string) =>
  graph.mails.filter(({ to, subject }) => to === address && subject.startsWith("Reminder"));
const customer = (address: string) => ({ to: { name: "Marit", email: address } });

test("an invoice is mailed in its language with a link that opens it and nothing else", async () => {
  const invoice = await finalised({ locale: "no" }, true);
  expect((await read(invoice)).sentCount).toBe(1);
  expect(graph.mails.at(-1)).toMatchObject({
    to: "marit@example.no",
    subject: `Faktura ${invoice.number} fra Studio Nord AS`,
  });
  expect(graph.mails.at(-1)?.action?.url).toMatch(/^\/no\/invoices\/.{43}$/);
  const opened = await open(lastToken());
  expect(opened).toMatchObject({
    number: invoice.number,
    status: "OPEN",
    to: { name: "Marit Eidissen" },
    total: { amount: 12_500, currency: "EUR" },
    items: [{ title: "Brand identity", unitPrice: { amount: 10_000 } }],
  });
  const COUNT = `mutation($token: String!) { countInvoiceOpening(token: $token) }`;
  const asCustomer = graph.as(visitor());
  expect(await asCustomer(COUNT, { token: lastToken() })).toEqual({ countInvoiceOpening: true });
  expect(await asCustomer(COUNT, { token: "none" })).toEqual({ countInvoiceOpening: false });
  const counted = await ask(`query($id: ID!) { invoice(id: $id) { openedCount } }`, invoice);
  expect(counted.invoice.openedCount).toBe(1);
});

test("links of earlier mails work until they are renewed, and are stored as hashes", async () => {
  const invoice = await finalised({}, true);
  const first = lastToken();
  await ask(SEND, invoice);
  const second = lastToken();
  expect([await open(first), await open(second)]).toHaveLength(2);
  const { renewInvoiceLink: path } = await ask(RENEW, invoice);
  for (const token of [first, second, "", invoice.number, invoice.id])
    expect((await graph.refusal(visitor(), OPEN, { token })).message).toBe("Invoice not found");
  expect((await open(tokenIn(path))).number).toBe(invoice.number);
  const [row] = await graph
    .em()
    .getConnection()
    .execute("select row_to_json(i)::text as row from invoices i where id = ?", [invoice.id]);
  expect(row.row).not.toContain(tokenIn(path));
});

test("a credit note is mailed and opened like an invoice", async () => {
  const invoice = await finalised();
  const note = await credit(invoice);
  await ask(SEND, note);
  expect(graph.mails.at(-1)?.subject).toBe(`Credit note ${note.number} from Studio Nord AS`);
  expect((await open(lastToken())).creditNoteOf).toEqual({ number: invoice.number });
});

test("neither a draft is mailed, nor an invoice without an address", async () => {
  expect((await graph.refusal(viewer, SEND, await draft())).message).toBe(
    "This invoice is a draft",
  );
  const FINALISE = `mutation($id: ID!) { finaliseInvoice(id: $id, send: true) { id } }`;
  const unnamed = await draft({ to: { name: "Marit" } });
  expect((await graph.refusal(viewer, FINALISE, unnamed)).extensions["fields"]).toEqual({
    "to.email": "Required",
  });
  expect((await read(unnamed)).number).toBeNull();
  const without = await finalised({ to: { name: "Marit" } });
  expect((await graph.refusal(viewer, SEND, without)).extensions["fields"]).toEqual({
    "to.email": "Required",
  });
});

test("a stage is mailed once, whatever the number of runs and processes", async () => {
  const address = "late@example.no";
  const invoice = await finalised(
    { ...customer(address), issuedOn: today(), dueOn: days(8) },
    true,
  );
  graph.clock.advance(8 * DAY);
  await run();
  expect(remindersTo(address)).toEqual([]);
  graph.clock.advance(2 * DAY);
  for (let hour = 0; hour < 24; hour += 1) {
    await run();
    graph.clock.advance(HOUR);
  }
  expect(remindersTo(address)).toHaveLength(1);
  expect(remindersTo(address)[0]?.paragraphs.join(" ")).toContain("€125.00 is still open");
  expect((await open(lastToken())).isOverdue).toBe(true);
  graph.clock.advance(13 * DAY);
  await run();
  expect(remindersTo(address)).toHaveLength(2);
  const { invoice: read } = await ask(
    `query($id: ID!) { invoice(id: $id) { reminders { stage } } }`,
    invoice,
  );
  expect(read.reminders).toEqual([{ stage: 1 }, { stage: 2 }]);
});

test("nobody is reminded within a week of the invoice's mail, of a draft or of what is settled", async () => {
  const of = (name: string) => ({
    ...customer(`${name}@example.no`),
    issuedOn: days(-60),
    dueOn: days(-20),
  });
  await finalised(of("unsent"));
  const [paid, credited, recent] = [
    await finalised(of("paid"), true),
    await finalised(of("credited"), true),
    await finalised(of("recent"), true),
  ];
  await pay(paid, 12_500);
  await credit(credited);
  graph.clock.advance(6 * DAY);
  await run();
  expect(remindersTo("recent@example.no")).toEqual([]);
  graph.clock.advance(DAY);
  await run();
  expect(remindersTo("recent@example.no"), "of missed stages the last").toHaveLength(1);
  for (const name of ["unsent", "paid", "credited"])
    expect(remindersTo(`${name}@example.no`), name).toEqual([]);
  expect(recent.status).toBe("OPEN");
});

test("a reminder that waits is taken back by the payment", async () => {
  const address = "waiting@example.no";
  const invoice = await finalised(
    { ...customer(address), issuedOn: days(-9), dueOn: days(-2) },
    true,
  );
  graph.clock.advance(8 * DAY);
  const { mailTransport } = graph.services;
  graph.services.mailTransport = undefined;
  await run();
  await pay(invoice, 12_500);
  graph.services.mailTransport = mailTransport;
  await ask(SEND, await finalised()); // the queue runs
  expect(remindersTo(address)).toEqual([]);
});
