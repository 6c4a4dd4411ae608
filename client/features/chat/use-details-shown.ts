import { useState } from "react";
import { useChat } from "./chat-context.tsx";

const key = "atelier-chat-details";

/** Whether the details stand beside the room: kept in this browser. Over it they open when asked for. */
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
