/** "snackbar" confirms what the user just did, "toast" reports what others did. */
export type ToastKind = "snackbar" | "toast";

export interface ToastContent {
  /** In the reader's language; the same text is shown once at a time */
  text: string;
  /** What it is about: another one of the same replaces it */
  of?: string;
  /** A second line, for example the beginning of a message */
  detail?: string;
  tone?: "plain" | "good" | "bad";
  /** Undoes the action, within ten seconds */
  undo?(): void;
  /** Opens the object that the toast is about */
  open?: { label: string; onOpen(): void };
  /** A second action, such as copying its link */
  more?: { label: string; onOpen(): void };
  /** Stays until it is closed */
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

/** Top right, at most five, three seconds each; ten seconds with Undo or an action. */
export const snackbar = say("snackbar");
/** Bottom left, at most three, five seconds each. */
export const toast = say("toast");

/** For the host: calls `wake` when a toast waits for the host to be loaded. */
export function onToastQueued(wake: () => void): () => void {
  if (waiting.length > 0) wake();
  hosts.add(wake);
  return () => hosts.delete(wake);
}

/** Whether the page has a host, loaded or not. */
export const hasHost = (): boolean => hosts.size > 0;

/** For the host, once it is loaded: it gets all waiting and future toasts. */
export function attachToastHost(shows: Show): () => void {
  show = shows;
  for (const notice of waiting) shows(notice);
  waiting = [];
  return () => {
    show = undefined;
  };
}
