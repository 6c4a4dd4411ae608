import type { ApolloClient } from "@apollo/client";
import type { IntlShape } from "react-intl";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { AnswerProjectInvitationDocument } from "./answer-invitation.generated.ts";

/** Accepts or declines an invitation to the user; whether it was possible. */
export async function answerInvitation(
  { id, accepts }: { id: string; accepts: boolean },
  { apollo, intl }: { apollo: ApolloClient; intl: IntlShape },
): Promise<boolean> {
  try {
    await apollo.mutate({
      mutation: AnswerProjectInvitationDocument,
      variables: { id, accepts },
      // What they see of the project changes with the answer.
      update(cache) {
        const status = accepts ? "ACCEPTED" : null;
        cache.modify({
          id: cache.identify({ __typename: "Project", id }),
          fields: { ownerStatus: () => status, isEditable: () => accepts },
        });
      },
      refetchQueries: "active",
    });
    const done = accepts ? "projects.accept.done" : "projects.decline.done";
    snackbar({ text: intl.formatMessage({ id: done }), tone: "good" });
    return true;
  } catch (cause) {
    failureSnackbar(intl, cause);
    return false;
  }
}
