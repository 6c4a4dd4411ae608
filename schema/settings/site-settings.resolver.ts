import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { parseInput } from "../foundation/input.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { changedSettings, UpdateSiteSettingsInput } from "./site-settings.input.ts";
import { SITE_ID, SiteSettings } from "./site-settings.ts";

@Resolver(() => SiteSettings)
export class SiteSettingsResolver {
  @AllowedTo("site:write")
  @Query(() => SiteSettings, { description: "The current settings of the site." })
  siteSettings(): ReadQuery {
    return findOneOrFail(SiteSettings, { id: SITE_ID });
  }

  @AllowedTo("site:write")
  @Mutation(() => SiteSettings, {
    description:
      "Updates the site settings, effective at once in all processes. CONFLICT if they were changed since `version`.",
  })
  updateSiteSettings(
    @Arg("input", () => UpdateSiteSettingsInput) input: UpdateSiteSettingsInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(SiteSettings, SITE_ID, input.version, (settings) => {
      const changed = parseInput(changedSettings, input);
      const { chatRetentionDays, privacyContact, maintenanceUntil, comingSoonAt, contactReplyTo } =
        changed;
      settings.membersNeedApproval = changed.membersNeedApproval ?? settings.membersNeedApproval;
      settings.commentApproval = changed.commentApproval ?? settings.commentApproval;
      settings.isInMaintenance = changed.isInMaintenance ?? settings.isInMaintenance;
      settings.storageQuotaMb = changed.storageQuotaMb ?? settings.storageQuotaMb;
      settings.currency = changed.currency ?? settings.currency;
      if (chatRetentionDays !== undefined) settings.chatRetentionDays = chatRetentionDays;
      if (privacyContact !== undefined) settings.privacyContact = privacyContact;
      if (contactReplyTo !== undefined) settings.contactReplyTo = contactReplyTo;
      if (maintenanceUntil !== undefined) settings.maintenanceUntil = maintenanceUntil;
      if (comingSoonAt !== undefined) settings.comingSoonAt = comingSoonAt;
    });
  }
}
