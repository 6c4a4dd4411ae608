import type { EntityManager } from "@mikro-orm/core";
import type { SiteOptions } from "../foundation/services.ts";
import { ensureSiteSettings } from "./read-site-settings.ts";
import { SITE_ID, SiteSettings } from "./site-settings.ts";

/** Changes the site settings. */
export async function decide(em: EntityManager, decisions: Partial<SiteOptions>): Promise<void> {
  await ensureSiteSettings(em, { membersNeedApproval: false });
  await em.nativeUpdate(SiteSettings, { id: SITE_ID }, decisions);
}
