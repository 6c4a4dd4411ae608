import IconWifiOff from "@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { useOnline } from "../../ui/use-online.ts";

/** Below the header while the device has no connection. Conversations of the chat say it themselves. */
export function OfflineLine() {
  const isOnline = useOnline();
  const isInChat = useLocation().pathname.startsWith("/dashboard/chat/");
  return (
    <div role="status" className="shrink-0">
      {!isOnline && !isInChat && (
        <p className="flex min-h-11 items-center gap-2.5 border-b border-line bg-warn-soft px-4 py-2 text-sm font-medium text-warn lg:px-10">
          <IconWifiOff size={18} aria-hidden="true" className="shrink-0" />
          <FormattedMessage id="dashboard.offline" />
        </p>
      )}
    </div>
  );
}
