import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { purgePeople } from "../accounts/people-trash.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { DAY, SECOND } from "../foundation/durations.ts";
import { TRASH_RETENTION_MS } from "../foundation/trash.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { dayOf, startOfDay } from "../time/split-days.ts";
import { AN_ITEM, invoicing } from "./invoice.builder.ts";

const graph = await testGraph();
const { ask, viewer, draft, finalise, finalised, pay, credit, read } = await invoicing(graph);
const ada = await aPerson(graph);

const UPDATE = `mutation($id: ID!, $input: UpdateInvoiceInput!) { updateInvoice(id: $id, input: $input) { id version total { amount } dueOn issuedOn } }`;
const DELETE = `mutation($id: ID!) { deleteInvoice(id: $id) }`;
const VOID = `mutation($id: ID!) { voidInvoice(id: $id) { status openAmount { amount } } }`;
const GIVE_UP = `mutation($id: ID!) { markInvoiceUncollectible(id: $id) { status } }`;
const DUPLICATE = `mutation($id: ID!) { duplicateInvoice(id: $id) { id number status total { amount } taxes { taxRate } paymentTerms } }`;
const SETTINGS = `mutation($input: UpdateInvoiceSettingsInput!) { updateInvoiceSettings(input: $input) { version taxRates prefix } }`;
const LIST = `query($filter: InvoiceFilter) { invoices(filter: $filter) { nodes { id isOverdue } } }`;

const today = dayOf(graph.clock.now());
const later = (days: number): string => dayOf(new Date(graph.clock.now().getTime() + days * DAY));
const listed = async (filter: object): Promise<string[]> =>
  (await ask(LIST, { filter })).invoices.nodes.map(({ id }: { id: string }) => id);

describe("a draft", () => {
  test("is priced, has no number, and is due after the days of the settings", async () => {
    const made = await draft({
      issuedOn: "2026-11-12",
      items: [
        { ...AN_ITEM, unitPrice: 4_600_000, taxRate: 2_500 },
        { title: "Photography", quantity: "2", unitPrice: 440_000, taxRate: 2_500 },
        { title: "Map book", quantity: "240", unitPrice: 0, taxCategory: "Z" },
      ],
      discount: { amount: 200_000 },
    });
    expect(made).toMatchObject({
      number: null,
      status: "DRAFT",
      subject: "Brand identity",
      dueOn: "2026-11-26",
      total: { amount: 6_600_000 },
      openAmount: { amount: 6_600_000 },
      taxes: [
        { taxCategory: "S", base: { amount: 5_280_000 }, tax: { amount: 1_320_000 } },
        { taxCategory: "Z", taxRate: 0, base: { amount: 0 }, tax: { amount: 0 } },
      ],
    });
  });

  test("keeps its dates and sums when it is saved unchanged, and its lines by their ids", async () => {
    const made = await draft({ issuedOn: today, dueOn: later(9) });
    const [item] = made.items;
    const same = { id: item?.id, title: "Brand identity", quantity: "1.0000", unitPrice: 10_000 };
    for (let n = 0; n < 3; n += 1) {
      const input = { issuedOn: today, dueOn: later(9), items: [same] };
      const { updateInvoice: saved } = await ask(UPDATE, { id: made.id, input });
      expect(saved).toMatchObject({ total: made.total, issuedOn: today, dueOn: later(9) });
    }
    const saved = await read(made);
    expect(saved.items.map(({ id }) => id)).toEqual([item?.id]);
    const input = { version: made.version, note: "Late" };
    const stale = await graph.refusal(viewer, UPDATE, { id: made.id, input });
    expect(stale.extensions["code"]).toBe("CONFLICT");
  });

  test("is refused with what is wrong", async () => {
    const { id } = await draft();
    const refused: [object, object][] = [
      [{ issuedOn: today, dueOn: later(-1) }, { dueOn: "Must not be before the day of issue" }],
      [{ periodTo: today }, { periodTo: "Must not be before its start" }],
      [{ items: [{ ...AN_ITEM, quantity: "0" }] }, { "items.0.quantity": "Not valid" }],
      [{ items: [{ ...AN_ITEM, quantity: "1.00001" }] }, { "items.0.quantity": "Not valid" }],
      [{ items: [{ ...AN_ITEM, unitPrice: -1 }] }, { "items.0.unitPrice": "At least 0" }],
      [{ discount: { amount: 1, basisPoints: 1 } }, { discount: "Either an amount or a share" }],
      [{ from: { name: "A", iban: "NO9386011117948" } }, { "from.iban": "Not valid" }],
      [{ currency: "XXY" }, { currency: "Not valid" }],
    ];
    for (const [input, fields] of refused) {
      const { extensions } = await graph.refusal(viewer, UPDATE, { id, input });
      expect(extensions["fields"], JSON.stringify(input)).toEqual(fields);
    }
  });

  test("begins once for an id of the caller", async () => {
    const id = crypto.randomUUID();
    expect([(await draft({ id })).id, (await draft({ id })).id]).toEqual([id, id]);
  });
});

