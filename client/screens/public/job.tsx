import { FormattedMessage, useIntl } from "react-intl";
import { data, type RouterContextProvider } from "react-router";
import { firstCharacters } from "../../../schema/foundation/characters.ts";
import { PostArticle } from "../../features/blog/posts/public/post-article.tsx";
import { ApplicationSent } from "../../features/jobs/public/application-sent.tsx";
import { ApplyForm } from "../../features/jobs/public/apply-form.tsx";
import {
  APPLY,
  CAREERS_PATH,
  careersPath,
  jobPath,
} from "../../features/jobs/public/careers-path.ts";
import { closingOf } from "../../features/jobs/public/closing.ts";
import { JobCard } from "../../features/jobs/public/job-card.tsx";
import { JobRow } from "../../features/jobs/public/job-row.tsx";
import { jobSeo } from "../../features/jobs/public/job-seo.ts";
import {
  refusedBySize,
  sendApplication,
  sendApplicationOfPage,
} from "../../features/jobs/public/send-application.ts";
import { postForm } from "../../features/jobs/public/upload-share.ts";
import { Benefits } from "../../features/solutions/public/benefits.tsx";
import { StepLine } from "../../features/solutions/public/step-line.tsx";
import { intlFor } from "../../i18n/intl.server.ts";
import { type Locale, localeOf, localePath } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { legalVersion } from "../../platform/legal-version.ts";
import { alternates, SITE_PATHS } from "../../platform/published-path.ts";
import { readPublished } from "../../platform/read-published.ts";
import { pageRequest } from "../../platform/request.ts";
import type { Member } from "../../platform/rest.ts";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { container } from "../../ui/container.ts";
import { ReadIn } from "../../ui/read-in.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { Route } from "./+types/job";
import { PageTitle } from "../../ui/page-title.tsx";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { job } = await readPublished({ context, url }, "/api/jobs/public/{slug}", {
    slug: params.job,
    sitePath: SITE_PATHS.jobs,
    slugOf: (answer) => answer.job.slug,
  });
  const { origin, session } = context.get(pageRequest);
  const user = (await session())?.user;
  const now = new Date();
  return {
    job,
    locale,
    closing: job.takesApplications ? closingOf(job.expiredDate, now) : null,
    related: job.related.map((each) => ({ ...each, closing: closingOf(each.expiredDate, now) })),
    isSent: url.searchParams.has("sent"),
    applicant: user ? { name: user.name, email: user.email } : null,
    projects: user?.memberId ? await publicProjects(context, user.memberId, locale) : [],
    source: firstCharacters(url.searchParams.get("source") ?? "", 80),
    privacyVersion: await legalVersion(context, "privacy-policy", locale),
    shownAt: now.toISOString(),
    meta: headFor(request, jobSeo({ job, origin, locale, intl: intlFor(locale) })),
  };
}

/** What a member can show; nothing of those without a public profile. */
async function publicProjects(
  context: Readonly<RouterContextProvider>,
  id: string,
  locale: Locale,
) {
  const path = `/api/members/public/${id}`;
  const { status, body } = await context.get(pageRequest).rest("GET", path, { query: { locale } });
  if (status !== 200) return [];
  const { member } = body as { member: Member };
  return member.projects.map((project) => ({ id: project.id, title: project.title }));
}

export function action({ request, context }: Route.ActionArgs) {
  const refused = refusedBySize(request);
  if (refused) return data(refused, { status: 413 });
  return sendFromServer(
    (form, call) => sendApplicationOfPage(form, (path, body) => call("POST", path, body)),
    request,
    context,
  );
}
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser((form) => sendApplication(form, postForm), request);

/** Each visitor gets a form of their own, with its time. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
});

const section = "text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]";
const STEPS = ["link", "read", "talk", "answer"] as const;

export default function JobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, locale, closing, related, isSent, ...page } = loaderData;
  const intl = useIntl();
  const { role, title, description, content, benefits, skills, metadata } = job;
  return (
    <>
      <article
        className={`${container} grid gap-x-16 pt-10 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[minmax(0,680px)_340px] lg:grid-rows-[auto_1fr] lg:justify-between`}
      >
        <header>
          <Breadcrumbs
            items={[
              {
                label: intl.formatMessage({ id: "careers.title" }),
                to: localePath(locale, CAREERS_PATH),
              },
              ...(role ? [{ label: role, to: localePath(locale, careersPath({ role })) }] : []),
              { label: title },
            ]}
          />
          <PageTitle size="medium" className="mt-5">
            {title}
          </PageTitle>
        </header>
        <aside className="max-lg:pt-8 lg:row-span-2">
          <div className="lg:sticky lg:top-8">
            <JobCard job={job} closing={closing} />
          </div>
        </aside>
        <div className="min-w-0 max-lg:pt-8">
          {description && (
            <p className="text-xl leading-normal [overflow-wrap:anywhere] lg:mt-8">{description}</p>
          )}
          <ReadIn
            paths={alternates(metadata.slugs, jobPath)}
            current={locale}
            className="mt-6 flex"
          />
          {content && (
            <div className="mt-8">
              <PostArticle content={content} />
            </div>
          )}
          {benefits.length > 0 && (
            <section aria-labelledby="benefits" className="mt-10">
              <h2 id="benefits" className={`${section} mb-4`}>
                <FormattedMessage id="careers.job.benefits" />
              </h2>
              <Benefits benefits={benefits} />
            </section>
          )}
          {skills.length > 0 && (
            <section aria-labelledby="skills" className="mt-10">
              <h2 id="skills" className={`${section} mb-4`}>
                <FormattedMessage id="careers.job.skills" />
              </h2>
              <ul className="flex flex-wrap gap-2">
                {skills.map((skill) => (
                  <li key={skill} className="max-w-full">
                    <Tag label={skill} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
      {job.takesApplications && (
        <section
          id={APPLY}
          aria-labelledby="apply-title"
          className="scroll-mt-4 border-y border-line bg-surface py-14 md:py-20"
        >
          <div className={container}>
            <h2
              id="apply-title"
              className="text-[2.25rem] leading-[1.08] font-extrabold tracking-[-0.034em] md:text-[2.75rem]"
            >
              <FormattedMessage id="careers.apply.title" />
            </h2>
            {isSent ? (
              <div className="mt-8">
                <ApplicationSent />
              </div>
            ) : (
              <>
                <StepLine
                  steps={STEPS.map((step) => ({
                    title: intl.formatMessage({ id: `careers.apply.step.${step}` }),
                    text: intl.formatMessage(
                      { id: `careers.apply.step.${step}.text` },
                      { days: job.retentionDays },
                    ),
                  }))}
                />
                <div className="mt-6">
                  <ApplyForm job={job} outcome={actionData} {...page} />
                </div>
              </>
            )}
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className={`${container} py-14 md:py-20`}>
          <h2 id="related" className={`${section} mb-4`}>
            <FormattedMessage id="careers.job.related" />
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {related.map((each) => (
              <li key={each.id}>
                <JobRow job={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "./job-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
