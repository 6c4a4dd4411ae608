import { useMutation } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { SideSection, sideAction } from "../../../admin/document/side-section.tsx";
import { Button } from "../../../ui/button.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { applicationsAddress } from "../job-address.ts";
import { JobBadge } from "../job-badge.tsx";
import { jobState } from "../job-state.ts";
import {
  type EditedJobFragment,
  JobToEditDocument,
  SetJobClosedDocument,
} from "./edited-job.generated.ts";

/** Whether a saved job takes applications, how many there are, and the way to end or resume it. */
export function OpeningSection({ job }: { job: EditedJobFragment }) {
  const intl = useIntl();
  const { id, applicationCount, newApplicationCount, closedAt } = job;
  const [setClosed, { loading }] = useMutation(SetJobClosedDocument, {
    refetchQueries: [JobToEditDocument],
    awaitRefetchQueries: true,
  });
  const state = jobState(job);
  const change = async (isClosed: boolean) => {
    try {
      const { data } = await setClosed({ variables: { ids: [id], isClosed } });
      const [failure] = data?.setJobsClosed.failed ?? [];
      const done = isClosed ? "jobs.edit.closed" : "jobs.edit.reopened";
      snackbar(
        failure
          ? { text: failure.message, tone: "bad" }
          : {
              text: intl.formatMessage({ id: done }),
              tone: "good",
              undo: () => void change(!isClosed),
            },
      );
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  const count = applicationCount ?? 0;
  return (
    <SideSection
      title={intl.formatMessage({ id: "jobs.edit.opening" })}
      aside={<JobBadge state={state} />}
    >
      <p className="flex items-baseline justify-between gap-3">
        <Link to={applicationsAddress(id)} className={sideAction}>
          <FormattedMessage id="jobs.applications.all" values={{ count }} />
        </Link>
        {Boolean(newApplicationCount) && (
          <span className="text-[13px] text-ink-3">
            <FormattedMessage
              id="jobs.applications.new"
              values={{ count: newApplicationCount ?? 0 }}
            />
          </span>
        )}
      </p>
      {(state === "open" || closedAt) && (
        <Button
          variant="outline"
          size={36}
          pending={loading}
          onClick={() => void change(!closedAt)}
          className="mt-3 w-full"
        >
          <FormattedMessage id={closedAt ? "jobs.edit.reopen" : "jobs.edit.close"} />
        </Button>
      )}
    </SideSection>
  );
}
