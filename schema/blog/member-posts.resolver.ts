import { Arg, Args, FieldResolver, Resolver, Root } from "type-graphql";
import { Window } from "../foundation/connection.ts";
import { Locale } from "../foundation/locale.ts";
import { Described } from "../foundation/reading/declared.ts";
import { pageThrough, type Read } from "../foundation/reading/read.ts";
import { Member } from "../members/member.ts";
import { PostConnection } from "./post.ts";
import { NEWEST_FIRST, PUBLISHED } from "./publication.ts";

@Resolver(() => Member)
export class MemberPostsResolver {
  @Described()
  @FieldResolver(() => PostConnection, {
    description: "What they have published in a language, the newest first.",
  })
  published(
    @Root() member: Member,
    @Args(() => Window) window: Window,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): Read {
    return pageThrough(PUBLISHED, { locale, post: { author: member.id } }, NEWEST_FIRST, window);
  }
}
