import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { everyMinute } from "../../kit/when.tsx";
import { type Presence, presenceAt, type PresenceState } from "./presence.ts";

const minute = 60_000;

const looks: Record<PresenceState, string> = {
  online: "bg-mark-good",
  away: "bg-mark-warn",
  busy: "bg-bad",
  offline: "border-2 border-control bg-surface",
};

export function useNow(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute) * minute);
}

/** At an avatar's corner; the ring has the colour of what it lies on. */
export function PresenceDot({ of }: { of: Presence }) {
  const state = presenceAt(of, useNow());
  return (
    <span
      className={`absolute -end-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-surface group-aria-[current]/row:ring-primary-soft ${looks[state]}`}
    >
      <span className="sr-only">
        <FormattedMessage id={`chat.presence.${state}`} />
      </span>
    </span>
  );
}
