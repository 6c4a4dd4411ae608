import { FormattedDate, FormattedMessage } from "react-intl";
import { data } from "react-router";
import { LEGAL_VERSION, legalPage } from "../../features/accounts/legal-pages.server.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf } from "../../i18n/locale.ts";
import { seo } from "../../platform/seo.ts";
import { container } from "../../ui/container.ts";
import { pageRequest } from "../../platform/request.ts";
import type { Route } from "./+types/page";

export function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const page = legalPage(params.slug, locale);
  if (!page) throw data(null, { status: 404 });
  const { origin } = context.get(pageRequest);
  const { title, description } = page;
  return {
    page,
    version: LEGAL_VERSION,
    meta: headFor(
      request,
      seo({ origin, locale, path: `/page/${params.slug}`, title, description }),
    ),
  };
}

export default function Page({ loaderData: { page, version } }: Route.ComponentProps) {
  return (
    <article className={`${container} py-12 md:py-16`}>
      <h1 className="text-[2.25rem] leading-[1.07] font-extrabold tracking-[-0.035em] md:text-[3.375rem]">
        {page.title}
      </h1>
      <p className="mt-4 text-ink-3">
        <FormattedMessage
          id="site.legal.version"
          values={{
            date: (
              <FormattedDate
                value={`${version}T12:00Z`}
                day="numeric"
                month="long"
                year="numeric"
              />
            ),
          }}
        />
      </p>
      <div className="prose mt-8">
        {page.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
