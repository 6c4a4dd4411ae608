import { expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { HOUR, MINUTE } from "../foundation/durations.ts";
import { aMember } from "../members/member.builder.ts";
import { aProject } from "../projects/project.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { TimeEntry } from "../time/time-entry.ts";
import { invoicing } from "./invoice.builder.ts";

const graph = await testGraph();
const { ask, viewer, draft, finalise, credit, read } = await invoicing(graph);
const ada = await aPerson(graph);

const BILLABLE = `query($id: ID!) { billableTime(projectId: $id) { seconds work { title memberId name seconds entryIds } } }`;
const ADD = `mutation($id: ID!, $input: AddTimeInput!) { addTimeToInvoice(id: $id, input: $input) {
  id version items { id title quantity amount { amount } timeEntryIds } total { amount } } }`;

/** Entries of so many minutes each, on a project of its own. */
async function worked(minutes: number[], values: Partial<TimeEntry> = {}) {
  const em = graph.em();
  const project = await aProject(em, { owners: [ada.member] });
  const entries = minutes.map((length, n) => {
    const startedAt = new Date(graph.clock.now().getTime() - (n + 1) * 3 * HOUR);
    const endedAt = new Date(startedAt.getTime() + length * MINUTE);
    return new TimeEntry({
      member: ada.member,
      project,
      title: "Site",
      startedAt,
      endedAt,
      ...values,
    });
  });
  em.persist(entries);
  await em.flush();
  return { project, entryIds: entries.map(({ id }) => id) };
}

const billable = async ({ id }: { id: string }) => (await ask(BILLABLE, { id })).billableTime;
const add = async ({ id }: { id: string }, input: object) =>
  (await ask(ADD, { id, input: { unitPrice: 10_000, taxRate: 0, ...input } })).addTimeToInvoice;

test("time is added up, then rounded once: three times 20 minutes are an hour", async () => {
  const { project, entryIds } = await worked([20, 20, 20]);
  expect(await billable(project)).toMatchObject({ seconds: 3_600, work: [{ title: "Site" }] });
  const invoice = await add(await draft({ items: [] }), { entryIds });
  expect(invoice).toMatchObject({
    items: [{ title: "Site", quantity: "1.0000", amount: { amount: 10_000 } }],
    total: { amount: 10_000 },
  });
  expect(await billable(project)).toMatchObject({ seconds: 0, work: [] });
});

test("50 minutes at 100.00 are 83.33", async () => {
  const { entryIds } = await worked([50]);
  const { items } = await add(await draft({ items: [] }), { entryIds, groupBy: "MEMBER" });
  expect(items).toMatchObject([
    { title: ada.member.displayName, quantity: "0.8333", amount: { amount: 8_333 } },
  ]);
});

test("an entry is on one invoice only, also of two drafts at once", async () => {
  const { entryIds } = await worked([30, 30]);
  const drafts = [await draft({ items: [] }), await draft({ items: [] })];
  const tried = await Promise.allSettled(drafts.map((one) => add(one, { entryIds })));
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const totals = await Promise.all(drafts.map(async (one) => (await read(one)).total.amount));
  expect(new Set(totals)).toEqual(new Set([0, 10_000]));
  const [entryId] = entryIds;
  const change = `mutation($id: ID!) { deleteTimeEntry(id: $id) }`;
  const refusal = await graph.refusal(ada.viewer, change, { id: entryId });
  expect(refusal.message).toBe("This time is on an invoice");
});

test("what is not billable, or still runs, is on no invoice", async () => {
  const unpaid = await worked([30], { billable: false });
  const running = await worked([30], { endedAt: null, member: await aMember(graph.em()) });
  const { id } = await draft({ items: [] });
  for (const { project, entryIds } of [unpaid, running]) {
    expect(await billable(project)).toMatchObject({ seconds: 0, work: [] });
    const input = { entryIds, unitPrice: 1 };
    expect((await graph.refusal(viewer, ADD, { id, input })).extensions["code"]).toBe("CONFLICT");
  }
});

test("time can be invoiced again once its line, draft or invoice is gone", async () => {
  const { project, entryIds } = await worked([60]);
  const first = await add(await draft({ items: [] }), { entryIds });
  await ask(`mutation($id: ID!) { updateInvoice(id: $id, input: { items: [] }) { id } }`, first);
  expect((await billable(project)).seconds, "the line").toBe(3_600);
  await add(first, { entryIds });
  await ask(`mutation($id: ID!) { deleteInvoice(id: $id) }`, first);
  expect((await billable(project)).seconds, "the draft").toBe(3_600);
  const second = await finalise(await add(await draft({ items: [] }), { entryIds }));
  expect((await billable(project)).seconds).toBe(0);
  await ask(`mutation($id: ID!) { voidInvoice(id: $id) { id } }`, second);
  expect((await billable(project)).seconds, "the invoice").toBe(3_600);
  const third = await finalise(await add(await draft({ items: [] }), { entryIds }));
  await credit(third, { amount: 1 });
  expect((await billable(project)).seconds).toBe(0);
  await credit(third);
  expect((await billable(project)).seconds, "all of it is credited").toBe(3_600);
});
