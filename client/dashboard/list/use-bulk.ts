import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import type { BulkAction, Chosen, Question } from "./bulk-action.ts";

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
  question?: Question;
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

  const run = async ({ action, choice, meant, chosen }: Asked, answer?: string) => {
    setPending(action.id);
    setError(undefined);
    if (action.removes) setLeaving(new Set(meant === "all" ? pageIds : meant.ids));
    try {
      const { done, failed = [], undo } = await action.run(chosen, choice, answer);
      if (done > 0) {
        const back = undo && (() => void takeBack(undo));
        snackbar({ text: action.done(done), tone: "good", ...(back && { undo: back }) });
      }
      if (failed.length > 0) {
        const count = failed.length;
        const said =
          action.failed?.(count) ?? intl.formatMessage({ id: "list.bulk.failed" }, { count });
        const names = failed.flatMap(({ id }) => nameOf(id) ?? []).slice(0, 3);
        const text = names.length > 0 ? `${said}: ${names.join(", ")}` : said;
        snackbar({ text, tone: "bad", stays: true });
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
        const question = await action.confirm?.(chosen.count);
        if (question) setAsked({ ...next, question });
        else await run(next);
      } catch (cause) {
        fail(cause);
      } finally {
        setPending(undefined);
      }
    },
    confirm: (answer?: string) => asked && void run(asked, answer),
    cancel() {
      setAsked(undefined);
      setError(undefined);
    },
  };
}
