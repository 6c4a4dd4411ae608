import { beforeAll, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { ensureSiteSettings } from "./read-site-settings.ts";

const graph = await testGraph();
const asAdmin = graph.as(withRole(Role.ADMIN));

const READ = "{ siteSettings { version membersNeedApproval chatRetentionDays } }";
const UPDATE = `mutation($input: UpdateSiteSettingsInput!) {
  updateSiteSettings(input: $input) { membersNeedApproval chatRetentionDays }
}`;
const update = async (input: object) => (await asAdmin(UPDATE, { input })).updateSiteSettings;
const refusalOf = async (input: object) =>
  (await graph.refusal(withRole(Role.ADMIN), UPDATE, { input })).extensions;

beforeAll(() =>
  ensureSiteSettings(graph.em(), { membersNeedApproval: true, chatRetentionDays: 30 }),
);

test("the first start sets the values, later ones change nothing", async () => {
  await ensureSiteSettings(graph.em(), { membersNeedApproval: false });
  expect((await asAdmin(READ)).siteSettings).toMatchObject({
    membersNeedApproval: true,
    chatRetentionDays: 30,
  });
});

test("a later start writes nothing, so that it succeeds with a full disk", async () => {
  const execute = (sql: string) => graph.em().getConnection().execute(sql);
  await execute("alter table site_settings add constraint full_disk check (false) not valid");
  const later = ensureSiteSettings(graph.em(), { membersNeedApproval: false });
  await expect(later).resolves.toBeUndefined();
  await execute("alter table site_settings drop constraint full_disk");
});

test("an administrator's changes take effect at once", async () => {
  expect(await update({ membersNeedApproval: false, chatRetentionDays: null })).toEqual({
    membersNeedApproval: false,
    chatRetentionDays: null,
  });
  expect(await graph.services.site.decisions()).toMatchObject({
    membersNeedApproval: false,
    chatRetentionDays: null,
  });
  expect((await update({ chatRetentionDays: 365 })).membersNeedApproval).toBe(false);
});

test.each([
  [{ chatRetentionDays: 0 }, { chatRetentionDays: "At least 1" }],
  [{ chatRetentionDays: 36_501 }, { chatRetentionDays: "At most 36500" }],
  [{ membersNeedApproval: null }, { membersNeedApproval: "Required" }],
  [{ commentApproval: null }, { commentApproval: "Required" }],
  [{ isInMaintenance: null }, { isInMaintenance: "Required" }],
  [{ privacyContact: "nobody" }, { privacyContact: "Not an email address" }],
])("%j is refused", async (input, fields) => {
  expect(await refusalOf(input)).toMatchObject({ code: "INVALID", fields });
});

test("everyone reads the privacy contact, and until when maintenance lasts while it does", async () => {
  const READ_INFO = "{ siteInfo { version privacyContact isInMaintenance maintenanceUntil } }";
  const info = async () => (await graph.as(visitor())(READ_INFO)).siteInfo;
  const maintenanceUntil = "2030-01-01T12:00:00.000Z";
  await update({ privacyContact: " Privacy@Example.org ", maintenanceUntil });
  expect(await info()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    privacyContact: "privacy@example.org",
    isInMaintenance: false,
    maintenanceUntil: null,
  });
  await update({ isInMaintenance: true });
  expect(await info()).toMatchObject({ isInMaintenance: true, maintenanceUntil });
  await update({ isInMaintenance: false, privacyContact: null, maintenanceUntil: null });
  expect(await info()).toMatchObject({ privacyContact: null, maintenanceUntil: null });
});

test("of two administrators who change them concurrently the second gets a conflict", async () => {
  const { version } = (await asAdmin(READ)).siteSettings;
  await update({ version, chatRetentionDays: 7 });
  expect(await refusalOf({ version, chatRetentionDays: 8 })).toMatchObject({ code: "CONFLICT" });
});

test("everyone reads when the site opens", async () => {
  const comingSoonAt = "2030-01-01T09:00:00.000Z";
  const info = async () => (await graph.as(visitor())("{ siteInfo { comingSoonAt } }")).siteInfo;
  await update({ comingSoonAt });
  expect(await info()).toEqual({ comingSoonAt });
  await update({ comingSoonAt: null });
  expect(await info()).toEqual({ comingSoonAt: null });
});
