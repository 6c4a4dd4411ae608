import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, int, model } from "../foundation/model.ts";
import type { SiteOptions } from "../foundation/services.ts";

/** The id of the only row, created at the first start. */
export const SITE_ID = "00000000-0000-7000-8000-000000000001";

@model({ table: "site_settings", description: "Settings of the site, changed by administrators." })
export class SiteSettings extends StoredEntity implements SiteOptions {
  @boolean({
    default: false,
    description: "Whether new members need approval by an administrator.",
  })
  membersNeedApproval: Opt<boolean> = false;

  @int({
    nullable: true,
    description: "After how many days messages are deleted permanently; null keeps them.",
  })
  chatRetentionDays?: number | null;
}
