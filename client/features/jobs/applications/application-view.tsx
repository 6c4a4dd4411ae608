import { useApolloClient, useQuery } from "@apollo/client/react";
import IconUserX from "@tabler/icons-react/dist/esm/icons/IconUserX.mjs";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { LOCALE_NAMES, useLocale } from "../../../i18n/locale.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { Marked } from "../../../ui/marked.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { RowMenu } from "../../../ui/table/row-menu.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { ApplicationButtons } from "./application-buttons.tsx";
import { ApplicationHistory } from "./application-history.tsx";
import { ApplicationInterviews } from "./application-interviews.tsx";
import { ApplicationStage } from "./application-stage.tsx";
import { ApplicationNotes } from "./application-notes.tsx";
import {
  ApplicationToReadDocument,
  type ApplicationToReadQuery,
  TagApplicationDocument,
} from "./application.generated.ts";
import { ApplicantAvatar, applicantName } from "./applicant.tsx";
import { AnswerText, ShownProjects } from "./application-texts.tsx";
import { CvFile } from "./cv-file.tsx";
import type { Handling } from "./use-handling.tsx";

type Application = ApplicationToReadQuery["application"];

interface ApplicationViewProps {
  id: string;
  /** The words that are looked for */
  search: string;
  handling: Handling;
}

/** One application: what was sent in, what the team noted, and what happened to it. */
export function ApplicationView({ id, search, handling }: ApplicationViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(ApplicationToReadDocument, {
    variables: { id, locale },
    fetchPolicy: "cache-and-network",
  });
  if (data) {
    return <Opened application={data.application} search={search} handling={handling} />;
  }
  if (!error) return <Loading label={intl.formatMessage({ id: "applications.loading" })} />;
  if (problemOf(error).code === "NOT_FOUND") {
    return (
      <p role="alert" className="px-6 py-16 text-center text-ink-2">
        <FormattedMessage id="applications.missing" />
      </p>
    );
  }
  return (
    <ListFailure
      title={intl.formatMessage({ id: "applications.unread" })}
      text={problemText(intl, error)}
      onRetry={refetch}
    />
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 p-7">
      {[40, 92, 86, 90, 55].map((width) => (
        <div
          key={width}
          aria-hidden="true"
          className="h-4 animate-pulse rounded-md bg-raised"
          style={{ width: `${width}%` }}
        />
      ))}
    </div>
  );
}

interface HeadProps {
  application: Application;
  handling: Handling;
}

interface OpenedProps extends HeadProps {
  search: string;
}

function Opened({ application, search, handling }: OpenedProps) {
  const { id, locale, coverLetter, answers, projects, cv, interviews } = application;
  return (
    <article aria-labelledby="applicant" className="divide-y divide-line">
      <Head application={application} handling={handling} />
      {cv.path && (
        <Part title="applications.cv">
          <CvFile key={id} cv={cv} path={cv.path} applicant={application.name ?? ""} />
        </Part>
      )}
      {cv.size && !cv.path && (
        <Part title="applications.cv">
          <p className="text-ink-2">
            <FormattedMessage id="applications.cv.hidden" />
          </p>
        </Part>
      )}
      {answers.length > 0 && (
        <Part title="applications.answers">
          <dl className="grid gap-5">
            {answers.map(({ questionId, label, value }) => (
              <div key={questionId}>
                <dt dir="auto" lang={locale} className="font-semibold">
                  {label}
                </dt>
                <dd
                  dir="auto"
                  lang={locale}
                  className="mt-1 max-w-[62ch] whitespace-pre-wrap wrap-anywhere"
                >
                  <AnswerText value={value} search={search} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {coverLetter && (
        <Part title="applications.letter">
          <p
            dir="auto"
            lang={locale}
            className="max-w-[62ch] leading-relaxed whitespace-pre-wrap wrap-anywhere"
          >
            <Marked text={coverLetter} search={search} isWhole />
          </p>
        </Part>
      )}
      {interviews.length > 0 && (
        <Part title="applications.interviews">
          <ApplicationInterviews interviews={interviews} />
        </Part>
      )}
      {projects && projects.length > 0 && (
        <Part title="applications.projects">
          <ShownProjects projects={projects} />
        </Part>
      )}
      <Part title="applications.tags">
        <Tags key={id} application={application} />
      </Part>
      <Part title="applications.notes">
        <ApplicationNotes key={id} application={application} />
      </Part>
      <Part title="applications.history">
        <ApplicationHistory application={application} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={title} className="px-5 py-6 md:px-7">
      <h3 id={title} className="mb-3 text-sm text-ink-3">
        <FormattedMessage id={title} />
      </h3>
      {children}
    </section>
  );
}

function Head({ application, handling }: HeadProps) {
  const intl = useIntl();
  const { email, phone, member, createdAt, source, locale, retentionUntil } = application;
  const name = applicantName(intl, application);
  const details = [
    LOCALE_NAMES[locale],
    source && intl.formatMessage({ id: "applications.from" }, { source }),
    intl.formatMessage(
      { id: "applications.until" },
      { day: intl.formatDate(retentionUntil, { dateStyle: "long" }) },
    ),
  ].filter(Boolean);
  return (
    <header className="px-5 py-5 md:px-7">
      <div className="flex flex-wrap items-start gap-4">
        <ApplicantAvatar applicant={application} size={48} />
        <div className="min-w-0 flex-1 basis-48 leading-snug">
          <h2 id="applicant" className="text-xl font-bold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm wrap-anywhere">
            {email && (
              <a href={`mailto:${email}`} className="text-primary-strong hover:underline">
                <bdi>{email}</bdi>
              </a>
            )}
            {phone && <bdi>{phone}</bdi>}
            {member && (
              <a href={`/${member.handle}`} className="text-primary-strong hover:underline">
                <FormattedMessage id="applications.profile" />
              </a>
            )}
          </p>
          <p className="mt-1 text-[0.8125rem] text-ink-3">
            <FormattedMessage
              id="applications.appliedOn"
              values={{ day: <FormattedDate value={createdAt} dateStyle="long" /> }}
            />
            {" · "}
            {details.join(" · ")}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <ApplicationStage application={application} handling={handling} />
        <ApplicationButtons application={application} handling={handling} isNextEmphasized />
        <span className="ms-auto">
          <RowMenu name={name}>
            <MenuAction icon={IconUserX} danger onSelect={() => handling.erase(application)}>
              <FormattedMessage id="applications.erase.label" />
            </MenuAction>
          </RowMenu>
        </span>
      </div>
    </header>
  );
}

function Tags({ application: { id, tags } }: Pick<HeadProps, "application">) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const save = async (changed: string[]) => {
    try {
      await apollo.mutate({
        mutation: TagApplicationDocument,
        variables: { id, tags: changed },
      });
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  return (
    <TagsField
      label={intl.formatMessage({ id: "applications.tags.label" })}
      name="tags"
      value={tags}
      onChange={(changed) => void save(changed)}
      most={20}
    />
  );
}
