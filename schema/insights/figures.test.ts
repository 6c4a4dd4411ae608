import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aConversation } from "../chat/conversation.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { aKey, aShop } from "../orders/order.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { figureChecks } from "./denormalization-check.ts";
import { foldDayFigures } from "./fold-day-figures.ts";

const graph = await testGraph();
const shop = await aShop(graph);
const { viewer: me } = await shop.buyer();

const SALES = `query($from: String!, $to: String!) { salesFigures(from: $from, to: $to) {
  currency placed paid sales { amount currency } credited { amount } shipping { amount }
  days { day paid amount } products { product { id } count amount { amount } }
  categories { category { id } amount { amount } } } }`;
const BANKING = `query($from: String!, $to: String!) { bankingFigures(from: $from, to: $to) {
  currency received { count amount { amount } } refunded { count amount { amount } }
  invoiced { count amount { amount } } credited { count amount { amount } }
  days { day received refunded invoiced } services { service net { amount } } } }`;
const RECEIVABLES = `{ receivables { currency notDue { count amount { amount } } overdue { count amount { amount } }
  oldestDueOn ages { fromDays toDays count amount { amount } } } }`;
const REFUND = `mutation($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }`;
const VOID = `mutation($id: ID!) { voidInvoice(id: $id) { id } }`;

const YEAR = { from: "2026-01-01", to: "2026-12-31" };
const month = (name: string) => ({ from: `2026-${name}-01`, to: `2026-${name}-28` });

const sales = async (range: object) => (await shop.ask(SALES, range)).salesFigures;
const banking = async (range: object) => (await shop.ask(BANKING, range)).bankingFigures;

const sql = (text: string, values: unknown[] = []) =>
  graph.em().getConnection().execute(text, values);

/** The days that have something of a figure, with it. */
const some = (days: { day: string }[], name: string) =>
  days.flatMap((each) => {
    const value = (each as unknown as Record<string, number>)[name];
    return value ? [[each.day, value]] : [];
  });

/** What a new product was bought for, and paid unless told otherwise; both at a moment. */
async function sold(at: string, { price = 10_000, quantity = 1, isPaid = true } = {}) {
  const { id, variantId } = await shop.sells(price, 5);
  const total = price * quantity;
  const order = await shop.buys(me, [{ variantId, quantity }], total);
  if (isPaid) await shop.pay(order.invoice, total);
  await sql("update orders set created_at = ? where id = ?", [at, order.id]);
  await sql("update orders set paid_at = ? where id = ? and paid_at is not null", [at, order.id]);
  return { id, order };
}

