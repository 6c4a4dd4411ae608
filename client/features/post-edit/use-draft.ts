import { useEffect, useState } from "react";
import { type KeptDraft, readDraft } from "./kept-drafts.ts";
import type { PostValues } from "./post-values.ts";

/** What this device has kept of a post; nothing is known until `isRead`. */
export function useDraft(key: string) {
  const [read, setRead] = useState<{ draft: KeptDraft<PostValues> | undefined }>();
  useEffect(() => {
    let isHere = true;
    void readDraft<PostValues>(key).then((draft) => isHere && setRead({ draft }));
    return () => {
      isHere = false;
    };
  }, [key]);
  return { isRead: read !== undefined, draft: read?.draft };
}
