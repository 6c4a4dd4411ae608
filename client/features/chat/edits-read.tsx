import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { EditList } from "./edit-list.tsx";
import type { ChatMessage } from "./message.ts";
import { ChatMessageEditsDocument } from "./message.generated.ts";
import { useRoom } from "./room-context.tsx";

/** What a message of the room said before, read when somebody wants to know. */
export function EditsRead({ message: { seq } }: { message: ChatMessage }) {
  const intl = useIntl();
  const { conversation } = useRoom();
  const { data, error } = useQuery(ChatMessageEditsDocument, {
    variables: { conversationId: conversation.id, seq },
    fetchPolicy: "network-only",
  });
  if (error) return <p className="text-bad">{problemText(intl, error)}</p>;
  return <EditList edits={data?.messages.nodes[0]?.edits} />;
}
