import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useApolloClient } from "@apollo/client/react";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ChatBlockDocument } from "../contacts.generated.ts";
import {
  ChatLeaveDocument,
  ChatRejoinDocument,
  ChatRemovePersonDocument,
} from "../conversation.generated.ts";
import { type ChatDialog, useConversation } from "../conversation/conversation-context.tsx";
import { listConversation, unlistConversation } from "../list-conversation.ts";
import { useMessageActions } from "../messages/use-message-actions.ts";
import { AddPeople, Rename } from "./group-dialogs.tsx";
import { Report } from "./report.tsx";

interface ChatDialogsProps {
  dialog: ChatDialog;
  onClose: () => void;
}

/** The dialogs for actions on a message or a conversation. */
export function ChatDialogs({ dialog, onClose }: ChatDialogsProps) {
  if (dialog.kind === "report") return <Report message={dialog.message} onClose={onClose} />;
  if (dialog.kind === "rename") return <Rename onClose={onClose} />;
  if (dialog.kind === "people") return <AddPeople onClose={onClose} />;
  return <Confirmation dialog={dialog} onClose={onClose} />;
}

function Confirmation({ dialog, onClose }: ChatDialogsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { mutate } = useApolloClient();
  const { conversation, title } = useConversation();
  const { remove } = useMessageActions();
  const { run, pending, error } = useAction();
  const { id } = conversation;
  const name = "name" in dialog ? dialog.name : title;
  const deletedSeq = useRef<number>(undefined);
  // The button that opened the dialog goes with the message: focus goes to what remains of it.
  useEffect(
    () => () => {
      const { current: seq } = deletedSeq;
      if (seq) requestAnimationFrame(() => focusMessage(seq));
    },
    [],
  );

  const act = async () => {
    if (dialog.kind === "delete") {
      await remove(dialog.message);
      deletedSeq.current = dialog.message.seq;
    }
    if (dialog.kind === "remove") {
      const variables = { id, memberId: dialog.memberId };
      await mutate({ mutation: ChatRemovePersonDocument, variables });
    }
    if (dialog.kind === "block") {
      await mutate({
        mutation: ChatBlockDocument,
        variables: { id: dialog.memberId },
        refetchQueries: ["ChatBlocked"],
      });
      snackbar({ text: intl.formatMessage({ id: "chat.blocked" }, { name }) });
    }
    if (dialog.kind === "leave") {
      await mutate({
        mutation: ChatLeaveDocument,
        variables: { id },
        update: (cache) => unlistConversation(cache, id),
      });
      await navigate("/dashboard/chat");
      snackbar({
        text: intl.formatMessage({ id: "chat.left.group" }, { name }),
        undo: () => void rejoin(),
      });
    }
  };
  const rejoin = async () => {
    try {
      await mutate({
        mutation: ChatRejoinDocument,
        variables: { id },
        update: (cache) => listConversation(cache, id),
      });
      await navigate(`/dashboard/chat/${id}`);
    } catch (failure) {
      failureSnackbar(intl, failure);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: `chat.confirm.${dialog.kind}` }, { name })}
      text={intl.formatMessage({ id: `chat.confirm.${dialog.kind}.text` })}
      confirm={intl.formatMessage({ id: `chat.confirm.${dialog.kind}.confirm` })}
      onConfirm={() => void run(act).then((done) => done && onClose())}
      pending={pending}
      error={error}
    />
  );
}

const focusMessage = (seq: number) =>
  document.querySelector<HTMLElement>(`article[data-seq="${seq}"]`)?.focus();
