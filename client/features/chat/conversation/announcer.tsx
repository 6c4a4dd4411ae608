import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { useChat } from "../chat-context.tsx";
import { firstNameOf } from "../conversation.ts";
import type { ChatMessage } from "../message.ts";
import { shortText, systemText } from "../preview.ts";

/** Announces incoming messages to screen readers: "Amara: …". */
export function Announcer({ conversationId }: { conversationId: string }) {
  const intl = useIntl();
  const { chatClient, me } = useChat();
  const [text, setText] = useState("");
  const say = useEffectEvent((messages: readonly ChatMessage[]) => {
    const last = messages.at(-1);
    if (!last) return;
    if (last.contentType === "SYSTEM") return setText(systemText(intl, last, me));
    const name = last.sender
      ? firstNameOf(last.sender)
      : intl.formatMessage({ id: "chat.somebody" });
    setText(intl.formatMessage({ id: "chat.saidBy" }, { name, text: shortText(intl, last) }));
  });
  useEffect(
    () => chatClient.onArrival((messages, id) => id === conversationId && say(messages)),
    [chatClient, conversationId],
  );
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
