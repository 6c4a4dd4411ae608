import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { ListAt } from "../../../admin/list/defined-list.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { JOBS_ADDRESS } from "../job-address.ts";
import { JobBadge } from "../job-badge.tsx";
import { jobState } from "../job-state.ts";
import { applicationList } from "./application.list.tsx";
import type { JobOfApplicationsQuery } from "./application.generated.ts";
import { type ApplicationsState, applicationsUrl, VIEWS } from "./applications-url.ts";
import { BoardView } from "./board-view.tsx";
import { CompareView } from "./compare-view.tsx";
import { ReadingView } from "./reading-view.tsx";
import { useHandling } from "./use-handling.tsx";

interface JobApplicationsProps {
  job: JobOfApplicationsQuery["job"];
  state: ApplicationsState;
}

/** The applications for a job, in one of their views. */
export function JobApplications({ job, state }: JobApplicationsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const title = titleOf(job, useLocale());
  const handling = useHandling(job, () => {
    if (state.view === "table") return;
    const others = applicationsUrl(job.id, { ...state, application: undefined, with: [] });
    void navigate(others, { replace: true });
  });
  const back = { to: JOBS_ADDRESS, path: `${intl.formatMessage({ id: "jobs.title" })} / ${title}` };
  const mark = <JobBadge state={jobState(job)} />;
  const views = (
    <Segmented
      label={intl.formatMessage({ id: "applications.views" })}
      options={VIEWS.map((view) => ({
        label: intl.formatMessage({ id: `applications.view.${view}` }),
        to: applicationsUrl(job.id, { view }),
        current: view === state.view,
      }))}
    />
  );
  const head = (
    <TitleRow
      title={intl.formatMessage({ id: "applications.title" })}
      mark={mark}
      back={back}
      actions={views}
      hasWideActions
    />
  );
  const shown = { jobId: job.id, state, handling };
  return (
    <>
      {state.view === "table" && (
        <ListAt
          list={applicationList(job.id, {
            head: views,
            back,
            mark,
            onMove: handling.move,
            onWrite: handling.write,
            onErase: handling.erase,
            onReveal: handling.reveal,
          })}
        />
      )}
      {state.view === "read" && <ReadingView {...shown} head={head} />}
      {state.view === "steps" && (
        <>
          {head}
          <BoardView {...shown} />
        </>
      )}
      {state.view === "compare" && (
        <>
          {head}
          <CompareView {...shown} />
        </>
      )}
      {handling.dialog}
    </>
  );
}
