import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { refusalTexts } from "./refusal-texts.ts";
import type { BulkAction, BulkOutcome, ResolvedSelection, Confirmation } from "./bulk-action.ts";

/** The selected rows: some by their ids, or all that match. */
export type Selection = { ids: string[] } | "all";

interface BulkOptions {
  /** Counts a selection on the server; without it the ids are counted. */
  count?(selection: Selection): Promise<ResolvedSelection>;
  nameOf(id: string): string | undefined;
  /** The rows on the screen */
  pageIds: string[];
  onDone(): void;
}

interface PendingAction {
  action: BulkAction;
  choice?: string;
  selection: Selection;
  resolved: ResolvedSelection;
  confirmation?: Confirmation;
}

/** The steps of every bulk action: count, confirm, run, report, and undo. */
export function useBulk({ count, nameOf, pageIds, onDone }: BulkOptions) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [pending, setPending] = useState<string>();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const [error, setError] = useState<string>();
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());

  // Several actions may run at once: each shows again only what it has hidden itself, after its own refetch.
  const hide = (ids: string[]) => setHiddenIds((hidden) => new Set([...hidden, ...ids]));
  const showAgain = (ids: string[]) =>
    setHiddenIds((hidden) => new Set([...hidden].filter((id) => !ids.includes(id))));

  // One after the other: a query that is being read already is not asked again, and would answer what
  // was true before this action.
  const lastRead = useRef<Promise<unknown>>(Promise.resolve());
  const refetch = () => {
    const read = () => apollo.refetchQueries({ include: "active" });
    lastRead.current = lastRead.current.then(read, read);
    return lastRead.current;
  };
  const fail = (cause: unknown) => failureSnackbar(intl, cause);

  const undoAction = async (undo: () => Promise<unknown>) => {
    try {
      const outcome = (await undo()) as BulkOutcome | undefined;
      if (!outcome?.isCached) await refetch();
      snackbar({ text: intl.formatMessage({ id: "list.bulk.undone" }), tone: "good" });
    } catch (cause) {
      fail(cause);
    }
  };

  const run = async ({ action, choice, selection, resolved }: PendingAction, answer?: string) => {
    setPending(action.id);
    setError(undefined);
    const removedIds = action.removes ? (selection === "all" ? pageIds : selection.ids) : [];
    hide(removedIds);
    try {
      const { done, failed = [], isCached, undo } = await action.run(resolved, choice, answer);
      if (done > 0) {
        const back = undo && (() => void undoAction(undo));
        snackbar({ text: action.done(done), tone: "good", ...(back && { undo: back }) });
      }
      if (failed.length > 0) {
        const count = failed.length;
        const said =
          action.failed?.(count) ?? intl.formatMessage({ id: "list.bulk.failed" }, { count });
        const names = failed.flatMap(({ id }) => nameOf(id) ?? []).slice(0, 3);
        const what = names.length > 0 ? `${said}: ${names.join(", ")}` : said;
        const why = refusalTexts(intl, failed).join(" ");
        const text = why ? `${what}. ${why}` : what;
        snackbar({ text, tone: "bad", stays: true });
      }
      setPendingAction(undefined);
      onDone();
      if (!isCached) await refetch();
      // What was read is rendered a moment later; before, the hidden rows would be shown once more.
      await new Promise((resolve) => setTimeout(resolve));
    } catch (cause) {
      if (action.confirm) setError(problemText(intl, cause));
      else fail(cause);
    } finally {
      setPending(undefined);
      showAgain(removedIds);
    }
  };

  return {
    /** The running action */
    pending,
    /** Optimistically hidden rows */
    hiddenIds,
    pendingAction,
    error,
    async start(action: BulkAction, selection: Selection, choice?: string) {
      setError(undefined);
      setPending(action.id);
      try {
        const ids = selection === "all" ? undefined : selection.ids;
        const resolved = (await count?.(selection)) ?? { ids, count: ids?.length ?? 0 };
        const next = { action, choice, selection, resolved };
        const confirmation = await action.confirm?.(resolved.count);
        if (confirmation) setPendingAction({ ...next, confirmation });
        else await run(next);
      } catch (cause) {
        fail(cause);
      } finally {
        setPending(undefined);
      }
    },
    confirm: (answer?: string) => pendingAction && void run(pendingAction, answer),
    cancel() {
      setPendingAction(undefined);
      setError(undefined);
    },
  };
}
