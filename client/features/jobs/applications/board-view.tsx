import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconNote from "@tabler/icons-react/dist/esm/icons/IconNote.mjs";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import IconUserX from "@tabler/icons-react/dist/esm/icons/IconUserX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Board } from "../../../admin/flow/board.tsx";
import { FlowSearch } from "../../../admin/flow/flow-search.tsx";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Empty } from "../../../ui/empty.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { ApplicantAvatar, applicantName } from "./applicant.tsx";
import {
  ApplicationBoardDocument,
  type ListedApplicationFragment as Listed,
} from "./application.generated.ts";
import { type ApplicationsState, applicationsUrl } from "./applications-url.ts";
import { canMove, countName, stageDots, type StaffStage, STAGES } from "./stages.ts";
import type { Handling } from "./use-handling.tsx";

interface BoardViewProps {
  jobId: string;
  state: ApplicationsState;
  handling: Handling;
}

/** The applications in columns by stage. */
export function BoardView({ jobId, state, handling }: BoardViewProps) {
  const intl = useIntl();
  const counted = { search: state.q || undefined };
  const query = useQuery(ApplicationBoardDocument, {
    variables: { jobId, search: counted.search, counted },
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const data = query.data ?? query.previousData;
  const text = (id: string) => intl.formatMessage({ id });
  if (!data) {
    if (!query.error) return <Loading />;
    return (
      <div className="card">
        <ListFailure text={problemText(intl, query.error)} onRetry={query.refetch} />
      </div>
    );
  }
  const counts = data.applicationCounts;
  if (counts.all === 0 && !state.q) {
    return (
      <Empty title={text("applications.empty.title")} text={text("applications.empty.text")} />
    );
  }
  const all = STAGES.flatMap((stage) => data[countName(stage)].nodes);
  /** With what is being moved */
  const countOf = (stage: StaffStage) =>
    counts[countName(stage)] +
    all.filter((one) => handling.stageOf(one) === stage && one.stage !== stage).length -
    all.filter((one) => handling.stageOf(one) !== stage && one.stage === stage).length;
  const stageOf = (id: string) => STAGES.find((stage) => stage === id) ?? "APPLIED";
  return (
    <>
      <FlowSearch
        label={text("applications.search")}
        value={state.q}
        hrefOf={(q) => applicationsUrl(jobId, { ...state, q })}
      />
      <Board
        columns={STAGES.map((stage) => ({
          id: stage,
          name: text(`applications.stage.${stage}`),
          dot: stageDots[stage],
          count: countOf(stage),
          cards: all.filter((one) => handling.stageOf(one) === stage),
          more: applicationsUrl(jobId, { view: "read", stage, q: state.q }),
          isFolded: stage === "REJECTED",
        }))}
        nameOf={(application) => applicantName(intl, application)}
        hrefOf={({ id, stage }) =>
          applicationsUrl(jobId, { view: "read", q: state.q, stage, application: id })
        }
        card={(application) => ({
          mark: <ApplicantAvatar applicant={application} size={32} />,
          line: <RelativeTime iso={application.createdAt} />,
          details: <Details application={application} />,
          isUnread: handling.stageOf(application) === "APPLIED",
        })}
        menu={(application) => (
          <>
            {application.isApplicantHidden && (
              <MenuAction icon={IconEye} onSelect={() => handling.reveal([application])}>
                <FormattedMessage id="applications.reveal.label" />
              </MenuAction>
            )}
            <MenuAction icon={IconMail} onSelect={() => handling.write([application])}>
              <FormattedMessage id="applications.write.label" />
            </MenuAction>
            <MenuAction icon={IconUserX} danger onSelect={() => handling.erase(application)}>
              <FormattedMessage id="applications.erase.label" />
            </MenuAction>
          </>
        )}
        canMove={(application) => canMove(application)}
        onMove={(application, { column }) => handling.move([application], stageOf(column))}
        keys={[
          {
            keys: ["w"],
            text: text("applications.write.label"),
            press: (one) => handling.write([one]),
          },
          {
            keys: ["r"],
            text: text("applications.reject.label"),
            press: (one) => handling.move([one], "REJECTED"),
          },
        ]}
        shown={stageOf(state.stage ?? "APPLIED")}
        columnHref={(id) => applicationsUrl(jobId, { ...state, stage: stageOf(id) })}
      />
    </>
  );
}

function Details({ application: { cv, noteCount, tags } }: { application: Listed }) {
  if (!cv.size && noteCount === 0 && tags.length === 0) return null;
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-3">
      {cv.size && (
        <span className="flex items-center gap-1">
          <IconPaperclip size={15} aria-hidden="true" />
          <FormattedMessage id="applications.cv" />
        </span>
      )}
      {noteCount > 0 && (
        <span className="flex items-center gap-1">
          <IconNote size={15} aria-hidden="true" />
          <FormattedMessage id="applications.notes.count" values={{ count: noteCount }} />
        </span>
      )}
      {tags.slice(0, 3).map((tag) => (
        <bdi key={tag} className="rounded-md bg-raised px-1.5 leading-5 text-ink-2">
          {tag}
        </bdi>
      ))}
    </p>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <Placeholders label={intl.formatMessage({ id: "applications.loading" })} className="flex gap-3">
      {[3, 2, 2, 1].map((cards, n) => (
        <div key={n} aria-hidden="true" className="grid flex-1 content-start gap-2.5">
          {Array.from({ length: cards }, (_, place) => (
            <div key={place} className="h-24 animate-pulse rounded-lg bg-raised" />
          ))}
        </div>
      ))}
    </Placeholders>
  );
}
