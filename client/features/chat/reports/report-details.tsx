import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import type { Named } from "../message.ts";
import type { MessageReportQuery } from "./message-report.generated.ts";
import { ReasonBadge } from "./reason-badge.tsx";

interface ReportDetailsProps {
  report: MessageReportQuery["messageReport"];
  /** What became of other reports about the sender */
  others: MessageReportQuery["senderReports"];
  /** What can be done about who wrote the message */
  children?: ReactNode;
}

/** Next to the messages: the reason, the reporter and the reported member. */
export function ReportDetails({ report, others, children }: ReportDetailsProps) {
  const { reason, note, createdAt, reporter, message } = report;
  return (
    <dl className="card grid gap-5 p-5 md:max-xl:grid-cols-2 xl:sticky xl:top-[100px]">
      <Fact name="why">
        <ReasonBadge reason={reason} />
      </Fact>
      <Fact name="note">
        {note ? (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {note}
          </p>
        ) : (
          <p className="text-ink-3">
            <FormattedMessage id="message-reports.note.none" />
          </p>
        )}
      </Fact>
      <Fact name="by">
        <Person person={reporter}>
          <RelativeTime iso={createdAt} className="justify-self-start text-[13px] text-ink-3" />
        </Person>
      </Fact>
      <Fact name="writtenBy">
        <Person person={message?.sender ?? null} />
        {children}
      </Fact>
      <Fact name="others">
        <OtherReports others={others} />
      </Fact>
    </dl>
  );
}

const OUTCOMES = ["open", "removed", "dismissed"] as const;

function OtherReports({ others }: Pick<ReportDetailsProps, "others">) {
  const intl = useIntl();
  const counted = OUTCOMES.filter((outcome) => others[outcome] > 0);
  if (counted.length === 0) {
    return (
      <p className="text-ink-3">
        <FormattedMessage id="message-reports.others.none" />
      </p>
    );
  }
  return (
    <ul className="grid gap-1">
      {counted.map((outcome) => (
        <li key={outcome}>
          {intl.formatMessage(
            { id: `message-reports.others.${outcome}` },
            { count: others[outcome] },
          )}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1.5 text-[13px] text-ink-3">
        <FormattedMessage id={`message-reports.fact.${name}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PersonProps {
  person: (Named & { handle: string }) | null;
  children?: ReactNode;
}

/** Links to their public page. */
function Person({ person, children }: PersonProps) {
  const intl = useIntl();
  const name = person?.displayName ?? intl.formatMessage({ id: "chat.somebody" });
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} src={person?.avatar} size={36} />
      <span className="grid min-w-0 leading-snug">
        {person ? (
          <a href={`/${person.handle}`} className="truncate font-semibold hover:underline">
            <bdi>{name}</bdi>
          </a>
        ) : (
          name
        )}
        {children}
      </span>
    </span>
  );
}
