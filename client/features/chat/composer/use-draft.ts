import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ChatSaveDraftDocument } from "../participant.generated.ts";

/** After the last keystroke, in ms. */
const SAVE_DELAY_MS = 800;

interface Draft {
  text: string;
  setText(text: string): void;
  /** The message was sent: deletes the draft */
  clear(): void;
}

/** An unsent message; stored on the server for all devices of the user. */
export function useDraft(conversationId: string, stored: string): Draft {
  const { mutate } = useApolloClient();
  const [text, setText] = useState(stored);
  const saved = useRef(stored);
  const save = useEffectEvent((now: string, isLeaving: boolean) => {
    if (now === saved.current) return;
    const before = saved.current;
    saved.current = now;
    mutate({
      mutation: ChatSaveDraftDocument,
      variables: { conversationId, text: now },
      context: { fetchOptions: { keepalive: isLeaving } },
    }).catch(() => (saved.current = before));
  });
  useEffect(() => {
    const timer = setTimeout(() => save(text, false), text ? SAVE_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const leave = () => save(latest.current, true);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return { text, setText, clear: () => setText("") };
}
