import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import type { ListedCard, ShownBoard } from "./board.ts";

/** How long a card says who has just changed it. */
const SHOWN_MS = 3_000;
/** After a disconnect there may be many, which are no news. */
const MOST = 20;

interface LiveChange {
  name: string;
  kind: "moved" | "edited";
}

export type LiveChanges = ReturnType<typeof liveChanges>;

/** What other members have just done with cards; only the cards themselves are rendered again. */
export function liveChanges() {
  const recent = new Map<string, LiveChange>();
  const listeners = new Set<() => void>();
  let before: Pick<ShownBoard, "cards"> | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const show = (id: string, change: LiveChange) => {
    recent.set(id, change);
    setTimeout(() => {
      if (recent.get(id) === change) recent.delete(id);
      tell();
    }, SHOWN_MS);
  };
  return {
    of: (id: string) => recent.get(id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The board as it is shown. */
    compareWith(board: Pick<ShownBoard, "cards"> | undefined) {
      before = board;
    },
    /** Compares cards that have been read with those that are shown. */
    add(after: readonly ListedCard[], me: string | undefined) {
      if (!before || after.length > MOST) return;
      for (const card of after) {
        const { id, changedBy, column, rank, version } = card;
        const old = before.cards.find((each) => each.id === id);
        // A comment or file raises the revision, not the version.
        if (!old || old.version >= version || !changedBy || changedBy.id === me) continue;
        const isMoved = old.column?.id !== column?.id || old.rank !== rank;
        show(id, { name: changedBy.displayName, kind: isMoved ? "moved" : "edited" });
      }
      tell();
    },
  };
}

/** Who has just moved or edited a card. */
export function ChangedBy({ id, changes }: { id: string; changes: LiveChanges }) {
  const change = useSyncExternalStore(
    changes.subscribe,
    () => changes.of(id),
    () => undefined,
  );
  if (!change) return null;
  const { kind, name } = change;
  return (
    <p className="mb-1.5 w-max max-w-full truncate rounded-md bg-primary-soft px-2 text-xs leading-6 font-semibold text-primary-strong">
      <FormattedMessage id={`boards.live.${kind}`} values={{ name: <bdi>{name}</bdi> }} />
    </p>
  );
}
