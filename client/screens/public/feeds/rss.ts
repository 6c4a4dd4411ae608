import { type FeedPost, rss } from "../../../features/blog/feeds/rss.ts";
import { xmlResponse } from "../../../features/blog/feeds/xml.ts";
import { type Locale, localeOf } from "../../../i18n/locale.ts";
import { intlFor } from "../../../i18n/intl.server.ts";
import { pageRequest, read } from "../../../platform/request.ts";
import type { PostSummary } from "../../../platform/rest.ts";
import type { Route } from "./+types/rss";

const MAX_ITEMS = 20;

/** A post that was unpublished meanwhile stays in the feed without its text. */
async function withText(
  summary: PostSummary,
  locale: Locale,
  context: Route.LoaderArgs["context"],
): Promise<FeedPost> {
  const answer = await read(context, "/api/blog/public/{slug}", {
    params: { slug: summary.slug },
    query: { locale },
  }).catch(() => undefined);
  return { ...summary, content: answer?.post.content };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { posts } = await read(context, "/api/blog/public", {
    query: { locale, page: 1, limit: MAX_ITEMS },
  });
  const intl = intlFor(locale);
  const { origin } = context.get(pageRequest);
  const body = rss({
    origin,
    locale,
    title: intl.formatMessage({ id: "feeds.title" }),
    description: intl.formatMessage({ id: "blog.lead" }),
    posts: await Promise.all(posts.map((post) => withText(post, locale, context))),
  });
  return xmlResponse(body, { type: "application/rss+xml", maxAge: 300 });
}
