import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

interface RowLink {
  to: string;
  target?: "_blank";
  /** Leads out of the dashboard */
  reloadDocument?: boolean;
}

/** How a row opens: where it leads, or what is done. */
export type RowOpening = RowLink | (() => void);

const CONTROLS =
  "a, button, input, select, textarea, label, summary, [contenteditable], [data-no-opening]";
const MIDDLE_BUTTON = 1;

/** Opens rows, also from a click anywhere in them; with Ctrl or the middle button in a new tab. */
export function useRowOpening() {
  const navigate = useNavigate();
  const open = (opening: RowOpening, inNewTab = false) => {
    if (typeof opening === "function") return opening();
    const { to, target, reloadDocument } = opening;
    if (inNewTab || target === "_blank") window.open(to, "_blank", "noopener");
    else if (reloadDocument) location.assign(to);
    else void navigate(to);
  };
  /** Spread on the element of a row. */
  const clicksOf = (opening: RowOpening | undefined) =>
    opening && {
      onClick(event: MouseEvent) {
        if (isMeant(event)) open(opening, event.ctrlKey || event.metaKey);
      },
      // The middle button would scroll.
      onMouseDown(event: MouseEvent) {
        if (event.button === MIDDLE_BUTTON && isMeant(event)) event.preventDefault();
      },
      onAuxClick(event: MouseEvent) {
        if (event.button !== MIDDLE_BUTTON || typeof opening === "function") return;
        if (isMeant(event)) open(opening, true);
      },
    };
  return { open, clicksOf };
}

/** Whether a click is on the row itself: not on a control, in a menu of it, or the end of selecting text. */
function isMeant({ currentTarget, target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false;
  if (!currentTarget.contains(target) || target.closest(CONTROLS)) return false;
  const selection = getSelection();
  return !selection || selection.isCollapsed || !selection.containsNode(currentTarget, true);
}
