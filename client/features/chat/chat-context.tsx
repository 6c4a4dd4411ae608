import { useApolloClient } from "@apollo/client/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useViewer } from "../../session/viewer.tsx";
import { ChatDesk } from "./chat-desk.ts";

/** How many panes stand side by side: the list or the room; both; the details, too. */
export type Panes = 1 | 2 | 3;

interface Chat {
  desk: ChatDesk;
  /** The viewer's member */
  me: string;
  panes: Panes;
}

const ChatContext = createContext<Chat | null>(null);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("Nobody chats here");
  return chat;
}

interface ChatProviderProps {
  panes: Panes;
  children: ReactNode;
}

/** What all panes of the chat share. */
export function ChatProvider({ panes, children }: ChatProviderProps) {
  const client = useApolloClient();
  const me = useViewer().member?.id ?? "";
  const [desk] = useState(() => new ChatDesk(client, me));
  useEffect(() => desk.start(), [desk]);
  return <ChatContext value={{ desk, me, panes }}>{children}</ChatContext>;
}
