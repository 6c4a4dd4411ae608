import { useMutation } from "@apollo/client/react";
import { useIntl } from "react-intl";
import type { ContactStatus } from "../../../schema.generated.ts";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import {
  AssignContactRequestDocument,
  ContactRequestDocument,
  UpdateContactRequestDocument,
} from "./contact-request.generated.ts";
import type { OpenRequest } from "./request.ts";

/** What counts requests by their status. */
export const COUNTS = ["ContactRequestList", "PendingReviews"];

export interface RequestActions {
  /** Changes its status; can be undone. */
  mark(next: ContactStatus): Promise<void>;
  /** Gives it to one of the staff, or to nobody. */
  assign(assigneeId: string | null): Promise<void>;
}

/** What is done with an open request besides answering. */
export function useRequestActions({ id, status }: OpenRequest): RequestActions {
  const intl = useIntl();
  const [update] = useMutation(UpdateContactRequestDocument, {
    refetchQueries: COUNTS,
  });
  const [give] = useMutation(AssignContactRequestDocument, {
    refetchQueries: [ContactRequestDocument, ...COUNTS],
    awaitRefetchQueries: true,
  });
  const failed = (error: unknown) => failureSnackbar(intl, error);

  const change = async (next: ContactStatus, undoTo?: ContactStatus) => {
    try {
      await update({ variables: { id, input: { status: next } } });
      snackbar({
        text: intl.formatMessage({ id: `requests.marked.${next}` }),
        tone: "good",
        ...(undoTo && { undo: () => void change(undoTo) }),
      });
    } catch (error) {
      failed(error);
    }
  };
  return {
    mark: (next) => change(next, status),
    async assign(assigneeId) {
      try {
        await give({ variables: { id, assigneeId } });
        const done = assigneeId ? "requests.assigned" : "requests.unassigned";
        snackbar({ text: intl.formatMessage({ id: done }), tone: "good" });
      } catch (error) {
        failed(error);
      }
    },
  };
}