describe("a number", () => {
  test("is given in the order of finalising, without a gap for what was deleted", async () => {
    const [first, second, third] = [await draft(), await draft(), await draft()];
    await ask(DELETE, { id: second.id });
    const numbers = [(await finalise(third)).number, (await finalise(first)).number];
    const [, one = ""] = numbers[0]?.split("-") ?? [];
    expect(numbers).toEqual([
      `${today.slice(0, 4)}-${one}`,
      `${today.slice(0, 4)}-${String(Number(one) + 1).padStart(4, "0")}`,
    ]);
  });

  test("is one of each invoice, also of 40 at once, and a refused one leaves no gap", async () => {
    await ask(SETTINGS, { input: { prefix: "P-" } });
    const drafts = [];
    for (let n = 0; n < 40; n += 1) drafts.push(await draft());
    const incomplete = await draft({ items: [] });
    const tried = await Promise.allSettled([incomplete, ...drafts].map((one) => finalise(one)));
    await ask(SETTINGS, { input: { prefix: "" } });
    const numbers = tried.flatMap((one) => (one.status === "fulfilled" ? one.value.number : []));
    expect(numbers.toSorted()).toEqual(
      Array.from(
        { length: 40 },
        (_, n) => `P-${today.slice(0, 4)}-${String(n + 1).padStart(4, "0")}`,
      ),
    );
  });

  test("needs lines and a reason for tax that is not charged", async () => {
    const FINALISE = `mutation($id: ID!) { finaliseInvoice(id: $id) { id } }`;
    const empty = await graph.refusal(viewer, FINALISE, await draft({ items: [] }));
    expect(empty.extensions["fields"]).toEqual({ items: "Required" });
    const exempt = { items: [{ ...AN_ITEM, taxCategory: "AE" }] };
    const without = await graph.refusal(viewer, FINALISE, await draft(exempt));
    expect(without.extensions["fields"]).toEqual({ taxReason: "Required" });
    const mixed = { items: [AN_ITEM, { ...AN_ITEM, taxCategory: "O" }] };
    const apart = await graph.refusal(viewer, FINALISE, await draft(mixed));
    expect(apart.extensions["fields"]).toEqual({ items: "Not valid" });
    const { taxes } = await finalised({ ...exempt, taxReason: "Reverse charge" });
    expect(taxes).toMatchObject([{ taxCategory: "AE", taxRate: 0, reason: "Reverse charge" }]);
  });
});

describe("a finalised invoice", () => {
  test("is neither changed nor deleted, whatever the settings become", async () => {
    const invoice = await finalised();
    for (const [document, input] of [
      [UPDATE, { input: { note: "Other" } }],
      [DELETE, {}],
    ] as const) {
      const refusal = await graph.refusal(viewer, document, { id: invoice.id, ...input });
      expect(refusal.extensions["code"]).toBe("CONFLICT");
      expect(refusal.message).toBe("This invoice is finalised: it can only be credited");
    }
    await ask(SETTINGS, { input: { taxRates: [2_200], paymentTerms: "Within two weeks" } });
    const { duplicateInvoice: copy } = await ask(DUPLICATE, { id: invoice.id });
    await ask(SETTINGS, { input: { taxRates: [2_500, 1_500], paymentTerms: "" } });
    expect(copy).toMatchObject({
      number: null,
      status: "DRAFT",
      total: { amount: 12_200 },
      taxes: [{ taxRate: 2_200 }],
      paymentTerms: "Within two weeks",
    });
    expect(await read(invoice)).toEqual(invoice);
  });

  test("is overdue from 00:00 in Vienna of the day after", async () => {
    const invoice = await finalised({ issuedOn: today, dueOn: later(40) });
    const midnight = startOfDay(later(41)).getTime();
    graph.clock.advance(midnight - graph.clock.now().getTime() - SECOND);
    expect(await read(invoice)).toMatchObject({ status: "OPEN", isOverdue: false });
    expect(await listed({ state: "OPEN" })).toContain(invoice.id);
    graph.clock.advance(SECOND);
    expect(await read(invoice)).toMatchObject({ status: "OPEN", isOverdue: true });
    expect(await listed({ state: "OVERDUE" })).toContain(invoice.id);
    expect(await listed({ state: "OPEN" })).not.toContain(invoice.id);
  });

  test("is void only as long as nothing was paid, and given up only while it is open", async () => {
    const [unpaid, partly] = [await finalised(), await finalised()];
    await pay(partly, 100);
    expect((await ask(VOID, { id: unpaid.id })).voidInvoice.status).toBe("VOID");
    expect((await read(unpaid)).number).toBe(unpaid.number);
    const refusal = await graph.refusal(viewer, VOID, { id: partly.id });
    expect(refusal.message).toContain("write a credit note instead");
    expect((await graph.refusal(viewer, GIVE_UP, { id: unpaid.id })).message).toBe(
      "Nothing is open of this invoice",
    );
    const { markInvoiceUncollectible } = await ask(GIVE_UP, { id: partly.id });
    expect(markInvoiceUncollectible.status).toBe("UNCOLLECTIBLE");
    expect((await pay(partly, 12_400)).invoice.status).toBe("PAID");
  });
});

