import { useEffect } from "react";
import { useIntl } from "react-intl";
import { toast as show, Toaster } from "sonner";
import { NoticeCard } from "./notice-card.tsx";
import { type NoticeKind, type QueuedNotice, showWith } from "./notice-queue.ts";

const edge = 20;

/** Section 9: how many at a time, for how long, and where; beside a sidebar, not over it. */
const stacks = {
  snackbar: { visibleToasts: 5, duration: 3_000, position: "top-right", offset: edge },
  toast: {
    visibleToasts: 3,
    duration: 5_000,
    position: "bottom-left",
    offset: { bottom: edge, left: `calc(var(--sidebar, 0px) + ${edge}px)` },
  },
} as const satisfies Record<NoticeKind, object>;

/** Long enough to see what was done and to think better of it. */
const undoFor = 10_000;

function present({ kind, ...content }: QueuedNotice) {
  show.custom((id) => <NoticeCard {...content} onClose={() => show.dismiss(id)} />, {
    // One text is one notice.
    id: `${kind}: ${content.text}`,
    toasterId: kind,
    ...((content.undo ?? content.open) && { duration: undoFor }),
    ...(content.stays && { duration: Infinity }),
  });
}

/** Snackbars and toasts, loaded apart. */
export function NoticeStacks() {
  const intl = useIntl();
  useEffect(() => showWith(present), []);
  const rtl = document.documentElement.dir === "rtl";
  return Object.entries(stacks).map(([kind, stack]) => (
    <Toaster
      key={kind}
      id={kind}
      {...stack}
      dir={rtl ? "rtl" : "ltr"}
      expand
      gap={10}
      mobileOffset={12}
      containerAriaLabel={intl.formatMessage({ id: `kit.notices.${kind as NoticeKind}` })}
      toastOptions={{ unstyled: true, className: "w-full font-sans" }}
    />
  ));
}
