import { type ReactNode, useRef } from "react";
import { ChatProvider } from "./chat-context.tsx";
import { ListPane } from "./list-pane.tsx";
import { usePanes } from "./use-panes.ts";

interface ChatPanesProps {
  /** Something stands beside the list or, where there is no room for both, in its place */
  isOpen: boolean;
  children: ReactNode;
}

/** The list and what is open, side by side where there is room. */
export function ChatPanes({ isOpen, children }: ChatPanesProps) {
  const area = useRef<HTMLDivElement>(null);
  const panes = usePanes(area);
  return (
    <div ref={area} className="@container flex min-h-0 min-w-0 flex-1">
      {panes > 0 && (
        <ChatProvider panes={panes || 1}>
          {(panes > 1 || !isOpen) && <ListPane />}
          {children}
        </ChatProvider>
      )}
    </div>
  );
}
