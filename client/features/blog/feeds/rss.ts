import type { Post, PostSummary } from "../../../platform/rest.ts";
import { postPath } from "../posts/public/blog-path.ts";
import { BCP47, type Locale, localePath } from "../../../i18n/locale.ts";
import { xmlText } from "./xml.ts";

interface Channel {
  origin: string;
  locale: Locale;
  title: string;
  description: string;
  /** Newest first */
  posts: FeedPost[];
}

/** A post of the list, with its text if that could be loaded. */
export type FeedPost = PostSummary & Partial<Pick<Post, "content">>;

/** RSS 2.0. A post's URL is its guid, so that feed readers do not show it twice. */
export function rss({ origin, locale, title, description, posts }: Channel): string {
  const address = (path: string) => xmlText(origin + localePath(locale, path));
  const newest = posts[0];
  return [
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">`,
    `<channel>`,
    `<title>${xmlText(title)}</title>`,
    `<link>${address("/blog")}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${BCP47[locale]}</language>`,
    `<atom:link href="${address("/rss.xml")}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${rssDate(newest.publishedAt)}</lastBuildDate>`] : []),
    ...posts.map((post) => item(post, address(postPath(post.slug)), origin)),
    `</channel>`,
    `</rss>`,
  ].join("\n");
}

function item(post: FeedPost, link: string, origin: string) {
  const { title, description, content, cover, author, categories, publishedAt } = post;
  return [
    `<item>`,
    `<title>${xmlText(title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    ...(description ? [`<description>${xmlText(description)}</description>`] : []),
    ...(content
      ? [`<content:encoded>${xmlText(withOrigin(content, origin))}</content:encoded>`]
      : []),
    ...(cover
      ? [`<media:content url="${xmlText(new URL(cover.url, origin).href)}" medium="image"/>`]
      : []),
    ...(author ? [`<dc:creator>${xmlText(author.name)}</dc:creator>`] : []),
    ...categories.map(({ name }) => `<category>${xmlText(name)}</category>`),
    `<pubDate>${rssDate(publishedAt)}</pubDate>`,
    `</item>`,
  ].join("\n");
}

/** Feed readers show it elsewhere: URLs on this server need the origin. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/(\s(?:src|href)=")(\/[^/])/g, `$1${origin}$2`);
}

/** RFC 822, as RSS requires. */
function rssDate(iso: string): string {
  return new Date(iso).toUTCString();
}
