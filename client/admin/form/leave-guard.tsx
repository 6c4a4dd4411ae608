import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { LeaveDialog } from "./leave-dialog.tsx";

interface LeaveGuardProps {
  /** Whether leaving now would lose changes */
  holds: () => boolean;
  onLeave?: () => void;
  /** The URL parameter of its tabs: switching between them leaves nothing */
  tabParam?: string;
  /** What happens to the changes; by default they are lost */
  text?: string;
}

/**
 * Asks for confirmation before unsaved changes are left, also on reload and when the window is
 * closed.
 */
export function LeaveGuard({ holds, onLeave, tabParam, text }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      placeOf(here, tabParam) !== placeOf(there, tabParam) && holds(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [holds]);
  return (
    <LeaveDialog
      open={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      text={text}
      onLeave={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}

function placeOf({ pathname, search }: Location, tabParam = ""): string {
  const params = new URLSearchParams(search);
  params.delete(tabParam);
  return `${pathname}?${params}`;
}
