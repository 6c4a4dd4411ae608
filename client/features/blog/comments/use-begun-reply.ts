import { useSyncExternalStore } from "react";
import { draftsOf } from "./drafts.ts";

const never = () => () => {};

/** The comment whose answer was being written before a reload; nothing until the page is alive. */
export function useBegunReply(postId: string): string | null {
  return useSyncExternalStore(
    never,
    () => draftsOf(postId).findLast((draft) => draft.parentId)?.parentId ?? null,
    () => null,
  );
}
