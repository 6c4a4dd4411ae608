import IconRepeat from "@tabler/icons-react/dist/esm/icons/IconRepeat.mjs";
import { useIntl } from "react-intl";
import { HUES } from "../../../ui/hue.tsx";
import { hueOfShown } from "../colors.ts";
import type { ShownEvent } from "../shown-event.ts";
import { useTimesText } from "../times-text.ts";

/** The hue of an event, for `hue-` classes. */
export const hueStyle = (shown: ShownEvent) =>
  ({ "--hue": HUES[hueOfShown(shown)], "--hue-c": 1 }) as React.CSSProperties;

/** Invited, without an answer yet. */
export const isOpenInvitation = ({ guest }: ShownEvent): boolean =>
  guest?.status === "NEEDS_ACTION";

/** Called off or done, or the viewer does not come. */
export const isOff = ({ event, guest, source }: ShownEvent): boolean =>
  source?.isDone || event.status === "CANCELLED" || guest?.status === "DECLINED";

/** What an event is called where it is drawn: "Type crit, Tuesday 24 November, 10:30–11:45, not answered". */
export function useEventLabel(): (shown: ShownEvent) => string {
  const intl = useIntl();
  const textOf = useTimesText();
  return (shown) =>
    [
      shown.event.title,
      shown.source && intl.formatMessage({ id: "calendar.card" }, { board: shown.source.name }),
      textOf(shown),
      isOpenInvitation(shown) && intl.formatMessage({ id: "calendar.answer.NEEDS_ACTION" }),
      shown.guest?.status === "DECLINED" && intl.formatMessage({ id: "calendar.answer.DECLINED" }),
      shown.event.status === "CANCELLED" && intl.formatMessage({ id: "calendar.cancelled" }),
    ]
      .filter(Boolean)
      .join(", ");
}

/** The end of a bar, by which it gets other days. */
export const DayGrip = (grip: object) => (
  <span
    {...grip}
    data-grip
    aria-hidden="true"
    className="absolute inset-y-0 end-0 w-2 cursor-ew-resize touch-none"
  />
);

/** The sign of what recurs. */
export function RepeatSign({ shown: { event } }: { shown: ShownEvent }) {
  if (!event.rrule) return null;
  return <IconRepeat size={13} aria-hidden="true" className="shrink-0 opacity-80" />;
}
