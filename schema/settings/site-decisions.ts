import type { EntityManager } from "@mikro-orm/core";
import { insert } from "../foundation/insert.ts";
import type { SiteDecisions } from "../foundation/services.ts";
import { SITE_ID, SiteSettings } from "./site-settings.ts";

/**
 * Makes the row at the first start, of what the environment says. Later it writes nothing: a server
 * starts on a full disk, too.
 */
export async function ensureSiteSettings(
  em: EntityManager,
  defaults: SiteDecisions,
): Promise<void> {
  if (await em.count(SiteSettings, SITE_ID)) return;
  await insert(Object.assign(new SiteSettings(), { id: SITE_ID, ...defaults }), [], em);
}

/** What has been decided by now; before the first start is over, the defaults. */
export async function siteDecisions(
  em: EntityManager,
  defaults: SiteDecisions,
): Promise<SiteDecisions> {
  const settings = await em.findOne(SiteSettings, SITE_ID);
  if (!settings) return defaults;
  const { membersNeedApproval, chatRetentionDays } = settings;
  return { membersNeedApproval, chatRetentionDays };
}
