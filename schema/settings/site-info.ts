import { Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import packageJson from "../../package.json" with { type: "json" };
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { DEFAULT_CURRENCY } from "./site-settings.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";

@ObjectType({ description: "What everyone may know about this site." })
export class SiteInfo {
  @Field(() => String, { simple: true, description: "The version of Atelier, as in `0.1.0`." })
  version!: string;

  @Field(() => String, { simple: true, description: "The licence, as an SPDX identifier." })
  license!: string;

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: "The URL of the source code that runs here.",
  })
  source!: string | null;

  @Field(() => [String], { simple: true, description: "The languages of the site." })
  languages!: readonly Locale[];

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: "The email address for questions about privacy.",
  })
  privacyContact!: string | null;

  @Field(() => String, {
    simple: true,
    description: "The currency that new prices begin with, as an ISO 4217 code.",
  })
  currency!: string;

  @Field(() => Boolean, {
    simple: true,
    description: "Whether public pages are closed for maintenance.",
  })
  isInMaintenance!: boolean;

  @Field(() => Date, {
    simple: true,
    nullable: true,
    description: "When maintenance is expected to end.",
  })
  maintenanceUntil!: Date | null;

  @Field(() => Date, {
    simple: true,
    nullable: true,
    description: "When the site opens; null if that is not announced.",
  })
  comingSoonAt!: Date | null;
}

@Resolver()
export class SiteInfoResolver {
  @AllowedTo("everyone")
  @Query(() => SiteInfo, { description: "About this site and the software it runs on." })
  async siteInfo(@Ctx() { services }: Context): Promise<SiteInfo> {
    const { privacyContact, currency, isInMaintenance, maintenanceUntil, comingSoonAt } =
      await services.site.decisions();
    return {
      version: packageJson.version,
      license: packageJson.license,
      source: services.site.sourceUrl ?? null,
      languages: LOCALES,
      privacyContact: privacyContact ?? null,
      currency: currency ?? DEFAULT_CURRENCY,
      isInMaintenance: isInMaintenance ?? false,
      maintenanceUntil: isInMaintenance ? (maintenanceUntil ?? null) : null,
      comingSoonAt: comingSoonAt ?? null,
    };
  }
}
