import { useState } from "react";
import { draftKey } from "../../../admin/form/draft-storage.ts";
import { useDraftKeeper } from "../../../admin/form/use-draft-keeper.ts";
import { useStoredDraft } from "../../../admin/form/use-stored-draft.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";

/** What is written in reply to a request: a draft on this device until it is sent. */
export function useKeptText(form: string, id: string) {
  const { id: userId } = useViewer();
  const key = draftKey(userId, form, id);
  const kept = useStoredDraft(key).draft?.values["content"];
  const [typed, setTyped] = useState<string>();
  useDraftKeeper(() => {
    const draft = typed ? { base: {}, values: { content: typed } } : null;
    return { key, draft: typed === undefined ? undefined : draft };
  }, [typed]);
  return { text: typed ?? (typeof kept === "string" ? kept : ""), write: setTyped };
}
