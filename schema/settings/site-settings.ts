import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, int, model } from "../foundation/model.ts";
import type { SiteDecisions } from "../foundation/services.ts";

/** There is one row, made at the first start. */
export const SITE_ID = "00000000-0000-7000-8000-000000000001";

@model({ table: "site_settings", description: "What administrators have decided for the site." })
export class SiteSettings extends StoredEntity implements SiteDecisions {
  @boolean({
    default: false,
    description: "New members wait until an administrator approves them.",
  })
  membersNeedApproval: Opt<boolean> = false;

  @int({
    nullable: true,
    description: "After how many days messages are removed permanently; without it they stay.",
  })
  chatRetentionDays?: number | null;
}
