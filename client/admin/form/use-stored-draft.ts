import { useEffect, useState } from "react";
import { type Draft, readDraft } from "./draft-storage.ts";

/** The draft stored on this device; unknown until `isRead`. */
export function useStoredDraft(key: string) {
  const [read, setRead] = useState<{ key: string; draft: Draft | undefined }>();
  useEffect(() => {
    let isHere = true;
    void readDraft(key).then((draft) => isHere && setRead({ key, draft }));
    return () => {
      isHere = false;
    };
  }, [key]);
  const isRead = read?.key === key;
  return { isRead, draft: isRead ? read.draft : undefined };
}
