import { useCallback } from "react";
import { useNavigate } from "react-router";
import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { draftKey } from "../../../admin/form/draft-storage.ts";
import { useStoredDraft } from "../../../admin/form/use-stored-draft.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { jobEditAddress } from "../job-address.ts";
import { HiringSection, SalarySection, TermsSection } from "./job-sections.tsx";
import { OpeningSection } from "./opening-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { JOB_DRAFTS, type OpenedJob, useJobEdit } from "./use-job-edit.ts";

/** The editor of a job, once its draft on this device is read. */
export function JobEditor({ job }: Partial<Pick<OpenedJob, "job">>) {
  const navigate = useNavigate();
  const { id: userId } = useViewer();
  const { isRead, draft } = useStoredDraft(draftKey(userId, JOB_DRAFTS, job?.id));
  const toCreated = useCallback(
    (id: string) => navigate(jobEditAddress(id), { replace: true }),
    [navigate],
  );
  if (!isRead) return <DocumentLoading isNew={!job} />;
  return <Opened job={job} draft={draft} onCreated={toCreated} />;
}

function Opened(opened: OpenedJob) {
  const { edit, document } = useJobEdit(opened);
  const { job, draft } = opened;
  // A new job is edited on another screen once it is saved.
  const isHere = edit.isNew === !job;
  return (
    <DocumentEditor
      edit={document}
      restoredAt={isHere ? draft?.at : undefined}
      below={(locale) => <QuestionsSection edit={edit} locale={locale} />}
      side={(locale) => (
        <>
          {job && <OpeningSection job={job} />}
          <TermsSection edit={edit} locale={locale} />
          <SalarySection edit={edit} />
          <HiringSection edit={edit} />
          <CoverSection edit={document} locale={locale} />
          <SearchSection edit={document} locale={locale} />
        </>
      )}
    />
  );
}