describe("sales", () => {
  test("count on the day they were paid, less what was credited, and by product", async () => {
    const at = "2026-02-10T12:00:00Z";
    const print = await sold(at, { quantity: 2 });
    const font = await sold(at, { price: 4_000 });
    const open = await sold(at, { price: 900, isPaid: false });
    expect(open.order.status).toBe("PENDING");
    const [before] = await sales(month("02"));
    expect(before.sales.amount).toBeGreaterThanOrEqual(24_000);
    expect(before.placed - before.paid).toBeGreaterThanOrEqual(1);
    const of = ({ products }: { products: { product: { id: string } | null }[] }, id: string) =>
      products.find(({ product }) => product?.id === id);
    expect(of(before, print.id)).toMatchObject({ count: 2, amount: { amount: 20_000 } });
    expect(of(before, font.id)).toMatchObject({ count: 1, amount: { amount: 4_000 } });
    expect(of(before, open.id)).toBeUndefined();
    expect(before.categories).toEqual([
      { category: null, amount: { amount: before.sales.amount } },
    ]);
    expect(before.shipping.amount).toBe(0);
    expect(some(before.days, "amount")).toEqual([["2026-02-10", before.sales.amount]]);
    const [line] = print.order.lines;
    await shop.refunds(print.order.id, [{ lineId: line.id, quantity: 1 }]);
    const [after] = await sales(month("02"));
    expect(after.sales.amount).toBe(before.sales.amount - 10_000);
    expect(after.credited.amount).toBe(before.credited.amount + 10_000);
    expect(after.paid).toBe(before.paid);
    expect(of(after, print.id)).toMatchObject({ count: 1, amount: { amount: 10_000 } });
    expect(some(after.days, "amount")).toEqual([["2026-02-10", after.sales.amount]]);
  });

  test.each([
    ["2025-01-10T23:30:00Z", "2025-01-11"],
    ["2025-01-10T22:30:00Z", "2025-01-10"],
    ["2025-07-10T22:30:00Z", "2025-07-11"],
    ["2025-03-29T23:00:00Z", "2025-03-30"],
    ["2025-10-26T22:59:59Z", "2025-10-26"],
  ])("at %s count on %s, by the clocks of Vienna", async (moment, day) => {
    const { order, id } = await sold(moment, { price: 300 });
    const [alone] = await sales({ from: day, to: day });
    expect(alone.days).toEqual([{ day, paid: alone.paid, amount: alone.sales.amount }]);
    expect(alone.products[0]).toMatchObject({ product: { id }, amount: { amount: 300 } });
    expect(order.total.amount).toBe(300);
  });

  test("a range has every day once, also where clocks change", async () => {
    await sold("2026-10-25T12:00:00Z");
    const [figures] = await sales({ from: "2026-10-01", to: "2026-11-30" });
    const days: string[] = figures.days.map(({ day }: { day: string }) => day);
    expect(days).toHaveLength(61);
    expect(new Set(days).size).toBe(61);
    expect([days[0], days.at(-1)]).toEqual(["2026-10-01", "2026-11-30"]);
    const single = await Promise.all(
      days.map(async (day) => (await sales({ from: day, to: day }))[0]?.sales.amount ?? 0),
    );
    expect(single).toEqual(figures.days.map(({ amount }: { amount: number }) => amount));
  });

  test("of two currencies are never added up", async () => {
    await sold("2026-03-10T12:00:00Z");
    const { order } = await sold("2026-03-11T12:00:00Z", { price: 700 });
    await sql("update orders set currency = 'NOK' where id = ?", [order.id]);
    const figures = await sales(month("03"));
    const of = (code: string) =>
      figures.find(({ currency }: { currency: string }) => currency === code);
    expect(some(of("EUR").days, "amount")).toEqual([["2026-03-10", of("EUR").sales.amount]]);
    expect(some(of("NOK").days, "amount")).toEqual([["2026-03-11", of("NOK").sales.amount]]);
  });

  test("of a product that is gone stay, without its name", async () => {
    const { id } = await sold("2026-04-10T12:00:00Z", { price: 500 });
    await sql("update order_lines set product_id = null where product_id = ?", [id]);
    const [figures] = await sales(month("04"));
    expect(figures.products).toContainEqual({
      product: null,
      count: figures.paid,
      amount: { amount: figures.sales.amount },
    });
  });
});

test("what runs low comes with the pieces that were sold in 30 days", async () => {
  const { id, variantId } = await shop.sells(100, 3);
  const order = await shop.buys(me, [{ variantId, quantity: 2 }], 200);
  await shop.pay(order.invoice, 200);
  await sql("update orders set paid_at = ? where id = ?", ["2026-11-01T12:00:00Z", order.id]);
  const ALERTS = `{ stockAlerts { soldIn30Days product { id quantity } } }`;
  const alerts = async () => (await shop.ask(ALERTS)).stockAlerts;
  expect(await alerts()).toContainEqual({ soldIn30Days: 2, product: { id, quantity: 1 } });
  await sql("update orders set paid_at = ? where id = ?", ["2026-10-21T12:00:00Z", order.id]);
  expect(await alerts()).toContainEqual({ soldIn30Days: 0, product: { id, quantity: 1 } });
  await sql("update products set status = 'draft' where id = ?", [id]);
  expect(await alerts()).not.toContainEqual({ soldIn30Days: 0, product: { id, quantity: 1 } });
});

