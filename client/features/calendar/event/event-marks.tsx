import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
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

interface DueBoxProps {
  shown: ShownEvent;
  onTick(shown: ShownEvent): void;
}

/** By which a card that is due is completed where it is shown. */
export function DueBox({ shown, onTick }: DueBoxProps) {
  const intl = useIntl();
  const isDone = shown.source?.isDone ?? false;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      aria-label={intl.formatMessage({ id: "calendar.card.done" }, { title: shown.event.title })}
      onClick={() => onTick(shown)}
      className="group/due pointer-events-auto grid h-[22px] w-6 shrink-0 place-items-center rounded-md"
    >
      <span
        className={`grid size-3.5 place-items-center rounded-sm border-2 border-(--hue-dot) group-hover/due:bg-(--hue-dot)/25 ${isDone ? "bg-(--hue-dot) text-surface" : ""}`}
      >
        {isDone && <IconCheck size={12} stroke={3} aria-hidden="true" />}
      </span>
    </button>
  );
}

interface DueLineProps extends DueBoxProps {
  eventProps: object;
  style?: React.CSSProperties;
  className?: string;
}

/** A card that is due, on one line. */
export function DueLine({ shown, onTick, eventProps, style, className = "" }: DueLineProps) {
  const labelOf = useEventLabel();
  return (
    <div style={{ ...hueStyle(shown), ...style }} className={`hue-line flex text-xs ${className}`}>
      <DueBox shown={shown} onTick={onTick} />
      <div
        {...eventProps}
        className={`pointer-events-auto flex h-[22px] min-w-0 flex-1 cursor-pointer items-center rounded-[5px] pe-1.5 font-medium select-none hover:bg-raised ${isOff(shown) ? "text-ink-3 line-through" : ""}`}
      >
        <span className="sr-only">{labelOf(shown)}</span>
        <span aria-hidden="true" dir="auto" className="truncate">
          {shown.event.title}
        </span>
      </div>
    </div>
  );
}

/** The sign of what recurs. */
export function RepeatSign({ shown: { event } }: { shown: ShownEvent }) {
  if (!event.rrule) return null;
  return <IconRepeat size={13} aria-hidden="true" className="shrink-0 opacity-80" />;
}
