import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { JobToEditDocument } from "../../../features/jobs/edit/edited-job.generated.ts";
import { JobEditor } from "../../../features/jobs/edit/job-editor.tsx";
import { JOBS_ADDRESS } from "../../../features/jobs/job-address.ts";
import type { Route } from "./+types/edit";

export default function EditJobScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  // Edits the current state on the server, not what a list has read before.
  const { data, error, refetch } = useQuery(JobToEditDocument, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "jobs.edit.edit" })}
        back={{ to: JOBS_ADDRESS, path: intl.formatMessage({ id: "jobs.title" }) }}
      />
      {data ? (
        <JobEditor key={id} job={data.job} />
      ) : error ? (
        <DocumentLoadError words="jobs.edit" list={JOBS_ADDRESS} error={error} onRetry={refetch} />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
