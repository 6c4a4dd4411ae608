import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { DAY, dayOf, type Times } from "../clock.ts";
import { byStart, type ShownEvent } from "../shown-event.ts";
import { useTimesText } from "../times-text.ts";
import type { CalendarActions } from "../use-calendar-actions.tsx";

/** By how many minutes an event moves on the hours. */
export const STEP = 15;

export const moved = (times: Times, minutes: number): Times => ({
  ...times,
  start: times.start + minutes,
  end: times.end + minutes,
});

export const resized = (times: Times, minutes: number): Times => ({
  ...times,
  end: Math.max(times.start + (times.allDay ? DAY : STEP), times.end + minutes),
});

const focusOn = (id: string | undefined) => {
  if (id) document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
};

interface EventKeysOptions {
  events: readonly ShownEvent[];
  actions: CalendarActions;
  /** Over how many minutes an arrow goes, up or down; undefined if nothing moves there */
  stepOf(shown: ShownEvent): number | undefined;
  onOpen(shown: ShownEvent, element: HTMLElement): void;
}

/**
 * Events by keyboard: arrows go through them, with Alt they move, with Alt and Shift they end later or earlier.
 * Letting Alt go puts down, Escape puts back.
 */
export function useEventKeys({ events, actions, stepOf, onOpen }: EventKeysOptions) {
  const intl = useIntl();
  const textOf = useTimesText();
  const [lifted, setLifted] = useState<{ shown: ShownEvent; to: Times }>();
  const [said, setSaid] = useState("");
  const focused = useRef<string>(undefined);
  // Drawn at another place it may be another element.
  useEffect(() => {
    if (lifted && document.activeElement?.getAttribute("data-event") !== lifted.shown.id)
      focusOn(lifted.shown.id);
  }, [lifted]);

  const putDown = () => {
    if (!lifted) return;
    setLifted(undefined);
    focused.current = lifted.shown.id;
    void actions.move(lifted.shown, lifted.to).then(() => {
      if (document.activeElement === document.body) focusOn(focused.current);
    });
  };
  const lift = (shown: ShownEvent, event: KeyboardEvent): boolean => {
    const step = stepOf(shown);
    const isBackward = event.key === "ArrowUp" || event.key === "ArrowLeft";
    const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    const isRtl = document.dir === "rtl" && !isVertical;
    if (step === undefined || !shown.isOwn) return false;
    const minutes = (isVertical ? step : DAY) * (isBackward === isRtl ? 1 : -1);
    const before = lifted?.shown.id === shown.id ? lifted.to : shown;
    const canResize = shown.allDay ? !isVertical : isVertical && step < DAY;
    if (event.shiftKey && !canResize) return false;
    if (shown.allDay && minutes % DAY !== 0) return false;
    const to = event.shiftKey ? resized(before, minutes) : moved(before, minutes);
    const times = { allDay: to.allDay, start: to.start, end: to.end };
    setLifted({ shown: lifted?.shown ?? shown, to: times });
    setSaid(
      intl.formatMessage(
        { id: "calendar.lifted" },
        { title: shown.event.title, when: textOf(times) },
      ),
    );
    return true;
  };
  const next = (shown: ShownEvent, key: string): string | undefined => {
    const all = [...events].sort(
      (one, other) => dayOf(one.start) - dayOf(other.start) || byStart(one, other),
    );
    const at = all.findIndex(({ id }) => id === shown.id);
    if (key === "ArrowDown") return all[at + 1]?.id;
    if (key === "ArrowUp") return all[at - 1]?.id;
    const day = dayOf(shown.start);
    const isLater = (key === "ArrowRight") !== (document.dir === "rtl");
    if (isLater) return all.find(({ start }) => dayOf(start) > day)?.id;
    const before = all.findLast(({ start }) => dayOf(start) < day);
    return before && all.find(({ start }) => dayOf(start) === dayOf(before.start))?.id;
  };

  const props = (shown: ShownEvent) => ({
    role: "button",
    tabIndex: 0,
    "data-event": shown.id,
    onClick: (event: { currentTarget: HTMLElement }) => onOpen(shown, event.currentTarget),
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (!lifted || relatedTarget?.getAttribute("data-event") === shown.id) return;
      // Drawn anew at another place it loses the focus to nothing.
      if (relatedTarget || !document.hasFocus()) putDown();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Escape" && lifted) {
        setLifted(undefined);
        setSaid(
          intl.formatMessage(
            { id: "calendar.lifted" },
            { title: shown.event.title, when: textOf(lifted.shown) },
          ),
        );
      } else if (event.key === "Enter" || event.key === " ") {
        onOpen(shown, event.currentTarget);
      } else if (!event.key.startsWith("Arrow")) {
        return;
      } else if (event.altKey) {
        if (!lift(shown, event)) return;
      } else {
        focusOn(next(shown, event.key));
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Alt") putDown();
    },
  });
  return { props, lifted, said };
}

export type EventProps = ReturnType<ReturnType<typeof useEventKeys>["props"]>;
