import { useMemo, useSyncExternalStore } from "react";
import { useChat } from "../chat-context.tsx";
import type { Outgoing } from "../client/outbox.ts";

/** The outgoing messages of a conversation. */
export function useOutgoing(conversationId: string): Outgoing[] {
  const { outbox } = useChat().chatClient;
  const all = useSyncExternalStore(outbox.subscribe, outbox.outgoing);
  return useMemo(
    () => all.filter((outgoing) => outgoing.conversationId === conversationId),
    [all, conversationId],
  );
}
