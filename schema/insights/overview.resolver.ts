import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { User } from "../accounts/user.ts";
import { Comment, CommentStatus } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { ContactRequest, ContactStatus } from "../contacts/contact-request.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { LOCALES } from "../foundation/locale.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import {
  countOf,
  findMany,
  rankingOf,
  seriesOf,
  type DateRange,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MINUTE } from "../foundation/durations.ts";
import { DirectoryFacet } from "../members/directory-total.ts";
import { directoryTotals } from "../members/member-directory.ts";
import { Member, MemberStatus, Visibility } from "../members/member.ts";
import { OverviewPeriod, dateRangeOf } from "./overview-period.ts";
import {
  type CommentStats,
  type MemberStats,
  Overview,
  type PostStats,
  type RequestStats,
  type ViewerStats,
} from "./overview.ts";

const HERE_MS = 5 * MINUTE;
const FEW = 5;

const NEWEST = { createdAt: "desc", id: "desc" } as const;
const LISTED = { status: MemberStatus.ACTIVE, visibility: { $ne: Visibility.UNLISTED } };
const PUBLISHED = { languages: { $overlap: LOCALES } };
const PENDING = { status: CommentStatus.PENDING };

const WAITING = { status: ContactStatus.NEW };
const REQUESTS: RequestStats = {
  waiting: countOf(ContactRequest, WAITING),
  newest: findMany(ContactRequest, WAITING, NEWEST, FEW),
};

@Resolver()
export class OverviewResolver {
  @AllowedTo("signed-in")
  @Query(() => Overview, { description: "Figures for the dashboard's start page." })
  overview(
    @Ctx() context: Context,
    @Arg("period", () => OverviewPeriod, { defaultValue: OverviewPeriod.DAYS_30 })
    period: OverviewPeriod,
  ): Overview {
    const { viewer } = context;
    const span = dateRangeOf(period, context.now());
    const here = { seenAt: { $gt: NOW.minus(HERE_MS) } };
    return {
      activeNow: viewer.may("account:manage") ? countOf(User, here) : null,
      members: membersOf(viewer, span),
      posts: postsOf(span, viewer.may("post:write")),
      comments: viewer.may("comment:moderate") ? commentsOf(span) : null,
      requests: REQUESTS,
      viewer: viewer.memberId ? statsOf(viewer.memberId, span) : null,
    };
  }
}

const membersOf = (viewer: Viewer, span: DateRange): MemberStats => ({
  total: countOf(Member, LISTED),
  joined: countOf(Member, { ...LISTED, createdAt: { $gte: span.from } }),
  series: seriesOf(Member, "createdAt", LISTED, span),
  newest: findMany(Member, LISTED, NEWEST, FEW),
  countries: directoryTotals(viewer, DirectoryFacet.COUNTRY, FEW),
});

const postsOf = (span: DateRange, isWriter: boolean): PostStats => ({
  total: countOf(Post, PUBLISHED),
  published: countOf(Post, { ...PUBLISHED, firstPublishedAt: { $gte: span.from } }),
  series: seriesOf(Post, "firstPublishedAt", PUBLISHED, span),
  authors: rankingOf(Post, "author", { ...PUBLISHED, author: { $ne: null } }, FEW),
  scheduled: isWriter
    ? findMany(
        Post,
        { nextPublicationAt: { $ne: null } },
        { nextPublicationAt: "asc", id: "asc" },
        FEW,
      )
    : null,
});

const commentsOf = (span: DateRange): CommentStats => ({
  pending: countOf(Comment, PENDING),
  written: countOf(Comment, { createdAt: { $gte: span.from } }),
  series: seriesOf(Comment, "createdAt", {}, span),
  newest: findMany(Comment, PENDING, NEWEST, FEW),
});

const statsOf = (author: string, span: DateRange): ViewerStats => {
  const own = { ...PUBLISHED, author };
  const onOwn = { post: own, status: CommentStatus.APPROVED };
  return {
    posts: countOf(Post, own),
    published: countOf(Post, { ...own, firstPublishedAt: { $gte: span.from } }),
    comments: countOf(Comment, onOwn),
    written: countOf(Comment, { ...onOwn, createdAt: { $gte: span.from } }),
    series: seriesOf(Comment, "createdAt", onOwn, span),
    newest: findMany(Comment, onOwn, NEWEST, FEW),
  };
};
