import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { listConversation } from "./list-conversation.ts";
import type { ParticipationInput } from "../../schema.generated.ts";
import { ChatUpdateParticipationDocument } from "./participant.generated.ts";

/** Mutes, pins or archives a conversation for the viewer. */
export function useParticipation() {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  return async (conversationId: string, input: ParticipationInput) => {
    try {
      await mutate({
        mutation: ChatUpdateParticipationDocument,
        variables: { conversationId, input },
        update: (cache) => listConversation(cache, conversationId),
      });
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
}
