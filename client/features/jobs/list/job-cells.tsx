import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import {
  DocumentLines,
  DocumentTitle,
  DraftMark,
} from "../../../admin/document/listed-document-cells.tsx";
import { textIn } from "../../../admin/text-in.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { otherYear } from "../../../ui/other-year.ts";
import { useNow } from "../../../ui/use-now.ts";
import { applicationsAddress, jobEditAddress } from "../job-address.ts";
import { JobBadge } from "../job-badge.tsx";
import { jobState } from "../job-state.ts";
import { placesText, termsText } from "../job-texts.ts";
import type { ListedJobFragment } from "./job-list.generated.ts";

interface JobProps {
  job: ListedJobFragment;
}

/** Title and place of a job in a table. */
export function JobCell({ job }: JobProps) {
  return (
    <DocumentLines of={job} to={jobEditAddress(job.id)}>
      <Places job={job} />
    </DocumentLines>
  );
}

function Places({ job }: JobProps) {
  const places = placesText(useIntl(), job);
  return (
    <span className="flex items-center gap-1">
      <IconMapPin size={15} aria-hidden="true" className="shrink-0" />
      <bdi className="truncate">{places}</bdi>
    </span>
  );
}

/** The line of work and the kinds of employment. */
export function TermsCell({ job }: JobProps) {
  const intl = useIntl();
  const role = textIn(job.roleByLocale, useLocale());
  return (
    <span className="block min-w-0 leading-snug">
      {role && <bdi className="block truncate">{role}</bdi>}
      <span className="block truncate text-[0.8125rem] text-ink-3">{termsText(intl, job)}</span>
    </span>
  );
}

/** How many applications there are, and how many nobody has handled. */
export function ApplicationsCell({ job }: JobProps) {
  const intl = useIntl();
  const { id, applicationCount, newApplicationCount } = job;
  const count = applicationCount ?? 0;
  if (job.deletedAt) return intl.formatNumber(count);
  return (
    <Link to={applicationsAddress(id)} className="block leading-snug hover:underline">
      <span className="font-semibold">{intl.formatNumber(count)}</span>
      <span className="sr-only">
        {" "}
        <FormattedMessage id="jobs.applications.count" values={{ count }} />
      </span>
      {Boolean(newApplicationCount) && (
        <span className="block text-[0.8125rem] font-semibold whitespace-nowrap text-primary-strong">
          <FormattedMessage
            id="jobs.applications.new"
            values={{ count: newApplicationCount ?? 0 }}
          />
        </span>
      )}
    </Link>
  );
}

const DAY_MS = 24 * 60 * 60_000;
const SOON_DAYS = 7;

/** When it stops taking applications; a warning in the last week. */
export function ExpiresCell({ job }: JobProps) {
  const intl = useIntl();
  const now = useNow();
  const { expiresAt, closedAt } = job;
  const end = closedAt ?? expiresAt;
  if (!end) return <FormattedMessage id="jobs.expires.never" />;
  const day = (
    <time dateTime={end} className="whitespace-nowrap">
      {intl.formatDate(end, { day: "numeric", month: "short", year: otherYear(intl, end) })}
    </time>
  );
  const days = Math.ceil((Date.parse(end) - now) / DAY_MS);
  const isSoon = job.takesApplications && days <= SOON_DAYS;
  return (
    <span className={`block leading-snug ${isSoon ? "text-warn" : "text-ink-2"}`}>
      {closedAt ? <FormattedMessage id="jobs.expires.closed" values={{ day }} /> : day}
      {isSoon && (
        <span className="block text-[0.8125rem]">
          <FormattedMessage id="jobs.expires.soon" values={{ days: Math.max(0, days) }} />
        </span>
      )}
    </span>
  );
}

/** A job in the list on a phone. */
export function JobMobileRow({ job }: JobProps) {
  const intl = useIntl();
  return (
    <div className="grid gap-2 leading-snug">
      <div>
        <DocumentTitle
          of={job}
          to={jobEditAddress(job.id)}
          className="line-clamp-2 text-[0.9375rem] font-semibold text-balance wrap-anywhere"
        />
        <p className="mt-0.5 text-[0.8125rem] text-ink-3">
          {[placesText(intl, job), termsText(intl, job)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.8125rem]">
        <span className="flex flex-wrap items-center gap-2">
          <JobBadge state={jobState(job)} />
          <DraftMark of={job} />
        </span>
        <ApplicationsCell job={job} />
      </div>
    </div>
  );
}
