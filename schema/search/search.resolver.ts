import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { searchAll, SearchResult } from "./search-result.ts";

@Resolver()
export class SearchResolver {
  @AllowedTo("signed-in")
  @Query(() => SearchResult, {
    description:
      "By words, or how they begin: posts by their titles and addresses where they are published, " +
      "for those who write by all of their text. RATE_LIMITED after 60 in a minute.",
  })
  async search(
    @Arg("text", () => String) text: string,
    @Arg("first", () => Int, { defaultValue: 5, description: "Of each kind." }) first: number,
    @Ctx() { viewer, services }: Context,
  ): Promise<SearchResult> {
    await services.limits.take(["search", viewer.userId ?? ""]);
    return searchAll(text, first, viewer);
  }
}
