import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const FIELDS = `id version name features highlighted ctaLabel ctaHref currency
  monthlyPrice { amount currency } yearlyPrice { amount currency }`;
const CREATE = `mutation($input: CreatePlanInput!) { createPlan(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdatePlanInput!) {
  updatePlan(id: $id, input: $input) { ${FIELDS} }
}`;
const create = async (input: object) => (await asEditor(CREATE, { input })).createPlan;

test("an editor creates a plan; its prices have its currency", async () => {
  const plan = await create({
    name: { en: "Studio" },
    monthlyPrice: 12_50,
    yearlyPrice: 125_00,
    currency: "NOK",
    features: { en: "Profile\nStorage: 2 GB" },
    highlighted: true,
    ctaLabel: { en: "Start" },
    ctaHref: "/auth/register",
  });
  expect(plan).toMatchObject({
    name: "Studio",
    monthlyPrice: { amount: 12_50, currency: "NOK" },
    yearlyPrice: { amount: 125_00, currency: "NOK" },
    features: "Profile\nStorage: 2 GB",
    highlighted: true,
    ctaLabel: "Start",
    ctaHref: "/auth/register",
  });
});

test("a plan without prices is priced in euros later", async () => {
  const { id, ...plan } = await create({ name: { en: "House" } });
  expect(plan).toMatchObject({ monthlyPrice: null, yearlyPrice: null, currency: "EUR" });
  const { updatePlan } = await asEditor(UPDATE, { id, input: { monthlyPrice: 0 } });
  expect(updatePlan.monthlyPrice).toEqual({ amount: 0, currency: "EUR" });
  const removed = await asEditor(UPDATE, { id, input: { monthlyPrice: null, ctaHref: null } });
  expect(removed.updatePlan).toMatchObject({ version: 3, monthlyPrice: null });
});

test.each([
  [{ name: {} }, { name: "Required" }],
  [{ monthlyPrice: -1 }, { monthlyPrice: "Not valid" }],
  [{ currency: "ABC" }, { currency: "Not valid" }],
  [{ ctaHref: "javascript:alert(1)" }, { ctaHref: "Not valid" }],
  [{ ctaHref: "//elsewhere.example" }, { ctaHref: "Not valid" }],
  [{ features: { en: "x".repeat(4001) } }, { "features.en": "At most 4000 characters" }],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(editor, CREATE, { input: { name: { en: "A" }, ...input } });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("visitors read plans in their order, but not all languages at once", async () => {
  const last = await create({ name: { en: "A" }, order: 1_000_001 });
  const first = await create({ name: { en: "B" }, order: 1_000_000 });
  const { plans } = await graph.as(visitor())("{ plans { id nameByLocale { en } } }");
  expect(plans.slice(-2)).toEqual([
    { id: first.id, nameByLocale: null },
    { id: last.id, nameByLocale: null },
  ]);
});

test("a deleted plan is offered to nobody, until it is restored", async () => {
  const { id } = await create({ name: { en: "A" } });
  await asEditor("mutation($id: ID!) { deletePlan(id: $id) }", { id });
  const READ = "query($id: ID!) { plan(id: $id) { id } }";
  expect((await graph.refusal(visitor(), READ, { id })).message).toBe("Plan not found");
  await asEditor("mutation($ids: [ID!]!) { restorePlans(ids: $ids) { count } }", { ids: [id] });
  expect((await graph.as()(READ, { id })).plan).toEqual({ id });
});
