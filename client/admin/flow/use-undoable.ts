import { useIntl } from "react-intl";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";

interface Undoable {
  run(): Promise<unknown>;
  /** What was done */
  text: string;
  /** Takes the place of what is said of the same */
  of?: string;
  undo?(): Promise<unknown>;
}

/** Runs an action, says what was done or why it failed, and offers to undo it for ten seconds. */
export function useUndoable() {
  const intl = useIntl();
  return async function act({ run, text, of, undo }: Undoable): Promise<void> {
    try {
      await run();
      const undone = intl.formatMessage({ id: "list.bulk.undone" });
      snackbar({
        of,
        text,
        tone: "good",
        ...(undo && { undo: () => void act({ run: undo, text: undone }) }),
      });
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
}
