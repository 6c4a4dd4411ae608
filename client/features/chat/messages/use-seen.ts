import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { ChatMarkSeenDocument } from "../participant.generated.ts";

/** Throttles the reports. */
const SEND_DELAY_MS = 800;

/** Whether the page is visible and focused. */
const isLookedAt = (): boolean => document.visibilityState === "visible" && document.hasFocus();

/**
 * Reports the read position to the server: the last message on screen while the page is visible,
 * never moving backwards. Call the returned function whenever the position may have changed.
 */
export function useSeen(
  conversationId: string,
  lastReadSeq: number,
  lastSeqOnScreen: () => number,
): () => void {
  const { mutate } = useApolloClient();
  const reported = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useEffectEvent(async () => {
    timer.current = undefined;
    if (!isLookedAt()) return;
    const seq = lastSeqOnScreen();
    if (seq <= Math.max(lastReadSeq, reported.current)) return;
    const before = reported.current;
    reported.current = seq;
    try {
      await mutate({ mutation: ChatMarkSeenDocument, variables: { conversationId, seq } });
    } catch {
      reported.current = before; // with the next look
    }
  });
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    timer.current ??= setTimeout(() => void tell(), SEND_DELAY_MS);
  }, [looks]);
  const look = useCallback(() => setLooks((before) => before + 1), []);
  useEffect(() => {
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [look]);
  return look;
}
