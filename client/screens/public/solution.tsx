import { FormattedMessage, useIntl } from "react-intl";
import { PostArticle } from "../../features/blog/posts/public/post-article.tsx";
import { FaqAnswers } from "../../features/faqs/public/faq-answers.tsx";
import { faqGraph } from "../../features/faqs/public/faq-seo.ts";
import { ProjectCard } from "../../features/projects/public/project-card.tsx";
import { BenefitsBand } from "../../features/solutions/public/benefits-band.tsx";
import { PeoplePanel } from "../../features/solutions/public/people-panel.tsx";
import { RelatedSolutions } from "../../features/solutions/public/related-solutions.tsx";
import { SolutionHeader } from "../../features/solutions/public/solution-header.tsx";
import { solutionSeo } from "../../features/solutions/public/solution-seo.ts";
import { solutionPath } from "../../features/solutions/public/solutions-path.ts";
import { StepLine } from "../../features/solutions/public/step-line.tsx";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { PROJECTS_PATH } from "../../platform/project-path.ts";
import { alternates, SITE_PATHS } from "../../platform/published-path.ts";
import { readPublished } from "../../platform/read-published.ts";
import { pageRequest } from "../../platform/request.ts";
import { container } from "../../ui/container.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Route } from "./+types/solution";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { solution } = await readPublished({ context, url }, "/api/solutions/public/{slug}", {
    slug: params.solution,
    sitePath: SITE_PATHS.solutions,
    slugOf: (answer) => answer.solution.slug,
  });
  const site = { origin: context.get(pageRequest).origin, locale };
  const all = intlFor(locale).formatMessage({ id: "solutions.title" });
  return {
    solution,
    locale,
    alternates: alternates(solution.metadata.slugs, solutionPath),
    meta: headFor(request, [
      ...solutionSeo({ ...site, solution, all }),
      ...(solution.faqs.length > 0 ? [faqGraph(site, solution.faqs)] : []),
    ]),
  };
}

const wide = "text-[1.75rem] leading-[1.08] font-extrabold tracking-[-0.034em] md:text-[2.75rem]";
const MAX_PROJECTS = 3;

export default function SolutionPage({ loaderData: { solution, locale } }: Route.ComponentProps) {
  const intl = useIntl();
  const { content, benefits, steps, projects, faqs, related } = solution;
  return (
    <>
      <article>
        <SolutionHeader solution={solution} locale={locale} />
        <BenefitsBand benefits={benefits} />
        {content && (
          <div className={`${container} mt-14 md:mt-20`}>
            <div className="max-w-[680px]">
              <PostArticle content={content} />
            </div>
          </div>
        )}
        {steps.length > 0 && (
          <section aria-labelledby="steps" className={`${container} mt-14 md:mt-20`}>
            <h2 id="steps" className={wide}>
              <FormattedMessage id="solutions.public.steps" />
            </h2>
            <StepLine steps={steps} />
          </section>
        )}
        {projects.length > 0 && (
          <section aria-labelledby="projects" className={`${container} mt-10 md:mt-14`}>
            <SectionHeading
              id="projects"
              title={intl.formatMessage({ id: "solutions.public.projects" })}
              more={{
                to: localePath(locale, PROJECTS_PATH),
                label: intl.formatMessage({ id: "projects.public.none.action" }),
              }}
            />
            <ul className="grid gap-x-7 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
              {projects.slice(0, MAX_PROJECTS).map((project) => (
                <li key={project.id} className="min-w-0">
                  <ProjectCard project={project} cover="h-[240px]" />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div
          className={`${container} my-16 grid gap-x-14 gap-y-12 md:my-24 ${faqs.length > 0 ? "lg:grid-cols-[1.5fr_1fr]" : ""}`}
        >
          {faqs.length > 0 && (
            <section aria-labelledby="questions">
              <h2
                id="questions"
                className="text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]"
              >
                <FormattedMessage id="solutions.public.questions" />
              </h2>
              <FaqAnswers faqs={faqs} open="none" />
            </section>
          )}
          <PeoplePanel solution={solution} />
        </div>
      </article>
      <RelatedSolutions solutions={related} />
    </>
  );
}

export { ErrorBoundary } from "./solution-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
