import { useEffect } from "react";
import { useBlocker } from "react-router";
import { LeaveDialog } from "./leave-dialog.tsx";

interface LeaveGuardProps {
  /** Whether leaving now would lose changes */
  holds: () => boolean;
  onLeave?: () => void;
  /** A path on which nothing is left, whatever its search */
  keptAt?: string;
  /** What happens to the changes; by default they are lost */
  text?: string;
}

/**
 * Asks for confirmation before unsaved changes are left, also on reload and when the window is
 * closed.
 */
export function LeaveGuard({ holds, onLeave, keptAt, text }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname + here.search !== there.pathname + there.search &&
      there.pathname !== keptAt &&
      holds(),
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
