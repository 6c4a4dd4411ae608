import IconWifiOff from "@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useConnection } from "../../../platform/apollo/connection.ts";
import { useLate } from "../../../ui/use-late.ts";
import { useOnline } from "../../../ui/use-online.ts";

/** How long "Connected again" is shown. */
const RESTORED_DURATION_MS = 3_000;

/** Shown above the messages while the connection is down. */
export function ConnectionBar() {
  const isOnline = useOnline();
  const isLost = useLate(useConnection() === "lost");
  const now = !isOnline ? "offline" : isLost ? "reconnecting" : "well";
  const [before, setBefore] = useState(now);
  const [isRestored, setRestored] = useState(false);
  if (now !== before) {
    setBefore(now);
    setRestored(now === "well");
  }
  useEffect(() => {
    if (!isRestored) return;
    const timer = setTimeout(() => setRestored(false), RESTORED_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isRestored]);
  const shown = now === "well" ? isRestored && "restored" : now;
  return (
    <div role="status">
      {shown && (
        <p
          className={`flex items-center justify-center gap-2 px-4 py-2 text-sm font-medium ${shown === "restored" ? "bg-good-soft text-good" : "bg-warn-soft text-warn"}`}
        >
          {shown !== "restored" && <IconWifiOff size={18} aria-hidden="true" />}
          <FormattedMessage id={`chat.connection.${shown}`} />
        </p>
      )}
    </div>
  );
}
