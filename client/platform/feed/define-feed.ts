import type { RouterContextProvider } from "react-router";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf } from "../../i18n/locale.ts";
import { pageRequest, read } from "../request.ts";
import type { Answers } from "../rest.ts";
import { type FeedItem, rss } from "./rss.ts";
import { xmlResponse } from "./xml.ts";

const MAX_ITEMS = 20;

/** The calls that list what is published of a noun and have `/{slug}` below them. */
type PublicList = keyof Answers &
  (keyof Answers extends infer Path ? (Path extends `${infer List}/{slug}` ? List : never) : never);

type BySlug<Path extends PublicList> = Extract<keyof Answers, `${Path}/{slug}`>;

interface Feed<Path extends keyof Answers, Row> {
  /** The REST call that lists the noun, newest first */
  list: Path;
  /** The parent path of its pages: "/blog" */
  sitePath: string;
  /** Message ids */
  title: string;
  description: string;
  rows(answer: Answers[Path]): readonly Row[];
  item(row: Row): FeedItem;
  /** The whole text of an item, as HTML, where it has a page of its own */
  content?(answer: Path extends PublicList ? Answers[BySlug<Path>] : never): string;
}

interface FeedArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * The RSS feed of a published noun in the language of the URL, as the loader of a route. Each route
 * to it is a feed of its own address.
 */
export const defineFeed =
  <Path extends keyof Answers, Row>(feed: Feed<Path, Row>) =>
  async ({ context, request, url }: FeedArgs) => {
    const locale = localeOf(url.pathname);
    const query = { locale, page: 1, limit: MAX_ITEMS };
    const rows = feed.rows(await read(context, feed.list, { query }));
    /** An item that was unpublished meanwhile stays in the feed without its text. */
    async function withContent(item: FeedItem): Promise<FeedItem> {
      const { content } = feed;
      if (!content) return item;
      const bySlug = `${feed.list}/{slug}` as BySlug<PublicList>;
      const params = { slug: item.slug } as never;
      const answer = await read(context, bySlug, { params, query: { locale } }).catch(
        () => undefined,
      );
      return { ...item, content: answer && content(answer as never) };
    }

    const intl = intlFor(locale);
    const body = rss({
      origin: context.get(pageRequest).origin,
      locale,
      path: url.pathname,
      sitePath: feed.sitePath,
      title: intl.formatMessage({ id: feed.title }),
      description: intl.formatMessage({ id: feed.description }),
      items: await Promise.all(rows.map((row) => withContent(feed.item(row)))),
    });
    return xmlResponse(request, body, { type: "application/rss+xml", maxAge: 300 });
  };
