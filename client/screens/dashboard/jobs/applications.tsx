import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { JobOfApplicationsDocument } from "../../../features/jobs/applications/application.generated.ts";
import { applicationsState } from "../../../features/jobs/applications/applications-url.ts";
import { JobApplications } from "../../../features/jobs/applications/job-applications.tsx";
import { JOBS_ADDRESS } from "../../../features/jobs/job-address.ts";
import type { Route } from "./+types/applications";

export default function ApplicationsScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(JobOfApplicationsDocument, { variables: { id } });
  if (data) return <JobApplications key={id} job={data.job} state={applicationsState(params)} />;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "applications.title" })}
        back={{ to: JOBS_ADDRESS, path: intl.formatMessage({ id: "jobs.title" }) }}
      />
      {error ? (
        <DocumentLoadError
          messagePrefix="jobs.edit"
          list={JOBS_ADDRESS}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
