import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { z } from "zod";
import { draftKey } from "../../admin/form/draft-storage.ts";
import { useDraftKeeper } from "../../admin/form/use-draft-keeper.ts";
import { useStoredDraft } from "../../admin/form/use-stored-draft.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import type { NewCard } from "./use-board-actions.ts";

const cardsStored = z
  .array(
    z.object({
      id: z.string(),
      columnId: z.string(),
      afterId: z.string().exactOptional(),
      title: z.string(),
      assigneeIds: z.array(z.string()).exactOptional(),
    }),
  )
  .catch([]);

const NONE: readonly NewCard[] = [];

/** Cards that could not be added: on this device until they are sent, under the same id, or forgotten. */
export function useUnsentCards(boardId: string) {
  const { id: userId } = useViewer();
  const key = draftKey(userId, "board-cards", boardId);
  const { draft } = useStoredDraft(key);
  const stored = useMemo(
    () => (draft ? (cardsStored.parse(draft.values["cards"]) satisfies NewCard[]) : NONE),
    [draft],
  );
  const [changed, setChanged] = useState<readonly NewCard[]>();
  const unsent = changed ?? stored;
  const latest = useRef(stored);
  useLayoutEffect(() => {
    latest.current = stored;
  });
  useDraftKeeper(() => {
    if (changed === undefined) return { key, draft: undefined };
    return { key, draft: changed.length > 0 ? { base: {}, values: { cards: changed } } : null };
  }, [changed]);
  const set = useCallback(
    (change: (before: readonly NewCard[]) => readonly NewCard[]) =>
      setChanged((before) => {
        const next = change(before ?? latest.current);
        return next.length === 0 && !before?.length && latest.current.length === 0 ? before : next;
      }),
    [],
  );
  return [unsent, set] as const;
}
