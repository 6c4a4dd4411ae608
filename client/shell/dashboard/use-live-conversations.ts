import { useQuery, useSubscription } from "@apollo/client/react";
import { useEffect, useRef } from "react";
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
 * The dashboard's one subscription to the viewer's conversations: it writes to the cache, and lists and
 * counts follow. Returns the number of unread conversations.
 */
export function useLiveConversations(): number {
  const hasProfile = Boolean(useViewer().member);
  const { data, refetch } = useQuery(UnreadConversationsDocument, { skip: !hasProfile });
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
  // Catch up on what happened while disconnected.
  useEffect(() => {
    if (!hasProfile) return;
    const read = () => {
      if (connectionState() === "connected") refetch().catch(() => {});
    };
    const leave = onConnection(read);
    addEventListener("focus", read);
    return () => {
      leave();
      removeEventListener("focus", read);
    };
  }, [hasProfile, refetch]);
  return hasProfile ? unreadCount(data) : 0;
}
