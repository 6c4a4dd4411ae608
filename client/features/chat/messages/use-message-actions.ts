import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import type { ReportReason } from "../../../schema.generated.ts";
import type { ChatMessage } from "../message.ts";
import {
  ChatDeleteMessageDocument,
  ChatEditMessageDocument,
  ChatAddReactionDocument,
  ChatRemoveReactionDocument,
  ChatReportMessageDocument,
} from "../message.generated.ts";
import { useConversation } from "../conversation/conversation-context.tsx";

/** The actions on a message; their results are written to the cache. */
export function useMessageActions() {
  const intl = useIntl();
  const { live } = useConversation();
  const { mutate } = useApolloClient();
  const failed = (error: unknown) => failureSnackbar(intl, error);

  const react = async ({ id }: ChatMessage, emoji: string, on: boolean) => {
    try {
      const { data } = await mutate({
        mutation: on ? ChatAddReactionDocument : ChatRemoveReactionDocument,
        variables: { messageId: id, emoji },
      });
      if (data) live.take(data.message);
    } catch (error) {
      failed(error);
    }
  };
  const edit = async ({ id }: ChatMessage, message: string) => {
    const { data } = await mutate({
      mutation: ChatEditMessageDocument,
      variables: { id, message },
    });
    if (data) live.take(data.editMessage);
  };
  const remove = async ({ id }: ChatMessage) => {
    const { data } = await mutate({
      mutation: ChatDeleteMessageDocument,
      variables: { id },
    });
    if (data) live.take(data.deleteMessage);
  };
  const report = async ({ id }: ChatMessage, reason: ReportReason, note: string) => {
    await mutate({ mutation: ChatReportMessageDocument, variables: { id, reason, note } });
    snackbar({ text: intl.formatMessage({ id: "chat.reported" }) });
  };
  return { react, edit, remove, report };
}
