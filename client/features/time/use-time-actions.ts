import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useUndoable } from "../../admin/flow/use-undoable.ts";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { durationText, secondsOf } from "./duration.ts";
import { rereadTime } from "./reread-time.ts";
import {
  DeleteTimeEntryDocument,
  RestoreTimeEntryDocument,
  StartTimerDocument,
  StopTimerDocument,
} from "./time.generated.ts";

/** What is worked on. */
export type TimeTarget = { cardId: string } | { projectId: string };

/** What can be done without a form; what fails is said. */
export function useTimeActions() {
  const intl = useIntl();
  const apollo = useApolloClient();
  const act = useUndoable();
  const reread = () => rereadTime(apollo);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return {
    start: (of: TimeTarget) =>
      attempt(async () => {
        await apollo.mutate({ mutation: StartTimerDocument, variables: { input: of } });
        await reread();
      }),
    stop: () =>
      attempt(async () => {
        const { data } = await apollo.mutate({ mutation: StopTimerDocument });
        const { startedAt, endedAt } = data?.stopTimer ?? {};
        if (startedAt && endedAt) {
          const duration = durationText(intl, secondsOf({ startedAt, endedAt }));
          snackbar({
            text: intl.formatMessage({ id: "time.stopped" }, { duration }),
            tone: "good",
          });
        }
        await reread();
      }),
    remove: (id: string) =>
      act({
        text: intl.formatMessage({ id: "time.deleted" }),
        async run() {
          await apollo.mutate({ mutation: DeleteTimeEntryDocument, variables: { id } });
          await reread();
        },
        async undo() {
          await apollo.mutate({ mutation: RestoreTimeEntryDocument, variables: { id } });
          await reread();
        },
      }),
  };
}
