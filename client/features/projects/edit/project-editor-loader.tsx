import { useCallback } from "react";
import { useNavigate } from "react-router";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { draftKey } from "../../../admin/form/draft-storage.ts";
import { useStoredDraft } from "../../../admin/form/use-stored-draft.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { projectEditAddress } from "../project-address.ts";
import type { EditedProjectFragment } from "./edited-project.generated.ts";
import { ProjectEditor } from "./project-editor.tsx";
import { PROJECT_DRAFTS } from "./use-project-edit.ts";

interface ProjectEditorLoaderProps {
  /** Undefined for a new project */
  project?: EditedProjectFragment | undefined;
}

/** Loads what the editor needs besides the project: its draft on this device. */
export function ProjectEditorLoader({ project }: ProjectEditorLoaderProps) {
  const navigate = useNavigate();
  const { id: userId } = useViewer();
  const { isRead, draft } = useStoredDraft(draftKey(userId, PROJECT_DRAFTS, project?.id));
  const toCreated = useCallback(
    (id: string) => navigate(projectEditAddress(id), { replace: true }),
    [navigate],
  );
  if (!isRead) return <DocumentLoading isNew={!project} />;
  return <ProjectEditor project={project} draft={draft} onCreated={toCreated} />;
}
