import { Arg, Args, FieldResolver, Resolver, Root } from "type-graphql";
import { PageArgs } from "../foundation/connection.ts";
import { Locale } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { publishedPage } from "../publication/published.ts";
import { PostConnection, posts } from "./post.ts";

@Resolver(() => Member)
export class MemberPostsResolver {
  @Compilable()
  @FieldResolver(() => PostConnection, {
    description: "Posts by the member that are published in a language, newest first.",
  })
  published(
    @Root() member: Member,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): ReadQuery {
    return publishedPage(posts, { locale, item: { author: member.id } }, window);
  }
}
