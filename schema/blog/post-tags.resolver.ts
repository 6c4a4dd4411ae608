import { Arg, Int, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Locale } from "../foundation/locale.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { tagCounts } from "../foundation/tags.ts";
import { TagTotal } from "./publications-by-topic.ts";

@Resolver()
export class PostTagsResolver {
  @AllowedTo("everyone")
  @Query(() => [TagTotal], {
    description: "The tags of posts published in a language, most frequent first.",
  })
  postTags(
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Arg("first", () => Int, { defaultValue: 20, description: "At most 100." }) first: number,
  ): ReadQuery {
    return tagCounts(TagTotal, locale, first);
  }
}
