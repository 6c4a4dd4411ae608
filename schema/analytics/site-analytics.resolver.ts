import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { readAnalytics } from "./read-analytics.ts";
import { SiteAnalytics } from "./site-analytics.ts";

const FEW = 10;

@Resolver()
export class SiteAnalyticsResolver {
  @AllowedTo("analytics:read")
  @Query(() => SiteAnalytics, {
    description:
      "How the public pages were read from one day to another, both included: at most 366 days of Europe/Vienna. Figures are kept for 25 months.",
  })
  siteAnalytics(
    @Arg("from", () => String, { description: "YYYY-MM-DD." }) from: string,
    @Arg("to", () => String, { description: "YYYY-MM-DD." }) to: string,
    @Ctx() { em }: Context,
    @Arg("first", () => Int, {
      defaultValue: FEW,
      description: "How many pages and hosts are listed, 1 to 1000.",
    })
    first: number = FEW,
  ): Promise<SiteAnalytics> {
    return readAnalytics({ from, to, first }, em);
  }
}
