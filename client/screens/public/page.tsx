import { useIntl } from "react-intl";
import { redirect } from "react-router";
import { PostArticle } from "../../features/blog/posts/public/post-article.tsx";
import { isLegal } from "../../features/pages/public/legal-slugs.ts";
import { PageFacts } from "../../features/pages/public/page-facts.tsx";
import { sitePageSeo } from "../../features/pages/public/page-seo.ts";
import { sitePagePath } from "../../features/pages/public/pages-path.ts";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { alternates, pagePath, SITE_PATHS } from "../../platform/published-path.ts";
import { readPublished } from "../../platform/read-published.ts";
import { pageRequest } from "../../platform/request.ts";
import { container } from "../../ui/container.ts";
import { Cover } from "../../ui/cover.tsx";
import { ReadIn } from "../../ui/read-in.tsx";
import { SideContents } from "../../ui/side-contents.tsx";
import type { Route } from "./+types/page";
import { PageTitle } from "../../ui/page-title.tsx";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { page } = await readPublished({ context, url }, "/api/pages/public/{slug}", {
    slug: params.slug,
    sitePath: SITE_PATHS.pages,
    slugOf: (answer) => answer.page.slug,
  });
  const path = sitePagePath(page.slug);
  if (path !== pagePath(SITE_PATHS.pages, page.slug)) {
    throw redirect(localePath(locale, path), 301);
  }
  const { origin } = context.get(pageRequest);
  return {
    page,
    locale,
    alternates: alternates(page.metadata.slugs, sitePagePath),
    meta: headFor(request, sitePageSeo({ origin, locale }, page)),
  };
}

/** Fewer parts need no contents. */
const FEWEST_CONTENTS = 3;

export default function SitePage({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { page, locale } = loaderData;
  const isNumbered = isLegal(page.slug);
  const contents = page.contents.length >= FEWEST_CONTENTS ? page.contents : [];
  return (
    <article className={`${container} pb-16 md:pb-24`}>
      <header className="pt-10 pb-8 md:pt-20 md:pb-12">
        <PageTitle className="max-w-[18em] tracking-[-0.04em]">{page.title}</PageTitle>
        <PageFacts page={page} />
      </header>
      {page.cover && (
        <Cover
          picture={page.cover}
          priority
          className="mb-10 h-[220px] w-full rounded-card md:h-[420px]"
        />
      )}
      <div
        className={`grid gap-x-12 gap-y-8 border-t border-line pt-8 md:pt-12 ${
          contents.length > 0 ? "lg:grid-cols-[220px_minmax(0,1fr)]" : ""
        }`}
      >
        {contents.length > 0 && (
          <SideContents
            title={intl.formatMessage({ id: "pages.public.contents" })}
            items={contents.map(({ id, text }, place) => ({
              id,
              label: isNumbered ? `${place + 1} ${text}` : text,
            }))}
          />
        )}
        <div className={isNumbered ? "numbered" : undefined}>
          <PostArticle content={page.content} />
          <ReadIn paths={loaderData.alternates} current={locale} className="mt-10 flex md:hidden" />
        </div>
      </div>
    </article>
  );
}

export { ErrorBoundary } from "./page-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
