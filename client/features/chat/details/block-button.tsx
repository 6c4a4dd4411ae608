import { useMutation, useQuery } from "@apollo/client/react";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { useChat } from "../chat-context.tsx";
import { ChatBlockedDocument, ChatUnblockDocument } from "../contacts.generated.ts";
import { othersIn } from "../conversation.ts";
import { useConversation } from "../conversation/conversation-context.tsx";

/** Blocks the other member of a conversation, or unblocks them. */
export function BlockButton() {
  const intl = useIntl();
  const { me } = useChat();
  const { conversation, openDialog } = useConversation();
  const [other] = othersIn(conversation, me);
  const { data } = useQuery(ChatBlockedDocument);
  const [unblock, { loading }] = useMutation(ChatUnblockDocument, {
    refetchQueries: ["ChatBlocked"],
    onError: (error) => snackbar({ text: problemText(intl, error), tone: "bad" }),
  });
  if (!other) return null;
  const { id, displayName } = other;
  if (data?.blockedMembers.some(({ blocked }) => blocked?.id === id)) {
    return (
      <Button
        variant="plain"
        size={44}
        pending={loading}
        onClick={() => void unblock({ variables: { id } })}
      >
        <FormattedMessage id="chat.unblock" />
      </Button>
    );
  }
  return (
    <Button
      variant="plain"
      className="text-bad!"
      size={44}
      onClick={() => openDialog({ kind: "block", memberId: id, name: displayName })}
    >
      <IconBan size={18} aria-hidden="true" />
      <FormattedMessage id="chat.confirm.block.confirm" />
    </Button>
  );
}
