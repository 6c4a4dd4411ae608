import { useQuery } from "@apollo/client/react";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { JobToEditDocument } from "../../../features/jobs/edit/edited-job.generated.ts";
import { JobEditor } from "../../../features/jobs/edit/job-editor.tsx";
import { JOBS_ADDRESS, jobEditAddress } from "../../../features/jobs/job-address.ts";
import type { Route } from "./+types/edit";

export default function EditJobScreen({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  const query = useQuery(JobToEditDocument, {
    variables: { id: id ?? "" },
    skip: id === undefined,
    fetchPolicy: "network-only",
  });
  return (
    <EditDocumentScreen
      messagePrefix="jobs"
      list={JOBS_ADDRESS}
      id={id}
      addressOf={jobEditAddress}
      query={query}
    >
      {({ job }, onCreated) => <JobEditor job={job} onCreated={onCreated} />}
    </EditDocumentScreen>
  );
}
