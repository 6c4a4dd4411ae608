import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { everyMinute } from "../../ui/date-time.tsx";
import type { ChatPerson } from "./conversation.ts";

const minute = 60_000;

const looks: Record<ChatPerson["presence"], string> = {
  ONLINE: "bg-mark-good",
  AWAY: "bg-mark-warn",
  BUSY: "bg-bad",
  OFFLINE: "border-2 border-control bg-surface",
};

export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute) * minute);
}

/** At an avatar's corner; the ring has the colour of the background. */
export function PresenceDot({ of: { presence } }: { of: Pick<ChatPerson, "presence"> }) {
  return (
    <span
      className={`absolute -end-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-surface group-aria-[current]/row:ring-primary-soft ${looks[presence]}`}
    >
      <span className="sr-only">
        <FormattedMessage id={`chat.presence.${presence}`} />
      </span>
    </span>
  );
}
