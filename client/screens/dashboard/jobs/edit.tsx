import { useQuery } from "@apollo/client/react";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { JobToEditDocument } from "../../../features/jobs/edit/edited-job.generated.ts";
import { JobEditor } from "../../../features/jobs/edit/job-editor.tsx";
import { JOBS_ADDRESS } from "../../../features/jobs/job-address.ts";
import type { Route } from "./+types/edit";

export default function EditJobScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(JobToEditDocument, { variables: { id }, fetchPolicy: "network-only" });
  return (
    <EditDocumentScreen messagePrefix="jobs" list={JOBS_ADDRESS} query={query}>
      {({ job }) => <JobEditor key={id} job={job} />}
    </EditDocumentScreen>
  );
}
