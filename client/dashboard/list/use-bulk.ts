import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import type { BulkAction, Chosen } from "./bulk-action.ts";

/** The rows somebody means: some by their ids, or all that match. */
export type Meant = { ids: string[] } | "all";

interface BulkOptions {
  /** Asks the server how many these are; without it the ids are counted. */
  count?(meant: Meant): Promise<Chosen>;
  nameOf(id: string): string | undefined;
  /** The rows on the screen */
  pageIds: string[];
  onDone(): void;
}

interface Asked {
  action: BulkAction;
  choice?: string;
  meant: Meant;
  chosen: Chosen;
}

/** Counts, asks, does, tells, and takes back: the way of every action over rows. */
export function useBulk({ count, nameOf, pageIds, onDone }: BulkOptions) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [pending, setPending] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [error, setError] = useState<string>();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const readAgain = () => apollo.refetchQueries({ include: "active" });
  const fail = (cause: unknown) => snackbar({ text: problemText(intl, cause), tone: "bad" });

  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      await readAgain();
      snackbar({ text: intl.formatMessage({ id: "list.bulk.undone" }), tone: "good" });
    } catch (cause) {
      fail(cause);
    }
  };

  const run = async ({ action, choice, meant, chosen }: Asked) => {
    setPending(action.id);
    setError(undefined);
    if (action.removes) setLeaving(new Set(meant === "all" ? pageIds : meant.ids));
    try {
      const { done, failed = [], undo } = await action.run(chosen, choice);
      if (done > 0) {
        const back = undo && (() => void takeBack(undo));
        snackbar({ text: action.done(done), tone: "good", ...(back && { undo: back }) });
      }
      if (failed.length > 0) {
        const names = failed
          .slice(0, 3)
          .map(({ id, message }) => `${nameOf(id) ?? id}: ${message}`);
        const text = intl.formatMessage(
          { id: "list.bulk.failed" },
          { count: failed.length, names: names.join("; ") },
        );
        snackbar({ text, tone: "bad" });
      }
      setAsked(undefined);
      onDone();
      await readAgain();
    } catch (cause) {
      if (action.confirm) setError(problemText(intl, cause));
      else fail(cause);
    } finally {
      setPending(undefined);
      setLeaving(new Set());
    }
  };

  return {
    /** The action that is under way */
    pending,
    /** Rows that are no longer to be seen */
    leaving,
    asked,
    error,
    async begin(action: BulkAction, meant: Meant, choice?: string) {
      setError(undefined);
      setPending(action.id);
      try {
        const ids = meant === "all" ? undefined : meant.ids;
        const chosen = (await count?.(meant)) ?? { ids, count: ids?.length ?? 0 };
        const next = { action, choice, meant, chosen };
        if (action.confirm) setAsked(next);
        else await run(next);
      } catch (cause) {
        fail(cause);
      } finally {
        setPending(undefined);
      }
    },
    confirm: () => asked && void run(asked),
    cancel() {
      setAsked(undefined);
      setError(undefined);
    },
  };
}