test("a member reads their own invoices once they have a number, and nobody else's", async () => {
  const own = await draft({ customerId: ada.member.id });
  const of = await finalised();
  const asAda = graph.as(ada.viewer);
  const ONE = `query($id: ID!) { invoice(id: $id) { id items { title } taxes { taxRate } openedCount } }`;
  const ALL = `{ invoices { nodes { id } } invoiceSums { currency total { count } } }`;
  expect((await asAda(ALL)).invoices.nodes).toEqual([]);
  expect((await graph.refusal(ada.viewer, ONE, { id: own.id })).message).toBe("Invoice not found");
  await finalise(own);
  expect((await asAda(ALL)).invoices.nodes).toEqual([{ id: own.id }]);
  expect((await asAda(ALL)).invoiceSums).toEqual([{ currency: "EUR", total: { count: 1 } }]);
  expect((await asAda(ONE, { id: own.id })).invoice).toMatchObject({
    items: [{ title: "Brand identity" }],
    openedCount: null,
  });
  for (const reader of [ada.viewer, withRole(Role.EDITOR)])
    expect((await graph.refusal(reader, ONE, { id: of.id })).message).toBe("Invoice not found");
});

test("an invoice stays as it was issued when its customer is deleted for good", async () => {
  const { member, user } = await aPerson(graph);
  const to = { name: "Ostrander", email: user.email };
  const invoice = await finalised({ to, customerId: member.id });
  const payment = await pay(invoice, 500);
  const DELETE = `mutation($id: ID!) { deleteMembers(ids: [$id], withAccounts: true) { count } }`;
  await graph.as(withRole(Role.ADMIN))(DELETE, { id: member.id });
  graph.clock.advance(TRASH_RETENTION_MS + 1);
  await purgePeople(graph.em(), graph.services.storage, graph.clock.now());
  const ONE = `query($id: ID!, $of: ID!) { invoice(id: $id) { number to { name email } customer { id } total { amount } }
    payment(id: $of) { payerName payer { id } } }`;
  expect(await ask(ONE, { id: invoice.id, of: payment.id })).toEqual({
    invoice: { number: invoice.number, to, customer: null, total: invoice.total },
    payment: { payerName: "Ostrander", payer: null },
  });
});

test("sums are of one currency each: total is paid, open and overdue together", async () => {
  const input = { currency: "JPY", issuedOn: later(0), dueOn: later(30) };
  const [paid, partly, late, gone, credited] = [
    await finalised(input),
    await finalised(input),
    await finalised({ ...input, issuedOn: later(-20), dueOn: later(-10) }),
    await finalised(input),
    await finalised(input),
  ];
  await draft(input);
  await pay(paid, 12_500);
  await pay(partly, 5_000);
  await ask(VOID, { id: gone.id });
  await credit(credited);
  const { invoiceSums } = await ask(
    `{ invoiceSums { currency oldestDueOn
        total { ...S } paid { ...S } open { ...S } overdue { ...S } draft { ...S } } }
      fragment S on InvoiceSum { count amount { amount currency } }`,
  );
  const sum = (count: number, amount: number) => ({ count, amount: { amount, currency: "JPY" } });
  expect(invoiceSums.find(({ currency }: { currency: string }) => currency === "JPY")).toEqual({
    currency: "JPY",
    oldestDueOn: later(-10),
    total: sum(4, 37_500),
    paid: sum(2, 17_500),
    open: sum(1, 7_500),
    overdue: sum(1, 12_500),
    draft: sum(1, 12_500),
  });
  expect(late.status).toBe("OPEN");
});

test("invoices are found by words, service, state, currency and days", async () => {
  const found = await finalised({
    to: { name: "Jonas Berg", company: "Kulturhuset Bodø" },
    currency: "SEK",
    issuedOn: "2026-03-05",
    items: [{ ...AN_ITEM, title: "Festival site", service: "Web" }],
  });
  for (const filter of [
    { search: "kulturhuset" },
    { search: "festival" },
    { search: found.number, currency: "SEK" },
    { service: "Web" },
    { currency: "SEK", state: "OVERDUE" },
    { from: "2026-03-05", to: "2026-03-05" },
  ])
    expect(await listed(filter), JSON.stringify(filter)).toEqual([found.id]);
  const counts = await ask(
    `{ invoiceCounts(filter: { currency: "SEK", state: DRAFT }) { all overdue draft } }`,
  );
  expect(counts.invoiceCounts).toEqual({ all: 1, overdue: 1, draft: 0 });
});
