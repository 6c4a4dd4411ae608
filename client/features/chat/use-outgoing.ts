import { useMemo, useSyncExternalStore } from "react";
import { useChat } from "./chat-context.tsx";
import type { Outgoing } from "./outbox.ts";

/** What is on its way into a conversation. */
export function useOutgoing(conversationId: string): Outgoing[] {
  const { outbox } = useChat().desk;
  const all = useSyncExternalStore(outbox.subscribe, outbox.outgoing);
  return useMemo(
    () => all.filter((outgoing) => outgoing.conversationId === conversationId),
    [all, conversationId],
  );
}
