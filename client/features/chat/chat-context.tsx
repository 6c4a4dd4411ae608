import { useApolloClient } from "@apollo/client/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useViewer } from "../../platform/session/viewer.tsx";
import { ChatClient } from "./client/chat-client.ts";

/** The number of panes side by side: list or conversation; both; both with details. */
export type Panes = 1 | 2 | 3;

interface Chat {
  chatClient: ChatClient;
  /** The viewer's member */
  me: string;
  panes: Panes;
}

const ChatContext = createContext<Chat | null>(null);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("useChat needs a ChatProvider");
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
  const [chatClient] = useState(() => new ChatClient(client, me));
  useEffect(() => chatClient.start(), [chatClient]);
  return <ChatContext value={{ chatClient, me, panes }}>{children}</ChatContext>;
}
