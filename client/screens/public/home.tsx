import { useIntl } from "react-intl";
import { MemberCard } from "../../features/members/public/member-card.tsx";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { PROJECTS_PATH } from "../../platform/project-path.ts";
import { seo } from "../../platform/seo.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { container } from "../../ui/container.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { pageRequest, read } from "../../platform/request.ts";
import type { Route } from "./+types/home";
import { ClosingCall } from "./home/closing-call.tsx";
import { FeaturedWork } from "./home/featured-work.tsx";
import { Hero } from "./home/hero.tsx";
import { featuredWork, heroTiles } from "./home/hero-tiles.ts";
import { pushedRow } from "./home/pushed-row.ts";
import { LatestWriting } from "./home/latest-writing.tsx";
import { OpenPositions } from "./home/open-positions.tsx";
import { PlanColumns } from "./home/plan-columns.tsx";
import { SolutionsBand } from "./home/solutions-band.tsx";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const query = { locale };
  const [home, { solutions }, { plans }, positions] = await Promise.all([
    read(context, "/api/home", { query }),
    read(context, "/api/solutions/public", { query: { ...query, limit: "6" } }),
    read(context, "/api/plans/public", { query }),
    read(context, "/api/jobs/public", { query: { ...query, limit: 3 } }),
  ]);
  const { origin } = context.get(pageRequest);
  const intl = intlFor(locale);
  const description = intl.formatMessage({ id: "home.lead" });
  return {
    home,
    tiles: heroTiles(home),
    shown: featuredWork(home).shown,
    solutions,
    plans,
    positions,
    meta: headFor(request, [
      ...seo({
        origin,
        locale,
        path: "/",
        title: intl.formatMessage({ id: "home.meta.title" }),
        description,
      }),
      {
        "script:ld+json": {
          "@context": "https://schema.org",
          "@type": "WebSite",
          name: "Atelier",
          url: origin,
          description,
        },
      },
    ]),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { home, tiles, shown, solutions, plans, positions } = loaderData;
  const hasPosts = home.posts.length > 0;
  const hasPositions = positions.jobs.length > 0;
  return (
    <div className="overflow-clip pb-10">
      <Hero home={home} tiles={tiles} />
      {shown.length > 0 && (
        <section aria-labelledby="featured" className={container}>
          <SectionHeading
            id="featured"
            title={intl.formatMessage({ id: "home.featured" })}
            more={{
              to: localePath(locale, PROJECTS_PATH),
              label: intl.formatMessage({ id: "projects.public.none.action" }),
            }}
          />
          <FeaturedWork projects={shown} />
        </section>
      )}
      <SolutionsBand solutions={solutions} />
      {home.members.length > 0 && (
        <section aria-labelledby="people" className={`${container} mt-16 lg:mt-24`}>
          <SectionHeading
            id="people"
            title={intl.formatMessage({ id: "home.people" })}
            more={{
              to: localePath(locale, "/members"),
              label: intl.formatMessage({ id: "search.members.all" }, { count: home.memberCount }),
            }}
          />
          <ul className={`grid gap-5 sm:grid-cols-2 lg:grid-cols-4 ${pushedRow}`}>
            {home.members.map((member) => (
              <li key={member.id} className="max-sm:w-[272px]">
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(hasPosts || hasPositions) && (
        <div
          className={`${container} mt-16 grid gap-12 lg:mt-24 ${hasPosts && hasPositions ? "lg:grid-cols-[1.22fr_1fr]" : ""}`}
        >
          {hasPosts && <LatestWriting posts={home.posts} />}
          {hasPositions && <OpenPositions {...positions} />}
        </div>
      )}
      <PlanColumns plans={plans} />
      <ClosingCall />
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
