import type { IntlShape } from "react-intl";
import { firstNameOf } from "./conversation.ts";
import type { ChatMessage } from "./message.ts";
import { plainText } from "./messages/formatting.ts";

type SystemMessage = Pick<ChatMessage, "systemEvent" | "sender" | "subject" | "body">;
type TextMessage = Pick<ChatMessage, "contentType" | "body" | "deletedAt">;

/** The text of a system message. */
export function systemText(
  intl: IntlShape,
  { systemEvent, sender, subject, body }: SystemMessage,
  me: string,
) {
  const isReturn = systemEvent === "ADDED" && sender !== null && sender.id === subject?.id;
  const nobody = intl.formatMessage({ id: "chat.somebody" });
  return intl.formatMessage(
    { id: `chat.system.${isReturn ? "RETURNED" : (systemEvent ?? "CREATED")}` },
    {
      isMine: String(sender?.id === me),
      name: sender?.displayName ?? nobody,
      isMe: String(subject?.id === me),
      about: subject?.displayName ?? nobody,
      title: body,
    },
  );
}

/** A short preview of a message, for lists, quotes and announcements. */
export function shortText(intl: IntlShape, { contentType, body, deletedAt }: TextMessage): string {
  if (deletedAt) return intl.formatMessage({ id: "chat.deleted" });
  if (body) return plainText(body).replaceAll(/\s+/g, " ");
  return intl.formatMessage({
    id: contentType === "IMAGE" ? "chat.sent.picture" : "chat.sent.file",
  });
}

/** A preview of the last message, with its sender unless that is obvious. */
export function previewText(
  intl: IntlShape,
  message: SystemMessage & TextMessage,
  { me, isGroup }: { me: string; isGroup: boolean },
): string {
  if (message.contentType === "SYSTEM") return systemText(intl, message, me);
  const text = shortText(intl, message);
  if (message.sender?.id === me) return intl.formatMessage({ id: "chat.youSaid" }, { text });
  if (!isGroup || !message.sender) return text;
  return intl.formatMessage({ id: "chat.saidBy" }, { name: firstNameOf(message.sender), text });
}
