import type { IntlShape } from "react-intl";
import { firstNameOf } from "./conversation.ts";
import type { ChatMessage } from "./message.ts";

type Told = Pick<ChatMessage, "happening" | "sender" | "about" | "body">;
type Said = Pick<ChatMessage, "contentType" | "body" | "deletedAt">;

/** What happened to the conversation, in a sentence. */
export function systemText(intl: IntlShape, { happening, sender, about, body }: Told, me: string) {
  const isReturn = happening === "ADDED" && sender !== null && sender.id === about?.id;
  const nobody = intl.formatMessage({ id: "chat.somebody" });
  return intl.formatMessage(
    { id: `chat.system.${isReturn ? "RETURNED" : (happening ?? "CREATED")}` },
    {
      isMine: String(sender?.id === me),
      name: sender?.displayName ?? nobody,
      isMe: String(about?.id === me),
      about: about?.displayName ?? nobody,
      title: body,
    },
  );
}

/** A message in a few words: in the list, in a quote, to be read aloud. */
export function shortText(intl: IntlShape, { contentType, body, deletedAt }: Said): string {
  if (deletedAt) return intl.formatMessage({ id: "chat.deleted" });
  if (body) return body.replaceAll(/\s+/g, " ");
  return intl.formatMessage({
    id: contentType === "IMAGE" ? "chat.sent.picture" : "chat.sent.file",
  });
}

/** A conversation's last message, with who said it where that is not plain. */
export function previewText(
  intl: IntlShape,
  message: Told & Said,
  { me, isGroup }: { me: string; isGroup: boolean },
): string {
  if (message.contentType === "SYSTEM") return systemText(intl, message, me);
  const text = shortText(intl, message);
  if (message.sender?.id === me) return intl.formatMessage({ id: "chat.youSaid" }, { text });
  if (!isGroup || !message.sender) return text;
  return intl.formatMessage({ id: "chat.saidBy" }, { name: firstNameOf(message.sender), text });
}
