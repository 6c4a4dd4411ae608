import { useRef, useState } from "react";
import { useViewer } from "../../platform/session/viewer.tsx";
import { deleteDraft, draftKey } from "./draft-storage.ts";
import { useDraftKeeper } from "./use-draft-keeper.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

/**
 * One text, such as a reply or a note: a draft on this device until it is sent.
 * @param saved the text it began as; a draft of another one is not offered
 */
export function useKeptText(form: string, id: string, saved = "") {
  const { id: userId } = useViewer();
  const key = draftKey(userId, form, id);
  const { draft } = useStoredDraft(key);
  const stored = draft && (draft.base["content"] ?? "") === saved && draft.values["content"];
  const [typed, setTyped] = useState<string>();
  const [isDiscarded, setDiscarded] = useState(false);
  // A field that closes is not rendered again with what was written last.
  const last = useRef<string>(undefined);
  useDraftKeeper(() => {
    const { current } = last;
    if (current === undefined) return { key, draft: undefined };
    const isChanged = current !== "" && current !== saved;
    const values = { content: current };
    return { key, draft: isChanged ? { base: { content: saved }, values } : null };
  }, [typed]);
  return {
    text: typed ?? (typeof stored === "string" && !isDiscarded ? stored : saved),
    write: (text: string) => {
      last.current = text;
      setTyped(text);
    },
    /** Deletes the draft: its text is sent, or no longer wanted. */
    discard: () => {
      last.current = undefined;
      setTyped(undefined);
      setDiscarded(true);
      void deleteDraft(key);
    },
  };
}
