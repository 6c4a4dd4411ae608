import { useQuery, useSubscription } from "@apollo/client/react";
import { useRef } from "react";
import { collectGarbage } from "../../platform/apollo/collect-garbage.ts";
import { useCatchUp, useLiveBegin } from "../../platform/apollo/use-live.ts";
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
  const isReading = useLiveBegin() && hasProfile;
  const { data, refetch } = useQuery(UnreadConversationsDocument, { skip: !isReading });
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
  useCatchUp(refetch, isReading);
  return hasProfile ? unreadCount(data) : 0;
}
