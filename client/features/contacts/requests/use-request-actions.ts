import { useMutation } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useUndoable } from "../../../admin/flow/use-undoable.ts";
import type { ContactStatus } from "../../../schema.generated.ts";
import {
  AssignContactRequestDocument,
  ContactRequestDocument,
  UpdateContactRequestDocument,
} from "./contact-request.generated.ts";
import type { OpenRequest } from "./request.ts";

/** What counts requests by their status. */
export const COUNTS = ["ContactRequestList", "PendingCounts"];

export interface RequestActions {
  /** Changes its status; can be undone. */
  mark(next: ContactStatus): Promise<void>;
  /** Gives it to one of the staff, or to nobody. */
  assign(assigneeId: string | null): Promise<void>;
}

/** What is done with an open request besides answering. */
export function useRequestActions({ id, status }: OpenRequest): RequestActions {
  const intl = useIntl();
  const act = useUndoable();
  const [update] = useMutation(UpdateContactRequestDocument, { refetchQueries: COUNTS });
  const [give] = useMutation(AssignContactRequestDocument, {
    refetchQueries: [ContactRequestDocument, ...COUNTS],
    awaitRefetchQueries: true,
  });
  const change = (next: ContactStatus) => update({ variables: { id, input: { status: next } } });
  return {
    mark: (next) =>
      act({
        run: () => change(next),
        text: intl.formatMessage({ id: `requests.marked.${next}` }),
        undo: () => change(status),
      }),
    assign: (assigneeId) =>
      act({
        run: () => give({ variables: { id, assigneeId } }),
        text: intl.formatMessage({
          id: assigneeId ? "requests.assigned" : "requests.unassigned",
        }),
      }),
  };
}
