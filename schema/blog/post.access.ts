import { everything, fields, rows } from "../foundation/rules.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { CommentTotal } from "./comment-total.ts";
import { FormerSlug } from "./former-slug.ts";
import { Post } from "./post.ts";
import { PublicationTotal } from "./publication-total.ts";
import { Publication } from "./publication.ts";

/** Published in some language, or for those who write, all. */
export const visiblePosts = rows(Post, (viewer) =>
  viewer.may("post:write") ? everything : { languages: { $overlap: LOCALES } },
);

rows(CommentTotal, () => everything);
rows(FormerSlug, () => everything);
rows(Publication, () => everything);
rows(PublicationTotal, () => everything);

const editors = (viewer: Viewer) => viewer.may("post:write");

/** What is written in a language is read where it is published in it. */
const wherePublished = (viewer: Viewer, args: Record<string, unknown>) =>
  editors(viewer) || { languages: { $contains: [(args.locale as Locale | null) ?? Locale.en] } };

fields(
  Post,
  [
    "languages",
    "cover",
    "ogImage",
    "canonical",
    "noindex",
    "author",
    "categories",
    "tags",
    "featured",
    "enableComments",
    "commentCount",
  ],
  {
    title: wherePublished,
    slug: wherePublished,
    description: wherePublished,
    html: wherePublished,
    headings: wherePublished,
    readingMinutes: wherePublished,
    publishedAt: wherePublished,
    coverAlt: wherePublished,
    metaTitle: wherePublished,
    metaDescription: wherePublished,
    metaKeywords: wherePublished,
    content: editors,
    status: editors,
    scheduledAt: editors,
    titleByLocale: editors,
    slugByLocale: editors,
    descriptionByLocale: editors,
    contentByLocale: editors,
    coverAltByLocale: editors,
    metaTitleByLocale: editors,
    metaDescriptionByLocale: editors,
    metaKeywordsByLocale: editors,
    statusByLocale: editors,
    publishedAtByLocale: editors,
    scheduledAtByLocale: editors,
    textChangedAt: editors,
    textChangedAtByLocale: editors,
    pendingCommentCount: (viewer) => viewer.may("comment:moderate"),
  },
);
