import { useRef } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { toast } from "../../ui/toasts/toast-queue.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { navItemOf } from "./navigation.ts";
import type { ConversationChangedSubscription } from "../../features/chat/live-conversations.generated.ts";

type Changed = ConversationChangedSubscription["conversationChanged"];

/**
 * Messages older than this, in ms, cause no alert: the event was about another change of the
 * conversation.
 */
const MAX_AGE_MS = 15_000;

/**
 * Alerts the user to new messages: by a toast with a link, and in the ways chosen in the chat's
 * settings; not for muted conversations, and never while do not disturb is on.
 */
export function useChatAlerts(isBusy: boolean): (conversation: Changed) => Promise<void> {
  const intl = useIntl();
  const navigate = useNavigate();
  const me = useViewer().member?.id;
  const last = useRef("");
  return async ({ id, title, viewerParticipant, lastMessage }) => {
    if (!lastMessage || lastMessage.id === last.current) return;
    const { sender, createdAt, contentType, deletedAt } = lastMessage;
    const isFresh = Date.now() - Date.parse(createdAt) < MAX_AGE_MS;
    if (!isFresh || deletedAt || contentType === "SYSTEM" || sender?.id === me) return;
    last.current = lastMessage.id;
    const isLookedAt = document.hasFocus() && location.pathname === `/dashboard/chat/${id}`;
    if (isBusy || viewerParticipant?.isMuted || isLookedAt) return;
    const [{ alertOf }, { shortText }] = await Promise.all([
      import("../../features/chat/alerts.ts"),
      import("../../features/chat/preview.ts"),
    ]);
    const name = sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" });
    const text = shortText(intl, lastMessage);
    const alert = {
      title: title ?? name,
      text: title ? intl.formatMessage({ id: "chat.saidBy" }, { name, text }) : text,
      open: () => void navigate(`/dashboard/chat/${id}`),
    };
    alertOf({ ...alert, conversationId: id });
    // The chat itself shows it in its list.
    if (navItemOf(location.pathname)?.name === "chat") return;
    toast({
      text: alert.title,
      detail: alert.text,
      open: { label: intl.formatMessage({ id: "ui.open" }), onOpen: alert.open },
    });
  };
}
