import { BCP47, type Locale, localePath } from "../../i18n/locale.ts";
import { publishedPath } from "../published-path.ts";
import { withAbsoluteUrls } from "./absolute-urls.ts";
import { xmlText } from "./xml.ts";

interface Channel {
  origin: string;
  locale: Locale;
  /** The path of the feed itself, with the locale. */
  path: string;
  /** The parent path of the items' pages: "/blog" */
  sitePath: string;
  title: string;
  description: string;
  /** Newest first */
  items: FeedItem[];
}

/** Something that is published, as feed readers show it. */
export interface FeedItem {
  slug: string;
  /** Its place on the page of the feed, if it has no page of its own */
  anchor?: string;
  /** The parent path of its page, if it is not that of the feed */
  sitePath?: string;
  title: string;
  /** As ISO 8601 */
  publishedAt: string;
  description?: string | null;
  /** HTML */
  content?: string;
  picture?: string;
  author?: string;
  categories?: readonly string[];
}

/** RSS 2.0. An item's URL is its guid, so that feed readers do not show it twice. */
export function rss(channel: Channel): string {
  const { origin, locale, path, sitePath, title, description, items } = channel;
  const urlOf = (path: string) => origin + path;
  const address = (path: string) => xmlText(urlOf(path));
  const [newest] = items;
  return [
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">`,
    `<channel>`,
    `<title>${xmlText(title)}</title>`,
    `<link>${address(localePath(locale, sitePath))}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${BCP47[locale]}</language>`,
    `<atom:link href="${address(path)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${rssDate(newest.publishedAt)}</lastBuildDate>`] : []),
    ...items.map((one) =>
      item(
        one,
        urlOf(
          one.anchor === undefined
            ? publishedPath(one.sitePath ?? sitePath, locale, one.slug)
            : `${localePath(locale, sitePath)}#${encodeURIComponent(one.anchor)}`,
        ),
        origin,
      ),
    ),
    `</channel>`,
    `</rss>`,
  ].join("\n");
}

function item(
  { title, description, content, picture, author, categories = [], publishedAt }: FeedItem,
  page: string,
  origin: string,
) {
  const link = xmlText(page);
  return [
    `<item>`,
    `<title>${xmlText(title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    ...(description ? [`<description>${xmlText(description)}</description>`] : []),
    ...(content
      ? [`<content:encoded>${xmlText(withAbsoluteUrls(content, page))}</content:encoded>`]
      : []),
    ...(picture
      ? [`<media:content url="${xmlText(new URL(picture, origin).href)}" medium="image"/>`]
      : []),
    ...(author ? [`<dc:creator>${xmlText(author)}</dc:creator>`] : []),
    ...categories.map((name) => `<category>${xmlText(name)}</category>`),
    `<pubDate>${rssDate(publishedAt)}</pubDate>`,
    `</item>`,
  ].join("\n");
}

/** RFC 822, as RSS requires. */
function rssDate(iso: string): string {
  return new Date(iso).toUTCString();
}
