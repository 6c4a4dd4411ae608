import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { MessageHistory, Span } from "../client/message-history.ts";
import type { ChatMessage } from "../message.ts";
import { useChat } from "../chat-context.tsx";
import type { Outgoing } from "../client/outbox.ts";

/** The loaded messages of a range, by `seq`. */
export function useMessages(
  history: MessageHistory,
  { from, to }: Span,
): ReadonlyMap<number, ChatMessage> {
  const subscribe = useCallback(
    (changed: () => void) => history.watch({ from, to }, changed),
    [history, from, to],
  );
  const read = useMemo(
    () => unlessSame(() => history.pagesAround({ from, to })),
    [history, from, to],
  );
  const messages = useSyncExternalStore(subscribe, read);
  return useMemo(() => new Map(messages.map((message) => [message.seq, message])), [messages]);
}

/** Returns the previous array as long as its items are the same. */
function unlessSame<Item>(read: () => readonly Item[]): () => readonly Item[] {
  let last: readonly Item[] = [];
  return () => {
    const next = read();
    if (next.length !== last.length || next.some((item, place) => item !== last[place])) {
      last = next;
    }
    return last;
  };
}

/** The outgoing messages of a conversation. */
export function useOutgoing(conversationId: string): Outgoing[] {
  const { outbox } = useChat().chatClient;
  const all = useSyncExternalStore(outbox.subscribe, outbox.outgoing);
  return useMemo(
    () => all.filter((outgoing) => outgoing.conversationId === conversationId),
    [all, conversationId],
  );
}
