import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { useOpenedDraft } from "../../../admin/document/use-opened-draft.ts";
import { ProjectEditor } from "./project-editor.tsx";
import { type OpenedProject, PROJECT_DRAFTS } from "./use-project-edit.ts";

/** Loads what the editor needs besides the project: its draft on this device. */
export function ProjectEditorLoader({ project, onCreated }: Omit<OpenedProject, "draft">) {
  const { isRead, draft } = useOpenedDraft(PROJECT_DRAFTS, project?.id);
  if (!isRead) return <DocumentLoading isNew={!project} />;
  return <ProjectEditor project={project} draft={draft} onCreated={onCreated} />;
}
