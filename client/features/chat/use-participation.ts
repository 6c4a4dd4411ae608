import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import type { ParticipationInput } from "../../schema.generated.ts";
import { ChatUpdateParticipationDocument } from "./participant.generated.ts";

/** Mutes, pins or archives a conversation for oneself. */
export function useParticipation() {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  return async (conversationId: string, input: ParticipationInput) => {
    try {
      await mutate({
        mutation: ChatUpdateParticipationDocument,
        variables: { conversationId, input },
      });
    } catch (error) {
      snackbar({ text: problemText(intl, error), tone: "bad" });
    }
  };
}