describe("money", () => {
  const work = { title: "Logo", service: "Identity", quantity: "1", unitPrice: 80_000 };
  const on = (day: string) => ({ currency: "SEK", issuedOn: day, dueOn: day });

  test("counts on the day it came, was invoiced and given back", async () => {
    const invoice = await shop.finalised({ ...on("2026-05-04"), items: [work] });
    const { amount } = invoice.total;
    const cancelled = await shop.finalised({ ...on("2026-05-05"), items: [work] });
    await shop.ask(VOID, { id: cancelled.id });
    await shop.draft({ ...on("2026-05-06"), items: [work] });
    const payment = await shop.pay(invoice, 60_000, { receivedOn: "2026-05-07" });
    const refund = { paymentId: payment.id, amount: 5_000, reason: "A", idempotencyKey: aKey() };
    await shop.ask(REFUND, { input: refund });
    await sql("update refunds set created_at = ? where payment_id = ?", [
      "2026-05-07T22:00:00Z",
      payment.id,
    ]);
    const note = await shop.credit(invoice, {});
    await sql("update invoices set issued_on = '2026-05-09' where id = ?", [note.id]);
    const [figures] = await banking(month("05"));
    const times = figures.invoiced.count;
    expect(figures).toMatchObject({
      currency: "SEK",
      received: { count: times, amount: { amount: 60_000 * times } },
      refunded: { count: times, amount: { amount: 5_000 * times } },
      invoiced: { amount: { amount: amount * times } },
      credited: { count: times, amount: { amount: amount * times } },
      services: [],
    });
    expect(some(figures.days, "received")).toEqual([["2026-05-07", 60_000 * times]]);
    expect(some(figures.days, "refunded")).toEqual([["2026-05-08", 5_000 * times]]);
    expect(some(figures.days, "invoiced")).toEqual([
      ["2026-05-04", amount * times],
      ["2026-05-09", -amount * times],
    ]);
  });

  test("is invoiced by kind of work, without tax", async () => {
    const items = [work, { ...work, service: "" }];
    await shop.finalised({ ...on("2026-06-04"), items });
    const [figures] = await banking(month("06"));
    const net = { amount: 80_000 * figures.invoiced.count };
    expect(figures.services).toEqual([
      { service: "", net },
      { service: "Identity", net },
    ]);
  });

  test("holds VAT: of the term of the day of issue, less that of credit notes", async () => {
    const VAT = `{ vatTerms { number from to reportedBy
      sums { currency invoiced { amount } credited { amount } due { amount } } } }`;
    const terms = async () => (await shop.ask(VAT)).vatTerms;
    const before = await terms();
    expect(before).toMatchObject([
      { number: 6, from: "2026-11-01", to: "2026-12-31", reportedBy: "2027-02-10" },
      { number: 5, from: "2026-09-01", to: "2026-10-31", reportedBy: "2026-12-10" },
    ]);
    const item = { title: "A", quantity: "3", unitPrice: 3_333, taxRate: 2_500 };
    const issue = (day: string, currency = "DKK") =>
      shop.finalised({ currency, issuedOn: day, dueOn: day, items: [item] });
    const invoice = await issue("2026-11-01");
    const { amount: vat } = invoice.tax;
    expect(vat).toBe(2_500);
    await issue("2026-10-31");
    await issue("2026-08-31");
    await issue("2026-11-02", "ISK");
    await shop.ask(VOID, { id: (await issue("2026-11-03")).id });
    await shop.draft({ currency: "DKK", issuedOn: "2026-11-04", items: [item] });
    const note = await shop.credit(invoice, { amount: 1_000 });
    await sql("update invoices set issued_on = '2026-11-05' where id = ?", [note.id]);
    const grown = (after: { sums: { currency: string }[] }[], place: number, currency: string) => {
      const of = (all: typeof after) =>
        all[place]?.sums.find((each) => each.currency === currency) as never as
          | Record<string, { amount: number }>
          | undefined;
      return ["invoiced", "credited", "due"].map(
        (name) => (of(after)?.[name]?.amount ?? 0) - (of(before)?.[name]?.amount ?? 0),
      );
    };
    const after = await terms();
    expect(grown(after, 0, "DKK")).toEqual([vat, 200, vat - 200]);
    expect(grown(after, 1, "DKK")).toEqual([vat, 0, vat]);
    expect(grown(after, 0, "ISK")).toEqual([2_500, 0, 2_500]);
    for (const role of [Role.MEMBER, Role.EDITOR])
      expect((await graph.refusal(withRole(role), VAT)).extensions["code"]).toBe("FORBIDDEN");
  });

  test("that is open has its age, and what is paid, cancelled or a draft has none", async () => {
    const items = [{ title: "A", quantity: "1", unitPrice: 1_000 }];
    const due = { currency: "CHF", issuedOn: "2026-10-01", items };
    for (const dueOn of ["2026-11-20", "2026-11-19", "2026-11-06", "2026-11-05", "2026-10-20"])
      await shop.finalised({ ...due, dueOn });
    await shop.draft({ ...due, dueOn: "2026-10-01" });
    const paid = await shop.finalised({ ...due, dueOn: "2026-10-01" });
    await shop.pay(paid, paid.total.amount);
    await shop.ask(VOID, { id: (await shop.finalised({ ...due, dueOn: "2026-10-02" })).id });
    const all = (await shop.ask(RECEIVABLES)).receivables;
    const open = all.find(({ currency }: { currency: string }) => currency === "CHF");
    const times = open.notDue.count;
    expect(open).toMatchObject({ overdue: { count: 4 * times }, oldestDueOn: "2026-10-20" });
    expect(open.ages.map(({ count }: { count: number }) => count / times)).toEqual([1, 2, 1, 1]);
    expect(open.overdue.amount.amount).toBe(4 * open.notDue.amount.amount);
  });
});

