import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { ListAt } from "../../../admin/list/defined-list.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { JOBS_ADDRESS } from "../job-address.ts";
import { JobBadge } from "../job-badge.tsx";
import { jobState } from "../job-state.ts";
import { applicationList } from "./application.list.tsx";
import type { JobOfApplicationsQuery } from "./application.generated.ts";
import {
  type ApplicationsState,
  type ApplicationsView,
  applicationsUrl,
  VIEWS,
} from "./applications-url.ts";
import { BoardView } from "./board-view.tsx";
import { CompareView } from "./compare-view.tsx";
import { ReadingView } from "./reading-view.tsx";
import { type Handling, useHandling } from "./use-handling.tsx";

interface JobApplicationsProps {
  job: JobOfApplicationsQuery["job"];
  state: ApplicationsState;
}

/** The applications for a job, in one of their views. */
export function JobApplications({ job, state }: JobApplicationsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const title = titleOf(job, useLocale());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const handling = useHandling(job, () => {
    if (state.view === "table") return;
    const others = applicationsUrl(job.id, { ...state, application: undefined, with: [] });
    void navigate(others, { replace: true });
  });
  const View = { steps: BoardView, read: ReadingView, compare: CompareView }[
    state.view === "table" ? "read" : state.view
  ];
  return (
    <>
      {state.view === "table" ? (
        <Table job={job} title={title} handling={handling} />
      ) : (
        <>
          <TitleRow
            title={intl.formatMessage({ id: "applications.title" })}
            mark={<JobBadge state={jobState(job)} />}
            back={{
              to: JOBS_ADDRESS,
              path: `${intl.formatMessage({ id: "jobs.title" })} / ${title}`,
            }}
            actions={<ViewLinks jobId={job.id} current={state.view} />}
            hasWideActions
          />
          <View jobId={job.id} state={state} handling={handling} onHelp={() => setHelpOpen(true)} />
        </>
      )}
      {handling.dialog}
      <KeysDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

interface TableProps {
  job: JobOfApplicationsQuery["job"];
  title: string;
  handling: Handling;
}

function Table({ job: { id }, title, handling }: TableProps) {
  const list = applicationList(id, {
    title,
    head: <ViewLinks jobId={id} current="table" />,
    onMove: handling.move,
    onWrite: handling.write,
    onErase: handling.erase,
    onReveal: handling.reveal,
  });
  return <ListAt list={list} />;
}

function ViewLinks({ jobId, current }: { jobId: string; current: ApplicationsView }) {
  const intl = useIntl();
  return (
    <Segmented
      label={intl.formatMessage({ id: "applications.views" })}
      options={VIEWS.map((view) => ({
        label: intl.formatMessage({ id: `applications.view.${view}` }),
        to: applicationsUrl(jobId, { view }),
        current: view === current,
      }))}
    />
  );
}

const KEYS = ["j", "k", "1–6", "r", "m", "n", "/"] as const;

/** What the keys of the reading view do. */
function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={400}
      title={intl.formatMessage({ id: "applications.keys" })}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {KEYS.map((key, n) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>
              <FormattedMessage id={`applications.key.${n + 1}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
