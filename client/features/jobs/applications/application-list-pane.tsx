import IconNote from "@tabler/icons-react/dist/esm/icons/IconNote.mjs";
import { type Ref, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import type { ApplicationStage } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { ApplicantAvatar, applicantName } from "./applicant.tsx";
import type { ListedApplicationFragment as Listed } from "./application.generated.ts";

interface ApplicationListPaneProps {
  applications: Listed[];
  total: number;
  /** The id of the one that is read */
  current?: string;
  urlOf: (id: string) => string;
  stageOf: (application: Listed) => ApplicationStage;
  onMore?: () => void;
}

/** The applications next to the one that is read. */
export function ApplicationListPane({
  applications,
  total,
  current,
  urlOf,
  stageOf,
  onMore,
}: ApplicationListPaneProps) {
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <>
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <Item
            key={application.id}
            ref={application.id === current ? here : undefined}
            application={application}
            stage={stageOf(application)}
            to={urlOf(application.id)}
            isCurrent={application.id === current}
          />
        ))}
      </ul>
      {onMore && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="plain" size={44} onClick={onMore}>
            <FormattedMessage
              id="applications.more"
              values={{ count: total - applications.length }}
            />
          </Button>
        </div>
      )}
    </>
  );
}

interface ItemProps {
  application: Listed;
  stage: ApplicationStage;
  to: string;
  isCurrent: boolean;
  ref?: Ref<HTMLLIElement>;
}

function Item({ application, stage, to, isCurrent, ref }: ItemProps) {
  const intl = useIntl();
  const { createdAt, noteCount } = application;
  return (
    <li ref={ref}>
      <Link
        to={to}
        replace
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        className="flex gap-3 px-4 py-3.5 outline-offset-[-2px] hover:bg-raised/60 aria-current:bg-primary-soft"
      >
        <ApplicantAvatar applicant={application} size={36} />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="flex items-baseline gap-2">
            <bdi className={`truncate ${stage === "APPLIED" ? "font-bold" : "font-medium"}`}>
              {applicantName(intl, application)}
            </bdi>
            <RelativeTime iso={createdAt} className="ms-auto text-[0.8125rem] text-ink-3" />
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-[0.8125rem] text-ink-3">
            <FormattedMessage id={`applications.stage.${stage}`} />
            {noteCount > 0 && (
              <span className="ms-auto flex items-center gap-1">
                <IconNote size={15} aria-hidden="true" />
                <span aria-hidden="true">{intl.formatNumber(noteCount)}</span>
                <span className="sr-only">
                  <FormattedMessage id="applications.notes.count" values={{ count: noteCount }} />
                </span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
