import { Ctx, Query, Resolver } from "type-graphql";
import { User } from "../accounts/user.ts";
import { Comment, CommentStatus } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { Publication } from "../blog/publication.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { LOCALES } from "../foundation/locale.ts";
import { countOf, listOf, rankingOf, seriesOf, type Span } from "../foundation/reading/read.ts";
import { Member, MemberStatus, Visibility } from "../members/member.ts";
import { type CommentGrowth, type MemberGrowth, Overview, type PostGrowth } from "./overview.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HERE_MS = 5 * MINUTE_MS;
const FEW = 5;

const NEWEST = { createdAt: "desc", id: "desc" } as const;
const LISTED = { status: MemberStatus.ACTIVE, visibility: { $ne: Visibility.UNLISTED } };
const PUBLISHED = { languages: { $overlap: LOCALES } };
const WAITING = { status: CommentStatus.PENDING };

@Resolver()
export class OverviewResolver {
  @AllowedTo("signed-in")
  @Query(() => Overview)
  overview(@Ctx() context: Context): Overview {
    const { viewer } = context;
    const now = context.now();
    const here = { seenAt: { $gt: new Date(now.getTime() - HERE_MS) } };
    return {
      activeNow: viewer.may("account:manage") ? countOf(User, here) : null,
      members: membersOf(days(now)),
      posts: postsOf(months(now), viewer.may("post:write")),
      comments: viewer.may("comment:moderate") ? commentsOf(days(now)) : null,
    };
  }
}

/** The last 30, today's among them. */
const days = (now: Date): Span => ({
  unit: "day",
  from: new Date(now.getTime() - 29 * DAY_MS),
  to: now,
});

/** The last 12, this one among them. */
const months = (now: Date): Span => ({
  unit: "month",
  from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11)),
  to: now,
});

const membersOf = (span: Span): MemberGrowth => ({
  total: countOf(Member, LISTED),
  joined: countOf(Member, { ...LISTED, createdAt: { $gte: span.from } }),
  days: seriesOf(Member, "createdAt", LISTED, span),
  newest: listOf(Member, LISTED, NEWEST, FEW),
  countries: rankingOf(Member, "country", { ...LISTED, country: { $ne: null } }, FEW),
});

const postsOf = (span: Span, isWriter: boolean): PostGrowth => ({
  total: countOf(Post, PUBLISHED),
  months: seriesOf(Publication, "publishedAt", { locale: { $in: LOCALES } }, span),
  authors: rankingOf(Post, "author", { ...PUBLISHED, author: { $ne: null } }, FEW),
  scheduled: isWriter
    ? listOf(
        Post,
        { nextPublicationAt: { $ne: null } },
        { nextPublicationAt: "asc", id: "asc" },
        FEW,
      )
    : null,
});

const commentsOf = (span: Span): CommentGrowth => ({
  waiting: countOf(Comment, WAITING),
  days: seriesOf(Comment, "createdAt", {}, span),
  newest: listOf(Comment, WAITING, NEWEST, FEW),
});
