import { useEffect, useRef, useState } from "react";
import { deleteDraft, draftKey, readDraft, saveDraft } from "../../../admin/form/draft-storage.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";

const SAVE_AFTER_MS = 400;

/** What is written in reply to a request, kept on this device until it is sent. */
export function useKeptText(form: string, id: string) {
  const { id: userId } = useViewer();
  const key = draftKey(userId, form, id);
  const [text, setText] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    let isHere = true;
    void readDraft(key).then((draft) => {
      const kept = draft?.values["content"];
      if (isHere && typeof kept === "string") setText((typed) => typed || kept);
    });
    return () => {
      isHere = false;
    };
  }, [key]);

  const keep = (content: string) => {
    clearTimeout(timer.current);
    if (!content) return void deleteDraft(key);
    const save = () =>
      saveDraft(key, { base: {}, values: { content }, at: new Date().toISOString() });
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  };
  return {
    text,
    write(content: string) {
      setText(content);
      keep(content);
    },
  };
}
