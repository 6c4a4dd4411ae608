import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import { constant } from "../foundation/reading/descriptions/read-query.ts";
import { searchAll, SearchResult } from "./search-result.ts";
import { suggestSearches } from "./suggest-searches.ts";

@Resolver()
export class SearchResolver {
  @AllowedTo("signed-in")
  @Query(() => SearchResult, {
    description:
      "Searches by words; prefixes match. Posts are found by title and slug in published languages, " +
      "by editors also by their full text. RATE_LIMITED after 60 searches per minute.",
  })
  async search(
    @Arg("text", () => String) text: string,
    @Arg("first", () => Int, {
      defaultValue: 5,
      description: "The number of results of each kind, at most 100.",
    })
    first: number,
    @Ctx() { viewer, services }: Context,
  ): Promise<SearchResult> {
    await services.limits.take(["search", viewer.userId ?? ""]);
    return searchAll(text, first, viewer);
  }

  @AllowedTo("everyone")
  @Query(() => [String], {
    complexity: 30,
    description:
      "Searches like one that has found nothing, for “Did you mean …”: words of public titles and names in " +
      "the language that are spelled like it, at most 3, nearest first. Each finds something that the viewer may see. Costs 30 points.",
  })
  async searchSuggestions(
    @Arg("search", () => String) search: string,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Ctx() context: Context,
  ): Promise<ReturnType<typeof constant>> {
    return constant(await suggestSearches(search, locale, context));
  }
}
