import { useApolloClient, useQuery } from "@apollo/client/react";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconUserX from "@tabler/icons-react/dist/esm/icons/IconUserX.mjs";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { textIn } from "../../../admin/text-in.ts";
import { LOCALE_NAMES, useLocale } from "../../../i18n/locale.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { loadProblemText, problemText } from "../../../platform/apollo/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { Button } from "../../../ui/button.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { RowMenu } from "../../../ui/table/row-menu.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ApplicationHistory } from "./application-history.tsx";
import { ApplicationNotes } from "./application-notes.tsx";
import {
  ApplicationToReadDocument,
  type ApplicationToReadQuery,
  TagApplicationDocument,
} from "./application.generated.ts";
import { StageMenu } from "./stage-menu.tsx";
import { nextStage } from "./stages.ts";
import type { Handling } from "./use-handling.tsx";

type Application = ApplicationToReadQuery["application"];

interface ApplicationViewProps {
  id: string;
  handling: Handling;
}

/** One application: what was sent in, what the team noted, and what happened to it. */
export function ApplicationView({ id, handling }: ApplicationViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(ApplicationToReadDocument, {
    variables: { id, locale },
    fetchPolicy: "cache-and-network",
  });
  if (data) return <Opened application={data.application} handling={handling} />;
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
      text={loadProblemText(intl, error)}
      onRetry={() => void refetch().catch(() => {})}
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

interface OpenedProps {
  application: Application;
  handling: Handling;
}

function Opened({ application, handling }: OpenedProps) {
  const { id, locale, coverLetter, answers, projects, cv } = application;
  const reader = useLocale();
  return (
    <article aria-labelledby="applicant" className="divide-y divide-line">
      <Head application={application} handling={handling} />
      {cv.path && <CvFile cv={cv} path={cv.path} />}
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
                  {/^https?:\/\/\S+$/u.test(value) ? (
                    <a
                      href={value}
                      target="_blank"
                      rel="noopener noreferrer nofollow"
                      className="text-primary-strong underline"
                    >
                      {value}
                    </a>
                  ) : (
                    value || "–"
                  )}
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
            {coverLetter}
          </p>
        </Part>
      )}
      {projects.length > 0 && (
        <Part title="applications.projects">
          <ul className="grid gap-1.5">
            {projects.map(({ id: project, slug, title, titleByLocale, type }) => (
              <li key={project}>
                <a
                  href={`/projects/${type?.slug ?? ""}/${slug ?? ""}`}
                  target="_blank"
                  rel="noopener"
                  className="font-medium text-primary-strong hover:underline"
                >
                  {title ?? textIn(titleByLocale, reader)}
                </a>
              </li>
            ))}
          </ul>
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

function Head({ application, handling }: OpenedProps) {
  const intl = useIntl();
  const { name, email, phone, member, createdAt, source, locale, retentionUntil } = application;
  const stage = handling.stageOf(application);
  const next = nextStage(stage);
  const facts = [
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
        <Avatar name={name} src={member?.avatar} size={48} />
        <div className="min-w-0 flex-1 basis-48 leading-snug">
          <h2 id="applicant" className="text-xl font-bold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm wrap-anywhere">
            <a href={`mailto:${email}`} className="text-primary-strong hover:underline">
              <bdi>{email}</bdi>
            </a>
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
            {facts.join(" · ")}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <StageMenu stage={stage} onMove={(to) => handling.move([application], to)} />
        {next && (
          <Button variant="ink" size={44} onClick={() => handling.move([application], next)}>
            <IconArrowRight size={19} aria-hidden="true" className="rtl:-scale-x-100" />
            <FormattedMessage
              id="applications.to"
              values={{ stage: intl.formatMessage({ id: `applications.stage.${next}` }) }}
            />
          </Button>
        )}
        <Button variant="outline" size={44} onClick={() => handling.write([application])}>
          <IconMail size={19} aria-hidden="true" />
          <FormattedMessage id="applications.write.label" />
        </Button>
        {stage !== "REJECTED" && stage !== "WITHDRAWN" && (
          <Button
            variant="plain"
            size={44}
            className="text-bad!"
            onClick={() => handling.move([application], "REJECTED")}
          >
            <FormattedMessage id="applications.reject.label" />
          </Button>
        )}
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

function CvFile({ cv, path }: { cv: Application["cv"]; path: string }) {
  const intl = useIntl();
  return (
    <Part title="applications.cv">
      <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line px-4 py-3">
        <p className="min-w-0 flex-1 basis-40 leading-snug">
          <bdi className="block truncate font-semibold">{cv.name}</bdi>
          {cv.size && (
            <span className="text-[0.8125rem] text-ink-3">{fileSize(intl, cv.size)}</span>
          )}
        </p>
        <a href={path} download={cv.name ?? true} className={buttonStyles("outline", 44)}>
          <IconDownload size={19} aria-hidden="true" />
          <FormattedMessage id="applications.cv.download" />
        </a>
      </div>
    </Part>
  );
}

function Tags({ application: { id, tags } }: Pick<OpenedProps, "application">) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const save = async (changed: string[]) => {
    try {
      await apollo.mutate({
        mutation: TagApplicationDocument,
        variables: { id, tags: changed },
      });
    } catch (error) {
      snackbar({ text: problemText(intl, error), tone: "bad" });
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
