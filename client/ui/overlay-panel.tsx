import { DialogPanel } from "@headlessui/react";
import type { ReactNode } from "react";
import { contentMotion, panelMotion, surfaceMotion } from "./overlay-styles.ts";

interface OverlayPanelProps {
  /** Where the panel is and how large */
  className: string;
  /** Its corners, its border, and from where the surface comes: `group-data-closed/panel:translate-y-travel` */
  surface: string;
  children: ReactNode;
}

/**
 * The panel of a dialog or drawer. Everything that can be pressed is in its final position from the first
 * frame and fades in: only the surface behind it moves, so that a press during the motion is not lost.
 */
export function OverlayPanel({ className, surface, children }: OverlayPanelProps) {
  return (
    <DialogPanel
      transition
      className={`group/panel isolate flex flex-col ${panelMotion} ${className}`}
    >
      <div
        aria-hidden="true"
        className={`absolute inset-0 -z-10 bg-surface shadow-overlay ${surfaceMotion} ${surface}`}
      />
      <div className={`flex min-h-0 grow flex-col ${contentMotion}`}>{children}</div>
    </DialogPanel>
  );
}
