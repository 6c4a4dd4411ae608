import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import {
  type KeyboardEvent,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useChat } from "../chat-context.tsx";
import { isGroupedWith, lineAt } from "./message-line.ts";
import type { ChatMessage } from "../message.ts";
import { MessageRow } from "./message-row.tsx";
import type { Outgoing } from "../client/outbox.ts";
import { OutgoingRow } from "./outgoing-row.tsx";
import { useConversation } from "../conversation/conversation-context.tsx";
import { TypingRow } from "./typing-row.tsx";
import { useMessages, useOutgoing } from "./use-messages.ts";
import { useSeen } from "./use-seen.ts";

/** The estimated height of a message; measured once it is rendered. */
const ESTIMATED_HEIGHT_PX = 64;
/** Within this distance the list counts as scrolled to the end. */
const END_THRESHOLD_PX = 80;
/** How long the target of a jump is highlighted. */
const HIGHLIGHT_MS = 2_000;

interface MessageListProps {
  /** The message to open at, instead of the first unread one or the end */
  startAt?: number;
}

/** The messages of a conversation, virtualized. */
export function MessageList({ startAt }: MessageListProps) {
  const intl = useIntl();
  const { chatClient, me } = useChat();
  const { live, conversation, title, jump } = useConversation();
  const outgoing = useOutgoing(conversation.id);
  const writers = useSyncExternalStore(chatClient.typing.subscribe, () =>
    chatClient.typing.writers(conversation.id),
  );
  const scroller = useRef<HTMLDivElement>(null);
  const lastSeq = useSyncExternalStore(live.subscribe, live.lastSeq);
  const count = lastSeq + outgoing.length + (writers.length > 0 ? 1 : 0);

  // As it was when the conversation was opened: the unread line does not move.
  const [unread] = useState(() => ({
    count: conversation.viewerParticipant?.unreadCount ?? 0,
    from: (conversation.viewerParticipant?.lastReadSeq ?? 0) + 1,
  }));
  const [active, setActive] = useState<number>();
  const [marked, setMarked] = useState<number>();
  const [pending, setPending] = useState<number | undefined>(startAt);
  const lastActive = active ?? lastSeq;

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT_PX,
    getItemKey: (index) =>
      index < lastSeq ? index + 1 : (outgoing[index - lastSeq]?.id ?? "typing"),
    overscan: 8,
    paddingStart: 8,
    paddingEnd: 16,
    anchorTo: "end",
    // The roving tab stop stays rendered, however far the list is scrolled.
    rangeExtractor: (range) =>
      [...new Set([Math.max(0, lastActive - 1), ...defaultRangeExtractor(range)])]
        .filter((index) => index < count)
        .sort((a, b) => a - b),
  });
  const items = rows.getVirtualItems();
  const height = rows.getTotalSize();
  const range = rows.range;
  const atEnd = rows.isAtEnd(END_THRESHOLD_PX);

  const [endSeq, setEndSeq] = useState(lastSeq);
  if (atEnd && endSeq !== lastSeq) setEndSeq(lastSeq);
  const arrived = lastSeq - endSeq;

  const lastOnScreen = () => {
    const area = scroller.current;
    if (!area) return 0;
    const bottom = area.getBoundingClientRect().bottom;
    let last = 0;
    for (const row of area.querySelectorAll<HTMLElement>("article[data-seq]")) {
      const { top, height } = row.getBoundingClientRect();
      if (top + Math.min(height, ESTIMATED_HEIGHT_PX) <= bottom + 1) {
        last = Math.max(last, Number(row.dataset.seq));
      }
    }
    return last;
  };
  const look = useSeen(
    conversation.id,
    conversation.viewerParticipant?.lastReadSeq ?? 0,
    lastOnScreen,
  );

  // Scroll anchoring: at the end, stay at the end; opened at the unread line, keep it at the top until
  // the user scrolls, while pages load and rows are measured.
  const isAtEnd = useRef(false);
  const isAtUnread = useRef(false);
  const stay = useEffectEvent(() => {
    const area = scroller.current;
    if (!area) return;
    if (isAtUnread.current) rows.scrollToIndex(unread.from - 1, { align: "start" });
    else if (isAtEnd.current) area.scrollTop = area.scrollHeight;
  });
  useLayoutEffect(() => stay(), [height]);
  // Scroll events without user input come from row measurement: the user has not left the end.
  const isByHand = useRef(false);
  // The composer grew, or the window shrank (a phone's keyboard). Text rewraps and scrolls the list;
  // that scroll event may arrive before the observer's callback.
  const size = useRef("");
  useLayoutEffect(() => {
    const area = scroller.current;
    if (!area) return;
    const observer = new ResizeObserver(() => {
      size.current = sizeOf(area);
      isByHand.current = false;
      stay();
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  const letGo = () => {
    isAtUnread.current = false;
    isByHand.current = true;
  };
  const scrolled = ({ currentTarget: area }: UIEvent<HTMLElement>) => {
    const isNear = area.scrollHeight - area.scrollTop - area.clientHeight < END_THRESHOLD_PX;
    if (isNear || (isByHand.current && size.current === sizeOf(area))) isAtEnd.current = isNear;
    look();
  };
  const toEnd = () => {
    isAtUnread.current = false;
    isByHand.current = false;
    isAtEnd.current = true;
    rows.scrollToEnd();
  };

  const start = useEffectEvent(() => {
    if (startAt) return rows.scrollToIndex(startAt - 1, { align: "center" });
    if (isFirstUnread(unread, lastSeq)) {
      isAtUnread.current = true;
      return rows.scrollToIndex(unread.from - 1, { align: "start" });
    }
    toEnd();
  });
  useLayoutEffect(() => start(), []);

  // Load pages as they scroll into view.
  const from = (range?.startIndex ?? 0) - 9;
  const to = (range?.endIndex ?? 0) + 11;
  const messages = useMessages(live.history, { from, to });
  useEffect(() => {
    live.need({ from, to });
    look();
  }, [live, from, to, lastSeq, look]);

  const go = useEffectEvent((to: number | "end") => {
    if (to === "end") return toEnd();
    setPending(to);
    letGo();
    isAtEnd.current = false;
    rows.scrollToIndex(to - 1, { align: "center" });
  });
  useLayoutEffect(() => {
    if (jump) go(jump.to);
  }, [jump]);
  // A distant message can be shown once its page has loaded.
  const awaited = pending ?? (isFirstUnread(unread, lastSeq) ? unread.from : lastSeq);
  const isAwaitedThere = useMessages(live.history, { from: awaited, to: awaited }).has(awaited);
  const isPendingThere = pending !== undefined && isAwaitedThere;
  const arrive = useEffectEvent(() => {
    if (!isPendingThere) return;
    rows.scrollToIndex(pending - 1, { align: "center" });
    setPending(undefined);
    setMarked(pending);
    setActive(pending);
  });
  useEffect(() => arrive(), [isPendingThere]);
  useEffect(() => {
    if (marked === undefined) return;
    const timer = setTimeout(() => setMarked(undefined), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  const isMoving = useRef(false);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    letGo();
    if (!(event.target instanceof HTMLElement) || event.target.tagName !== "ARTICLE") return;
    const steps: Record<string, number> = {
      ArrowUp: lastActive - 1,
      ArrowDown: lastActive + 1,
      Home: 1,
      End: lastSeq,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 1 || next > lastSeq) return;
    isMoving.current = true;
    setActive(next);
    rows.scrollToIndex(next - 1, { align: "auto" });
  };
  /** Focus the message as soon as it is rendered. */
  const focusWhenThere = (row: HTMLElement | null, seq: number) => {
    if (!row || !isMoving.current || seq !== active) return;
    const article = row.querySelector<HTMLElement>("article");
    if (!article) return;
    isMoving.current = false;
    article.focus({ preventScroll: true });
  };

  const reading = conversation.participants.flatMap(({ member, lastReadSeq, leftAt }) =>
    member && member.id !== me && !leftAt && lastReadSeq !== null ? [lastReadSeq] : [],
  );
  const newest = messages.get(lastSeq);
  // The tab stop may be far from the visible range.
  const atStop = useMessages(live.history, { from: lastActive - 1, to: lastActive });
  // Shown with the heights that were measured; the estimates of the first frame would jump.
  const isOpening = lastSeq > 0 && !isAwaitedThere && !startAt;
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    if (isOpening) return;
    const frame = requestAnimationFrame(() => setMeasured(true));
    return () => cancelAnimationFrame(frame);
  }, [isOpening]);
  const readByAll = reading.length > 0 ? Math.min(...reading) : 0;

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys go from message to message */}
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={intl.formatMessage({ id: "chat.history" }, { name: title })}
        onKeyDown={press}
        onScroll={scrolled}
        onWheel={letGo}
        onTouchMove={letGo}
        onPointerDown={letGo}
        className="flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] md:px-6"
      >
        <div
          role="presentation"
          className={`relative mt-auto w-full shrink-0 ${isMeasured ? "" : "invisible"}`}
          style={{ height }}
        >
          {items.map(({ index, key, start: top }) => {
            const seq = index + 1;
            const line =
              index < lastSeq
                ? lineAt(intl, seq === lastActive ? atStop : messages, seq)
                : undefined;
            const sent = outgoing[index - lastSeq];
            return (
              <div
                key={key}
                ref={(row) => {
                  rows.measureElement(row);
                  focusWhenThere(row, seq);
                }}
                data-index={index}
                className="absolute inset-x-0"
                style={{ top }}
              >
                {line && (
                  <MessageRow
                    {...line}
                    unreadFrom={unread.count > 0 && seq === unread.from ? unread.count : undefined}
                    isRead={seq <= readByAll}
                    isActive={seq === lastActive}
                    isMarked={seq === marked}
                    onFocus={setActive}
                  />
                )}
                {index < lastSeq && !line && <MessageSkeleton isRight={seq % 3 === 0} />}
                {sent && (
                  <OutgoingRow
                    outgoing={sent}
                    isFollowUp={goesOn(intl, me, sent, outgoing[index - lastSeq - 1] ?? newest)}
                  />
                )}
                {index >= lastSeq + outgoing.length && <TypingRow writers={writers} />}
              </div>
            );
          })}
        </div>
      </div>
      {!atEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute end-6 bottom-3 inline-flex h-10 items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm font-semibold shadow-overlay hover:bg-raised"
        >
          <IconArrowDown size={18} aria-hidden="true" />
          <span className={arrived > 0 ? "" : "sr-only"}>
            <FormattedMessage id="chat.toEnd" values={{ count: arrived }} />
          </span>
        </button>
      )}
    </div>
  );
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth}x${clientHeight}`;

/** Whether a conversation opens at its first unread message: a few at the end are visible anyway. */
const isFirstUnread = ({ count, from }: { count: number; from: number }, lastSeq: number) =>
  count > 0 && lastSeq - from >= 4;

/** Whether an outgoing message is grouped with the viewer's message before it. */
function goesOn(
  intl: IntlShape,
  me: string,
  { createdAt }: Outgoing,
  before: Outgoing | ChatMessage | undefined,
): boolean {
  if (!before) return false;
  const sender = "sender" in before ? before.sender : { id: me };
  const contentType = "contentType" in before ? before.contentType : "TEXT";
  const placed = { createdAt: before.createdAt, contentType, sender };
  return isGroupedWith(intl, placed, { createdAt, contentType: "TEXT", sender: { id: me } });
}

function MessageSkeleton({ isRight }: { isRight: boolean }) {
  return (
    <div aria-hidden="true" className={`flex pt-4 ${isRight ? "justify-end" : ""}`}>
      <span className="h-11 w-1/2 rounded-card bg-raised" />
    </div>
  );
}
