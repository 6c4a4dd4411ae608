import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { deleteDraft, draftKey, saveDraft } from "../form/draft-storage.ts";

/** A message that is about to be sent. */
export interface Send {
  /** Made by the client: the server sends it once, however often it is asked to */
  id: string;
  /** What it belongs to: the request, the order */
  thread: string;
  content: string;
  /** What is said while it can be undone, and after it was sent */
  texts: { pending: string; sent: string };
  /** Where it was written */
  href: string;
  /** `keepalive` while the page closes */
  run(options: { keepalive: boolean }): Promise<unknown>;
}

/** One that was taken back, or could not be sent: its text belongs into the field again. */
export interface Returned {
  id: string;
  thread: string;
  content: string;
  error?: unknown;
}

interface Sends {
  pending: readonly Send[];
  returned: readonly Returned[];
  begin(send: Send): void;
  undo(send: Send): void;
  sendNow(send: Send): void;
  /** Its text is in the field */
  taken(id: string): void;
}

const SendsContext = createContext<Sends | undefined>(undefined);

/** How long a message can be taken back. */
export const UNDO_MS = 10_000;

/** The key under which a message is stored on this device until it is sent. */
export const sendKey = (userId: string, thread: string) => draftKey(userId, "send", thread);

/**
 * Messages that were sent in the last ten seconds and can be taken back, on any screen. Until the server has
 * one it is stored on this device; when the page closes it is sent at once. So it is neither lost nor sent twice.
 */
export function SendsProvider({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id: userId } = useViewer();
  const [pending, setPending] = useState<readonly Send[]>([]);
  const [returned, setReturned] = useState<readonly Returned[]>([]);
  const timers = useRef(new Map<string, number>());

  /** Ends waiting; false if it had ended before. */
  const end = ({ id }: Send): boolean => {
    const timer = timers.current.get(id);
    clearTimeout(timer);
    return timers.current.delete(id);
  };
  const giveBack = ({ id, thread, content }: Send, error?: unknown) =>
    setReturned((before) => [...before, { id, thread, content, error }]);
  const run = async (send: Send, keepalive = false) => {
    if (!end(send)) return;
    try {
      await send.run({ keepalive });
      void deleteDraft(sendKey(userId, send.thread));
      snackbar({ text: send.texts.sent, tone: "good" });
    } catch (error) {
      giveBack(send, error);
      // The field it was written in says so.
      if (new URL(send.href, location.href).pathname === location.pathname) return;
      snackbar({
        text: problemText(intl, error),
        tone: "bad",
        stays: true,
        open: {
          label: intl.formatMessage({ id: "ui.open" }),
          onOpen: () => void navigate(send.href),
        },
      });
    } finally {
      setPending((before) => before.filter(({ id }) => id !== send.id));
    }
  };
  const undo = (send: Send) => {
    if (!end(send)) {
      snackbar({ text: intl.formatMessage({ id: "flow.send.late" }), tone: "bad" });
      return;
    }
    setPending((before) => before.filter(({ id }) => id !== send.id));
    void deleteDraft(sendKey(userId, send.thread));
    giveBack(send);
    void navigate(send.href);
  };
  const begin = (send: Send) => {
    const { id, thread, content, texts } = send;
    const at = new Date().toISOString();
    void saveDraft(sendKey(userId, thread), { base: {}, values: { id, content }, at });
    setPending((before) => [...before, send]);
    timers.current.set(
      id,
      window.setTimeout(() => void run(send), UNDO_MS),
    );
    snackbar({ text: texts.pending, undo: () => undo(send) });
  };
  const leave = useEffectEvent(() => {
    for (const send of pending) void run(send, true);
  });
  useEffect(() => {
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);
  return (
    <SendsContext
      value={{
        pending,
        returned,
        begin,
        undo,
        sendNow: (send) => void run(send),
        taken: (taken) => setReturned((before) => before.filter(({ id }) => id !== taken)),
      }}
    >
      {children}
    </SendsContext>
  );
}

export function useSends(): Sends {
  const sends = use(SendsContext);
  if (!sends) throw new Error("There is no SendsProvider");
  return sends;
}
