import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { useOpenedDraft } from "../../../admin/document/use-opened-draft.ts";
import { HiringSection, SalarySection, TermsSection } from "./job-sections.tsx";
import { OpeningSection } from "./opening-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { JOB_DRAFTS, type OpenedJob, useJobEdit } from "./use-job-edit.ts";

/** The editor of a job, once its draft on this device is read. */
export function JobEditor({ job, onCreated }: Omit<OpenedJob, "draft">) {
  const { isRead, draft } = useOpenedDraft(JOB_DRAFTS, job?.id);
  if (!isRead) return <DocumentLoading isNew={!job} />;
  return <Opened job={job} draft={draft} onCreated={onCreated} />;
}

function Opened(opened: OpenedJob) {
  const { edit, document } = useJobEdit(opened);
  const { job, draft } = opened;
  return (
    <DocumentEditor
      edit={document}
      restoredAt={draft?.at}
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
