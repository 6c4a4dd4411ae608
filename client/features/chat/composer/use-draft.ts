import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ChatSaveDraftDocument } from "../participant.generated.ts";

/** After the last letter, in ms. */
const SAVE_DELAY_MS = 800;

interface Draft {
  text: string;
  setText(text: string): void;
  /** It was sent: nothing is left of it */
  clear(): void;
}

/** What is written and not sent; the server keeps it for this and all other devices. */
export function useDraft(conversationId: string, kept: string): Draft {
  const { mutate } = useApolloClient();
  const [text, setText] = useState(kept);
  const saved = useRef(kept);
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
