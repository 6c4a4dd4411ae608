import { FormattedMessage } from "react-intl";
import { AboutSection } from "../../features/pages/public/about-section.tsx";
import { CoverBand } from "../../features/pages/public/cover-band.tsx";
import { FigureRows } from "../../features/pages/public/figure-rows.tsx";
import { FormattedHtml } from "../../ui/formatted-html.tsx";
import { sitePageSeo } from "../../features/pages/public/page-seo.ts";
import { sectionsOf } from "../../features/pages/public/page-sections.ts";
import { Team } from "../../features/pages/public/team.tsx";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import type { Route } from "./+types/about-us";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const about = await read(context, "/api/about-us", { query: { locale } });
  const { origin } = context.get(pageRequest);
  return {
    about,
    locale,
    meta: headFor(request, sitePageSeo({ origin, locale }, about.page, "AboutPage")),
  };
}

export default function AboutUs({ loaderData: { about, locale } }: Route.ComponentProps) {
  const { page, projects, figures, people } = about;
  const { introduction, sections } = sectionsOf(page);
  return (
    <article>
      <header className={`${container} pt-10 pb-10 md:pt-24 md:pb-14`}>
        <h1 className="text-[2.75rem] leading-[1.02] font-extrabold tracking-[-0.04em] text-balance [overflow-wrap:anywhere] md:text-[5rem] md:leading-[0.98]">
          {page.title}
        </h1>
      </header>
      <CoverBand projects={projects} />
      <div
        className={`${container} grid gap-x-16 gap-y-10 py-14 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]`}
      >
        <FigureRows figures={figures} />
        <FormattedHtml
          html={introduction}
          className="grid gap-5 text-lg leading-relaxed text-ink-2 lg:col-start-2 [&>p:first-child]:text-[1.375rem] [&>p:first-child]:leading-[1.5] [&>p:first-child]:text-ink"
        />
      </div>
      {sections.length > 0 && (
        <div className="border-y border-line bg-surface">
          <div className={`${container} grid gap-16 py-14 md:gap-20 md:py-24`}>
            {sections.map((section) => (
              <AboutSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      )}
      <div className={`${container} grid gap-10 py-14 md:py-24`}>
        <Team people={people} />
        <p className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" to="/auth/register">
            <FormattedMessage id="pages.public.join" />
          </ButtonLink>
          <ButtonLink variant="outline" to={localePath(locale, "/contact-us")}>
            <FormattedMessage id="pages.public.contact" />
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

export { ErrorBoundary } from "./page-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
