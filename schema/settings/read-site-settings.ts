import type { EntityManager } from "@mikro-orm/core";
import { insert } from "../foundation/insert.ts";
import type { SiteOptions } from "../foundation/services.ts";
import { SITE_ID, SiteSettings } from "./site-settings.ts";

/**
 * Creates the row at the first start, from the environment. Writes nothing later, so that a server
 * also starts with a full disk.
 */
export async function ensureSiteSettings(em: EntityManager, defaults: SiteOptions): Promise<void> {
  if (await em.count(SiteSettings, SITE_ID)) return;
  await insert(Object.assign(new SiteSettings(), { id: SITE_ID, ...defaults }), [], em);
}

/** The current settings, or the defaults before the row exists. */
export async function readSiteSettings(
  em: EntityManager,
  defaults: SiteOptions,
): Promise<SiteOptions> {
  const settings = await em.findOne(SiteSettings, SITE_ID);
  if (!settings) return defaults;
  const { membersNeedApproval, chatRetentionDays, commentApproval } = settings;
  const { privacyContact, contactReplyTo, storageQuotaMb, currency } = settings;
  const { isInMaintenance, maintenanceUntil, comingSoonAt } = settings;
  return {
    membersNeedApproval,
    chatRetentionDays,
    commentApproval,
    privacyContact,
    contactReplyTo,
    storageQuotaMb,
    currency,
    isInMaintenance,
    maintenanceUntil,
    comingSoonAt,
  };
}
