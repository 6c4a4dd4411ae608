import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { z } from "zod";
import { currencyCode, email, notNull } from "../foundation/input.ts";
import { CommentApproval } from "./site-settings.ts";

const MAX_RETENTION_DAYS = 36_500; // one hundred years
const MAX_STORAGE_QUOTA_MB = 1_000_000; // one terabyte

@InputType()
export class UpdateSiteSettingsInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "The `version` that was edited. CONFLICT if it was changed since; omit it to skip the check.",
  })
  version?: number | null;
  @Field(() => Boolean, { nullable: true }) membersNeedApproval?: boolean;
  @Field(() => Int, {
    nullable: true,
    description: `1 to ${MAX_RETENTION_DAYS.toLocaleString("en")} days; null keeps messages forever.`,
  })
  chatRetentionDays?: number | null;
  @Field(() => CommentApproval, { nullable: true }) commentApproval?: CommentApproval;
  @Field(() => String, { nullable: true, description: "An email address; null removes it." })
  privacyContact?: string | null;
  @Field(() => String, { nullable: true, description: "An email address; null removes it." })
  contactReplyTo?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: `1 to ${MAX_STORAGE_QUOTA_MB.toLocaleString("en")} MB for the files of a member.`,
  })
  storageQuotaMb?: number;
  @Field(() => String, { nullable: true, description: "An ISO 4217 code." })
  currency?: string;
  @Field(() => Boolean, { nullable: true }) isInMaintenance?: boolean;
  @Field(() => GraphQLISODateTime, { nullable: true }) maintenanceUntil?: Date | null;
  @Field(() => GraphQLISODateTime, { nullable: true }) comingSoonAt?: Date | null;
}

export const changedSettings = z.object({
  membersNeedApproval: z.boolean({ error: "Required" }).optional(),
  chatRetentionDays: z
    .int()
    .min(1, "At least 1")
    .max(MAX_RETENTION_DAYS, `At most ${MAX_RETENTION_DAYS}`)
    .nullish(),
  commentApproval: notNull<CommentApproval>().optional(),
  privacyContact: email().nullish(),
  contactReplyTo: email().nullish(),
  storageQuotaMb: z
    .int({ error: "Required" })
    .min(1, "At least 1")
    .max(MAX_STORAGE_QUOTA_MB, `At most ${MAX_STORAGE_QUOTA_MB}`)
    .optional(),
  currency: currencyCode().optional(),
  isInMaintenance: z.boolean({ error: "Required" }).optional(),
  maintenanceUntil: z.date().nullish(),
  comingSoonAt: z.date().nullish(),
});
