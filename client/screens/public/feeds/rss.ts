import { rss } from "../../../features/blog/feeds/rss.ts";
import { xmlResponse } from "../../../features/blog/feeds/xml.ts";
import { localeOf } from "../../../features/site/locale.ts";
import { intlFor } from "../../../intl/intl.server.ts";
import { pageRequest, read } from "../../../request.ts";
import type { Route } from "./+types/rss";

const newest = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { posts } = await read(context, "/api/blog/public", {
    query: { locale, page: 1, limit: newest },
  });
  const intl = intlFor(locale);
  const { origin } = context.get(pageRequest);
  const body = rss({
    origin,
    locale,
    title: intl.formatMessage({ id: "feeds.title" }),
    description: intl.formatMessage({ id: "blog.lead" }),
    posts,
  });
  return xmlResponse(body, { type: "application/rss+xml", maxAge: 300 });
}
