/** "snackbar" answers what the reader just did, "toast" tells what others did. */
export type ToastKind = "snackbar" | "toast";

export interface ToastContent {
  /** In the reader's language; the same text is shown once at a time */
  text: string;
  /** A line below it, for example of what somebody wrote */
  detail?: string;
  tone?: "plain" | "good" | "bad";
  /** Takes back what was done, within ten seconds */
  undo?(): void;
  /** Leads to what it tells of */
  open?: { label: string; onOpen(): void };
  /** A second thing to do about it, such as copying its link */
  more?: { label: string; onOpen(): void };
  /** Until it is closed */
  stays?: boolean;
}

export interface QueuedToast extends ToastContent {
  kind: ToastKind;
}

type Show = (notice: QueuedToast) => void;

let show: Show | undefined;
let waiting: QueuedToast[] = [];
const hosts = new Set<() => void>();

const say = (kind: ToastKind) => (content: ToastContent) => {
  const notice = { ...content, kind };
  if (show) return show(notice);
  waiting = [...waiting, notice];
  for (const wake of hosts) wake();
};

/** Top right, at most five, three seconds each, with Undo or something to open ten. */
export const snackbar = say("snackbar");
/** Bottom left, at most three, five seconds each. */
export const toast = say("toast");

/** For the host: when something waits for it to be loaded. */
export function whenWaiting(wake: () => void): () => void {
  if (waiting.length > 0) wake();
  hosts.add(wake);
  return () => hosts.delete(wake);
}

/** For the host, once it is there: it gets what has waited and all that follows. */
export function showWith(shows: Show): () => void {
  show = shows;
  for (const notice of waiting) shows(notice);
  waiting = [];
  return () => {
    show = undefined;
  };
}
