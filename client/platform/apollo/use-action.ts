import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { problemText } from "./problem-text.ts";

interface Options {
  /** What a failure is called here; by default what it is called everywhere */
  textOf?(cause: unknown): string | undefined;
}

interface Action {
  pending: boolean;
  /** Why it failed, in the reader's language */
  error: string | undefined;
  /** Whether the work was done; a failure is in `error`. Nothing begins while other work is pending. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  clear(): void;
}

/** Work that a button or a form begins, such as that of a dialog, which stays open when it fails. */
export function useAction({ textOf }: Options = {}): Action {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  // known at once: a second click may come before `pending` is rendered
  const isRunning = useRef(false);
  const [error, setError] = useState<string>();
  return {
    pending,
    error,
    async run(work) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setPending(true);
      setError(undefined);
      try {
        await work();
        return true;
      } catch (cause) {
        setError(textOf?.(cause) ?? problemText(intl, cause));
        return false;
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
    clear: () => setError(undefined),
  };
}
