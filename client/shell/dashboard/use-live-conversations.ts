import { useQuery, useSubscription } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { collectGarbage } from "../../platform/apollo/collect-garbage.ts";
import { connectionState, onConnection } from "../../platform/apollo/connection.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { listConversation } from "../../features/chat/list-conversation.ts";
import {
  ConversationChangedDocument,
  UnreadConversationsDocument,
} from "../../features/chat/live-conversations.generated.ts";
import { unreadCount } from "../../features/chat/folders.ts";
import { useChatAlerts } from "./use-chat-alerts.ts";

/** Garbage collection runs after this many events: each replaces a last message, for example. */
const EVENTS_BETWEEN_CLEANUPS = 500;

/**
 * How long the first read waits for the live connection: what is read before it may be out of date when it begins, and
 * would have to be read again.
 */
const MAX_WAIT_MS = 1_500;

/**
 * The dashboard's one subscription to the viewer's conversations: it writes to the cache, and lists and
 * counts follow. Returns the number of unread conversations.
 */
export function useLiveConversations(): number {
  const hasProfile = Boolean(useViewer().member);
  const [isReading, setIsReading] = useState(false);
  const { data, refetch } = useQuery(UnreadConversationsDocument, {
    skip: !hasProfile || !isReading,
  });
  const alert = useChatAlerts(data?.viewer?.member?.isBusy ?? false);
  const heard = useRef(0);
  useSubscription(ConversationChangedDocument, {
    skip: !hasProfile,
    ignoreResults: true,
    onData: ({ client, data: { data: event } }) => {
      if (!event) return;
      listConversation(client.cache, event.conversationChanged.id);
      heard.current += 1;
      if (heard.current % EVENTS_BETWEEN_CLEANUPS === 0) collectGarbage(client.cache);
      void alert(event.conversationChanged);
    },
  });
  useEffect(() => {
    const begin = () => setIsReading(true);
    const beginIfConnected = () => {
      if (connectionState() === "connected") begin();
    };
    beginIfConnected();
    const leave = onConnection(beginIfConnected);
    const timer = setTimeout(begin, MAX_WAIT_MS);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, []);
  // Catch up on what happened while disconnected.
  useEffect(() => {
    if (!hasProfile || !isReading) return;
    const read = () => {
      if (connectionState() === "connected") refetch().catch(() => {});
    };
    const leave = onConnection(read);
    addEventListener("focus", read);
    return () => {
      leave();
      removeEventListener("focus", read);
    };
  }, [hasProfile, isReading, refetch]);
  return hasProfile ? unreadCount(data) : 0;
}
