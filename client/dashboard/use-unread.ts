import { useQuery, useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { onConnection } from "../apollo/connection.ts";
import { useChatAlerts } from "./use-chat-alerts.ts";
import { useViewer } from "../session/viewer.tsx";
import { ConversationToldDocument, UnreadConversationsDocument } from "./unread.generated.ts";

/** How long what happens is gathered before the count is asked for, in ms. */
const pause = 400;

/** In how many conversations something is unread; counted anew whenever something happens to one. */
export function useUnread(): number {
  const hasProfile = Boolean(useViewer().member);
  const { data, refetch } = useQuery(UnreadConversationsDocument, { skip: !hasProfile });
  const alert = useChatAlerts(data?.viewer?.member?.isBusy ?? false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = useCallback(() => {
    if (!hasProfile) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetch().catch(() => {}), pause);
  }, [hasProfile, refetch]);
  useSubscription(ConversationToldDocument, {
    skip: !hasProfile,
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      soon();
      if (told) void alert(told.conversationChanged);
    },
  });
  useEffect(() => {
    const leave = onConnection(soon);
    addEventListener("focus", soon);
    return () => {
      leave();
      removeEventListener("focus", soon);
      clearTimeout(timer.current);
    };
  }, [soon]);
  return hasProfile ? (data?.unreadConversationCount ?? 0) : 0;
}
