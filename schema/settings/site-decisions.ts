import type { EntityManager } from "@mikro-orm/core";
import { insert } from "../foundation/insert.ts";
import type { SiteDecisions } from "../foundation/services.ts";
import { SITE_ID, SiteSettings } from "./site-settings.ts";

/**
 * Creates the row at the first start, from the environment. Writes nothing later, so that a server
 * also starts with a full disk.
 */
export async function ensureSiteSettings(
  em: EntityManager,
  defaults: SiteDecisions,
): Promise<void> {
  if (await em.count(SiteSettings, SITE_ID)) return;
  await insert(Object.assign(new SiteSettings(), { id: SITE_ID, ...defaults }), [], em);
}

/** The current settings, or the defaults before the row exists. */
export async function siteDecisions(
  em: EntityManager,
  defaults: SiteDecisions,
): Promise<SiteDecisions> {
  const settings = await em.findOne(SiteSettings, SITE_ID);
  if (!settings) return defaults;
  const { membersNeedApproval, chatRetentionDays } = settings;
  return { membersNeedApproval, chatRetentionDays };
}
