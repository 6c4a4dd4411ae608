import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { type EnumOf, enumType } from "../foundation/enum-type.ts";
import { boolean, dateTime, enumColumn, int, model, text } from "../foundation/model.ts";
import type { SiteOptions } from "../foundation/services.ts";

/** The id of the only row, created at the first start. */
export const SITE_ID = "00000000-0000-7000-8000-000000000001";

export const DEFAULT_STORAGE_QUOTA_MB = 2_000;
export const DEFAULT_CURRENCY = "EUR";

export const CommentApproval = enumType(
  "CommentApproval",
  ["NONE", "FIRST_TIME", "ALL"],
  "Which comments wait for approval besides suspicious ones: none, those of people without a public comment (visitors without an account always count as such), or all.",
);
export type CommentApproval = EnumOf<typeof CommentApproval>;

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

  @enumColumn(() => CommentApproval)
  commentApproval: Opt<CommentApproval> = CommentApproval.NONE;

  @text({ nullable: true, description: "The address for questions about privacy, shown on /info." })
  privacyContact?: string | null;

  @text({
    nullable: true,
    description: "The address that answers to mails of the staff go to; null for the site's own.",
  })
  contactReplyTo?: string | null;

  @int({
    default: DEFAULT_STORAGE_QUOTA_MB,
    description: "How much the files of a member may use, in megabytes.",
  })
  storageQuotaMb: Opt<number> = DEFAULT_STORAGE_QUOTA_MB;

  @text({
    default: DEFAULT_CURRENCY,
    description: "The currency that new prices begin with, as an ISO 4217 code.",
  })
  currency: Opt<string> = DEFAULT_CURRENCY;

  @boolean({
    default: false,
    description: "Whether public pages answer 503 to everyone but staff.",
  })
  isInMaintenance: Opt<boolean> = false;

  @dateTime({ nullable: true, description: "When maintenance is expected to end." })
  maintenanceUntil?: Date | null;

  @dateTime({
    nullable: true,
    description: "When the site opens: people who signed up get one mail then. Null if it is open.",
  })
  comingSoonAt?: Date | null;
}
