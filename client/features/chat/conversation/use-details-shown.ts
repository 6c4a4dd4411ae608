import { useState } from "react";
import { useChat } from "../chat-context.tsx";

const key = "atelier-chat-details";

/** Whether the details are open beside the conversation: stored in this browser. As an overlay they start closed. */
export function useDetailsShown(): [shown: boolean, show: (shown: boolean) => void] {
  const { panes } = useChat();
  const [kept, setKept] = useState(() => localStorage.getItem(key) !== "off");
  const [over, setOver] = useState(false);
  if (panes < 3) return [over, setOver];
  return [
    kept,
    (shown) => {
      setKept(shown);
      localStorage.setItem(key, shown ? "on" : "off");
    },
  ];
}
