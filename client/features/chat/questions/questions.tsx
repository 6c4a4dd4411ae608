import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useApolloClient } from "@apollo/client/react";
import { problemText } from "../../../apollo/problem-text.ts";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { snackbar } from "../../../kit/notices/notice-queue.ts";
import { ChatBlockDocument } from "../contacts.generated.ts";
import {
  ChatLeaveDocument,
  ChatRejoinDocument,
  ChatRemovePersonDocument,
} from "../conversation.generated.ts";
import { type Question, useRoom } from "../room-context.tsx";
import { useMessageActions } from "../use-message-actions.ts";
import { AddPeople } from "./add-people.tsx";
import { Rename } from "./rename.tsx";
import { Report } from "./report.tsx";

interface QuestionsProps {
  question: Question;
  onClose: () => void;
}

/** What is asked before something is done to a message or a conversation. */
export function Questions({ question, onClose }: QuestionsProps) {
  if (question.kind === "report") return <Report message={question.message} onClose={onClose} />;
  if (question.kind === "rename") return <Rename onClose={onClose} />;
  if (question.kind === "people") return <AddPeople onClose={onClose} />;
  return <Confirmation question={question} onClose={onClose} />;
}

function Confirmation({ question, onClose }: QuestionsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { mutate } = client;
  const { conversation, title } = useRoom();
  const { remove } = useMessageActions();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const { id } = conversation;
  const name = "name" in question ? question.name : title;

  const act = async () => {
    if (question.kind === "delete") return remove(question.message);
    if (question.kind === "remove") {
      const variables = { id, memberId: question.memberId };
      await mutate({ mutation: ChatRemovePersonDocument, variables });
    }
    if (question.kind === "block") {
      await mutate({
        mutation: ChatBlockDocument,
        variables: { id: question.memberId },
        refetchQueries: ["ChatBlocked"],
      });
      snackbar({ text: intl.formatMessage({ id: "chat.blocked" }, { name }) });
    }
    if (question.kind === "leave") {
      await mutate({ mutation: ChatLeaveDocument, variables: { id } });
      await navigate("/dashboard/chat");
      await client.refetchQueries({ include: ["ChatConversations"] });
      snackbar({
        text: intl.formatMessage({ id: "chat.left.group" }, { name }),
        undo: () => void rejoin(),
      });
    }
  };
  const rejoin = async () => {
    try {
      await mutate({ mutation: ChatRejoinDocument, variables: { id } });
      await navigate(`/dashboard/chat/${id}`);
      await client.refetchQueries({ include: ["ChatConversations"] });
    } catch (failure) {
      snackbar({ text: problemText(intl, failure), tone: "bad" });
    }
  };
  const confirm = async () => {
    setPending(true);
    try {
      await act();
      onClose();
    } catch (failure) {
      setError(problemText(intl, failure));
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: `chat.ask.${question.kind}` }, { name })}
      text={intl.formatMessage({ id: `chat.ask.${question.kind}.text` })}
      confirm={intl.formatMessage({ id: `chat.ask.${question.kind}.confirm` })}
      onConfirm={() => void confirm()}
      pending={pending}
      error={error}
    />
  );
}
