import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { ensureSiteSettings } from "../settings/index.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const FIELDS = `id version currency
  monthlyPrice { amount currency } yearlyPrice { amount currency }`;
const CREATE = `mutation($input: CreatePlanInput!) { createPlan(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdatePlanInput!) {
  updatePlan(id: $id, input: $input) { ${FIELDS} }
}`;
const create = async (input: object) => (await asEditor(CREATE, { input })).createPlan;

test("the prices of a plan have its currency", async () => {
  const prices = { monthlyPrice: 12_50, yearlyPrice: 125_00, currency: "NOK" };
  expect(await create({ name: { en: "Studio" }, ...prices })).toMatchObject({
    monthlyPrice: { amount: 12_50, currency: "NOK" },
    yearlyPrice: { amount: 125_00, currency: "NOK" },
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

test("the currency of the settings is that of new plans; others keep theirs", async () => {
  await ensureSiteSettings(graph.em(), { membersNeedApproval: false });
  const earlier = await create({ name: { en: "Before" }, monthlyPrice: 1 });
  const SET = `mutation($input: UpdateSiteSettingsInput!) {
    updateSiteSettings(input: $input) { currency }
  }`;
  await graph.as(withRole(Role.ADMIN))(SET, { input: { currency: "NOK" } });
  const plan = await create({ name: { en: "After" }, monthlyPrice: 1 });
  expect(plan.monthlyPrice).toEqual({ amount: 1, currency: "NOK" });
  expect((await create({ name: { en: "Own" }, currency: "JPY" })).currency).toBe("JPY");
  const input = { monthlyPrice: 2 };
  const { updatePlan } = await asEditor(UPDATE, { id: earlier.id, input });
  expect(updatePlan.monthlyPrice).toEqual({ amount: 2, currency: "EUR" });
  const { siteInfo } = await graph.as()("{ siteInfo { currency } }");
  expect(siteInfo.currency).toBe("NOK");
});

test.each([
  [{ monthlyPrice: -1 }, { monthlyPrice: "At least 0" }],
  [{ currency: "ABC" }, { currency: "Not valid" }],
  [{ ctaHref: "javascript:alert(1)" }, { ctaHref: "Not valid" }],
  [{ ctaHref: "//elsewhere.example" }, { ctaHref: "Not valid" }],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(editor, CREATE, { input: { name: { en: "A" }, ...input } });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});