test("messages are counted by day, and only administrators see how many", async () => {
  const MESSAGES = `query($from: String!, $to: String!) { messageFigures(from: $from, to: $to) { day count } }`;
  const people = [await aMember(graph.em())];
  for (const [said, at] of [
    [["A"], "2026-08-03T21:59:00Z"],
    [["B", "C"], "2026-08-03T22:00:00Z"],
  ] as const)
    await aConversation(graph.em(), { people, said: [...said], at: new Date(at) });
  const { messageFigures } = await graph.as(withRole(Role.ADMIN))(MESSAGES, month("08"));
  const [first, second] = some(messageFigures, "count");
  expect(messageFigures).toHaveLength(28);
  expect(first).toEqual(["2026-08-03", expect.any(Number)]);
  expect(second).toEqual(["2026-08-04", 2 * Number(first?.[1])]);
  for (const role of [Role.MODERATOR, Role.BILLING, Role.MEMBER]) {
    const error = await graph.refusal(withRole(role), MESSAGES, month("08"));
    expect(error.extensions["code"]).toBe("FORBIDDEN");
  }
});

test("what triggers maintain is what the rows say", async () => {
  expect(await wrongRows(figureChecks, graph.em())).toEqual([]);
});

test("rows are folded to one for each day, and nothing changes", async () => {
  await sold("2026-09-02T12:00:00Z");
  const before = [await sales(YEAR), await banking(YEAR)];
  const [{ count: all }] = await sql("select count(*)::int from day_figures where not is_folded");
  expect(await foldDayFigures(graph.em())).toBe(all);
  expect([await sales(YEAR), await banking(YEAR)]).toEqual(before);
  await sold("2026-09-02T12:00:00Z");
  const after = await sales(YEAR);
  expect(after).not.toEqual(before[0]);
  await foldDayFigures(graph.em());
  expect(await sales(YEAR)).toEqual(after);
  const twice = await sql(
    "select from day_figures group by kind, day, currency, key having count(*) > 1",
  );
  expect(twice).toEqual([]);
  expect(await foldDayFigures(graph.em())).toBe(0);
  expect(await wrongRows(figureChecks, graph.em())).toEqual([]);
});

test("a range ends after it begins, and has at most 400 days", async () => {
  const { viewer } = shop;
  const refused = async (range: object) => {
    const error = await graph.refusal(viewer, SALES, range);
    return [error.extensions["code"], error.extensions["fields"]];
  };
  expect(await refused({ from: "2026-11-02", to: "2026-11-01" })).toEqual([
    "INVALID",
    { to: "Not valid" },
  ]);
  expect(await refused({ from: "2025-01-01", to: "2026-11-01" })).toEqual([
    "INVALID",
    { to: "At most 400 days" },
  ]);
  expect(await refused({ from: "yesterday", to: "2026-11-01" })).toEqual([
    "INVALID",
    { from: "Not valid" },
  ]);
});

test("figures are seen by those who may open what they count", async () => {
  const code = async (role: Role | undefined, document: string) => {
    const viewer = role ? withRole(role) : visitor();
    return (await graph.refusal(viewer, document, YEAR)).extensions["code"];
  };
  for (const role of [Role.MEMBER, Role.EDITOR, Role.RECRUITER, Role.SUPPORT, Role.OPERATOR])
    for (const document of [SALES, BANKING]) expect(await code(role, document)).toBe("FORBIDDEN");
  expect(await code(undefined, SALES)).toBe("UNAUTHENTICATED");
  const { viewer } = await aPerson(graph, Role.ADMIN);
  expect(await graph.as(viewer)(SALES, YEAR)).toHaveProperty("salesFigures");
  expect(await graph.as(viewer)(BANKING, YEAR)).toHaveProperty("bankingFigures");
});
