import { NewDocumentScreen } from "../../../admin/document/new-document-screen.tsx";
import { JobEditor } from "../../../features/jobs/edit/job-editor.tsx";
import { JOBS_ADDRESS } from "../../../features/jobs/job-address.ts";

export default function NewJobScreen() {
  return (
    <NewDocumentScreen messagePrefix="jobs" list={JOBS_ADDRESS}>
      <JobEditor />
    </NewDocumentScreen>
  );
}
