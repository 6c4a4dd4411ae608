import { type CSSProperties, useEffect } from "react";
import { useIntl } from "react-intl";
import { toast as show, Toaster } from "sonner";
import { ToastCard } from "./toast-card.tsx";
import { type ToastKind, type QueuedToast, attachToastHost } from "./toast-queue.ts";

const edge = 20;

/**
 * Section 9: how many at a time, for how long, and where; in the dashboard next to the sidebar and
 * the buttons of the header, not over them.
 */
const stacks = {
  snackbar: {
    visibleToasts: 5,
    duration: 3_000,
    position: "top-right",
    offset: { top: edge, right: `calc(var(--header-buttons, 0px) + ${edge}px)` },
  },
  toast: {
    visibleToasts: 3,
    duration: 5_000,
    position: "bottom-left",
    offset: { bottom: edge, left: `calc(var(--sidebar, 0px) + ${edge}px)` },
  },
} as const satisfies Record<ToastKind, object>;

/** Two lines at most, so that one with Undo stays within the header, not over the screen’s own buttons. */
const WIDE: CSSProperties & Record<"--width", string> = {
  "--width": "clamp(356px, 100vw - 960px, 480px)",
};

/** Long enough to notice a mistake and undo it. */
const UNDO_DURATION_MS = 10_000;

/** Sonner's id of what is on screen, by what it is about. */
const shown = new Map<string, string>();
let count = 0;

function present({ kind, of, ...content }: QueuedToast) {
  // The same text is shown once, and of one thing what happened last.
  const subject = `${kind}: ${of ?? content.text}`;
  const id = shown.get(subject) ?? `${subject} ${count++}`;
  shown.set(subject, id);
  // One that is leaving keeps its id until it is gone: what follows is not written into it.
  const leave = () => {
    if (shown.get(subject) === id) shown.delete(subject);
  };
  const close = () => {
    leave();
    show.dismiss(id);
  };
  show.custom(() => <ToastCard {...content} onClose={close} />, {
    id,
    toasterId: kind,
    onAutoClose: leave,
    onDismiss: leave,
    ...((content.undo ?? content.open) && { duration: UNDO_DURATION_MS }),
    ...(content.stays && { duration: Infinity }),
  });
}

/** Snackbars and toasts, loaded separately. */
export function Toasters() {
  const intl = useIntl();
  useEffect(() => attachToastHost(present), []);
  const rtl = document.documentElement.dir === "rtl";
  return Object.entries(stacks).map(([kind, stack]) => (
    <Toaster
      key={kind}
      id={kind}
      {...stack}
      dir={rtl ? "rtl" : "ltr"}
      expand
      gap={10}
      style={kind === "snackbar" ? WIDE : undefined}
      mobileOffset={12}
      containerAriaLabel={intl.formatMessage({ id: `ui.toasts.${kind as ToastKind}` })}
      toastOptions={{ unstyled: true, className: "w-full font-sans" }}
    />
  ));
}
