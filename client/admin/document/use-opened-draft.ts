import { useState } from "react";
import { useViewer } from "../../platform/session/viewer.tsx";
import { draftKey } from "../form/draft-storage.ts";
import { useStoredDraft } from "../form/use-stored-draft.ts";

/**
 * The draft on this device a document is opened with. It is read once: a new document's editor
 * stays when the document gets an id.
 */
export function useOpenedDraft(drafts: string, id: string | undefined) {
  const { id: userId } = useViewer();
  const [key] = useState(() => draftKey(userId, drafts, id));
  return useStoredDraft(key);
}
