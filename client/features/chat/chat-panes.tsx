import { type ReactNode, useRef, type RefObject, useLayoutEffect, useState } from "react";
import { ChatProvider, type Panes } from "./chat-context.tsx";
import { ListPane } from "./list/list-pane.tsx";

interface ChatPanesProps {
  /** A conversation is open next to the list or, if there is no room for both, instead of it */
  isOpen: boolean;
  children: ReactNode;
}

/** The list and the open conversation, side by side if there is room. */
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

/** List 320, conversation at least 480, details 280. */
const two = 320 + 480;
const three = two + 280;

/** How many panes fit into an element at its current width; 0 before it is measured. */
function usePanes(element: RefObject<HTMLElement | null>): Panes | 0 {
  const [panes, setPanes] = useState<Panes | 0>(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const width = current.clientWidth;
      setPanes(width >= three ? 3 : width >= two ? 2 : 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return panes;
}
