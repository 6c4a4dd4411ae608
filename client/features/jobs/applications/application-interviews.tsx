import { useApolloClient } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventStatus } from "../../../schema.generated.ts";
import { Select } from "../../../ui/select.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import {
  SetInterviewStatusDocument,
  type ApplicationToReadQuery,
} from "./application.generated.ts";

type Interview = ApplicationToReadQuery["application"]["interviews"][number];

const STATUSES = [
  "PLANNED",
  "HELD",
  "NO_SHOW",
  "CANCELLED",
] as const satisfies readonly EventStatus[];

/** The interviews with an applicant, and whether they took place. */
export function ApplicationInterviews({ interviews }: { interviews: readonly Interview[] }) {
  return (
    <ul className="grid gap-4">
      {interviews.map((interview) => (
        <InterviewRow key={interview.id} interview={interview} />
      ))}
    </ul>
  );
}

function InterviewRow({ interview }: { interview: Interview }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { id, title, start, end, location, url, status, owner, guests } = interview;
  const applicant = guests.find(({ member }) => !member);
  const set = async (chosen: string) => {
    const next = STATUSES.find((each) => each === chosen);
    if (!next || next === status) return;
    try {
      await apollo.mutate({
        mutation: SetInterviewStatusDocument,
        variables: { id, status: next },
      });
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  const when = new Intl.DateTimeFormat(intl.locale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: intl.timeZone ?? "Europe/Vienna",
  });
  return (
    <li className="grid gap-3 rounded-md border border-line p-4 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center">
      <div className="min-w-0 text-sm">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="mt-0.5">{when.formatRange(new Date(start ?? 0), new Date(end ?? 0))}</p>
        <p className="mt-0.5 text-ink-2 wrap-anywhere">
          <FormattedMessage
            id="applications.interview.by"
            values={{ name: <bdi>{owner?.displayName}</bdi> }}
          />
          {applicant && (
            <>
              {" · "}
              <FormattedMessage id={`applications.interview.answer.${applicant.status}`} />
            </>
          )}
          {location && (
            <>
              {" · "}
              <bdi>{location}</bdi>
            </>
          )}
        </p>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            className="mt-0.5 inline-block text-primary-strong wrap-anywhere hover:underline"
          >
            <bdi>{url.replace(/^https?:\/\//, "")}</bdi>
          </a>
        )}
      </div>
      <Select
        name={`status-${id}`}
        label={intl.formatMessage({ id: "applications.interview.status" }, { title })}
        isLabelHidden
        value={status}
        onChange={(chosen) => void set(chosen)}
        options={STATUSES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `calendar.status.${value}` }),
        }))}
      />
    </li>
  );
}
