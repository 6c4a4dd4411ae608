import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePointerDrag } from "../../../ui/drag/use-pointer-drag.ts";
import { DAY, clockText, dayAsDate, dayOf, daysOf, type Times, weekNumber } from "../clock.ts";
import {
  hueStyle,
  isOff,
  isOpenInvitation,
  DayGrip,
  DueLine,
  RepeatSign,
  useEventLabel,
} from "../event/event-marks.tsx";
import { moved, resized } from "../event/use-event-keys.ts";
import { placeBars } from "../layout.ts";
import { isBar, type ShownEvent } from "../shown-event.ts";
import { useDayText } from "../times-text.ts";
import type { ViewProps } from "./view-props.ts";

/** How many lines a day has, before "2 more". */
const LINES = 3;
const LINE_PX = 22;
const HEAD_PX = 30;

const RESIZE = "resize:";

/** Cards that are due are lines with a box. */
const isOverDays = (shown: ShownEvent) => isBar(shown) && !shown.source;

const dayAt = ({ x, y }: { x: number; y: number }): number | undefined => {
  const cell = document.elementsFromPoint(x, y).find((each) => each.closest("[data-day]"));
  const day = cell?.closest<HTMLElement>("[data-day]")?.dataset.day;
  return day === undefined ? undefined : Number(day);
};

/** Six weeks, each with bars over its days and a few lines below. */
export function Month({
  from,
  day,
  today,
  events,
  eventProps,
  onMove,
  onTick,
  onDay,
  onCreate,
}: ViewProps) {
  const intl = useIntl();
  const grabbed = useRef<number>(undefined);
  const { drag, handle } = usePointerDrag<Times>({
    targetAt(point, id) {
      const target = dayAt(point);
      const shown = events.find((each) => each.id === id.replace(RESIZE, ""));
      if (!shown || target === undefined || grabbed.current === undefined) return undefined;
      const by = (target - grabbed.current) * DAY;
      const { allDay, start, end } = id.startsWith(RESIZE) ? resized(shown, by) : moved(shown, by);
      return { allDay, start, end };
    },
    onDrop(id, target) {
      const shown = events.find((each) => each.id === id.replace(RESIZE, ""));
      if (shown) onMove(shown, target);
    },
  });
  const drawn = events.map((shown) =>
    shown.id === drag?.id.replace(RESIZE, "") && drag.target ? { ...shown, ...drag.target } : shown,
  );
  const draggable = (shown: ShownEvent, isGrip = false) => {
    if (!shown.isOwn) return {};
    const { onPointerDown, onDragStart } = handle((isGrip ? RESIZE : "") + shown.id, isGrip);
    return {
      onDragStart,
      onPointerDown(event: React.PointerEvent<HTMLElement>) {
        event.stopPropagation();
        grabbed.current = dayAt({ x: event.clientX, y: event.clientY });
        onPointerDown(event);
      },
    };
  };
  const weeks = daysOf(0, 6).map((n) => from + n * 7);
  const month = dayAsDate(day).getUTCMonth();
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="sticky top-0 z-10 grid h-9 shrink-0 grid-cols-7 border-b border-line bg-surface text-[13px] font-medium text-ink-3">
        {daysOf(from, 7).map((each) => (
          <span key={each} className="self-center px-2.5 first-letter:uppercase">
            {intl.formatDate(dayAsDate(each), { weekday: "short", timeZone: "UTC" })}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <Week
          key={week}
          from={week}
          month={month}
          today={today}
          events={drawn}
          dragged={drag?.id}
          eventProps={eventProps}
          draggable={draggable}
          onTick={onTick}
          onDay={onDay}
          onCreate={onCreate}
        />
      ))}
    </div>
  );
}

interface WeekProps extends Pick<
  ViewProps,
  "from" | "today" | "events" | "eventProps" | "onTick" | "onDay" | "onCreate"
> {
  month: number;
  dragged: string | undefined;
  draggable(shown: ShownEvent, isGrip?: boolean): object;
}

function Week(props: WeekProps) {
  const { from, month, today, events, dragged, eventProps, draggable } = props;
  const { onTick, onDay, onCreate } = props;
  const intl = useIntl();
  const dayText = useDayText();
  const labelOf = useEventLabel();
  const days = daysOf(from, 7);
  const bars = placeBars(events.filter(isOverDays), from, 7);
  const visible = bars.filter(({ lane }) => lane < LINES);
  return (
    <div className="relative grid min-h-29 flex-1 grid-cols-7 border-b border-line last:border-0">
      {days.map((each, column) => {
        const date = dayAsDate(each);
        const isOut = date.getUTCMonth() !== month;
        const over = bars.filter((bar) => bar.column <= column && bar.column + bar.span > column);
        const lanes = Math.max(0, ...over.map(({ lane }) => Math.min(lane + 1, LINES)));
        const moments = events.filter((shown) => !isOverDays(shown) && dayOf(shown.start) === each);
        const lines = moments.slice(0, LINES - lanes);
        const more =
          moments.length - lines.length + over.filter(({ lane }) => lane >= LINES).length;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has "New" and N
          <div
            key={each}
            data-day={each}
            onClick={({ target, currentTarget }) => {
              if (target === currentTarget) onCreate(each);
            }}
            className={`min-w-0 overflow-hidden border-e border-line px-1 pt-1 last:border-e-0 ${column > 4 ? "bg-canvas" : ""} ${each === today ? "bg-primary-soft/60!" : ""}`}
          >
            <p className="pointer-events-none flex h-6 items-center gap-1.5 px-1.5 text-[13px]">
              <button
                type="button"
                aria-current={each === today ? "date" : undefined}
                onClick={() => onDay(each)}
                className={`pointer-events-auto -ms-1 min-h-6 min-w-6 rounded-full px-1 hover:bg-raised ${
                  each === today
                    ? "bg-primary font-bold text-on-primary"
                    : isOut
                      ? "text-ink-3"
                      : "font-semibold"
                }`}
              >
                <span className="sr-only">{dayText(each)}</span>
                <span aria-hidden="true">
                  {date.getUTCDate() === 1
                    ? intl.formatDate(date, { day: "numeric", month: "short", timeZone: "UTC" })
                    : date.getUTCDate()}
                </span>
              </button>
              {column === 0 && (
                <span className="ms-auto text-xs text-ink-3">
                  <FormattedMessage id="calendar.week.short" values={{ week: weekNumber(each) }} />
                </span>
              )}
            </p>
            <div
              className="pointer-events-none grid grid-cols-[minmax(0,1fr)]"
              style={{ marginTop: HEAD_PX - 28 + lanes * (LINE_PX + 2) }}
            >
              {lines.map((shown) =>
                shown.source ? (
                  <DueLine
                    key={shown.id}
                    shown={shown}
                    eventProps={eventProps(shown)}
                    onTick={onTick}
                    className="min-w-0"
                  />
                ) : (
                  <div
                    key={shown.id}
                    {...eventProps(shown)}
                    {...draggable(shown)}
                    style={hueStyle(shown)}
                    className={`hue-line pointer-events-auto flex h-[22px] min-w-0 cursor-pointer items-center gap-1.5 rounded-[5px] px-1.5 text-xs select-none hover:bg-raised ${isOff(shown) ? "text-ink-3 line-through" : ""} ${shown.id === dragged ? "bg-surface shadow-card" : ""}`}
                  >
                    <span
                      aria-hidden="true"
                      className={`size-2 shrink-0 rounded-full ${isOpenInvitation(shown) ? "border border-(--hue-dot)" : "bg-(--hue-dot)"}`}
                    />
                    <span className="sr-only">{labelOf(shown)}</span>
                    <span aria-hidden="true" className="text-ink-3">
                      {clockText(shown.start)}
                    </span>
                    <span aria-hidden="true" dir="auto" className="truncate font-medium">
                      {shown.event.title}
                    </span>
                    <RepeatSign shown={shown} />
                  </div>
                ),
              )}
              {more > 0 && (
                <button
                  type="button"
                  onClick={() => onDay(each)}
                  className="pointer-events-auto justify-self-start rounded-sm px-1.5 text-xs leading-[22px] font-semibold text-ink-2 hover:text-ink"
                >
                  <FormattedMessage id="calendar.more" values={{ count: more }} />
                </button>
              )}
            </div>
          </div>
        );
      })}
      {visible.map(({ event: shown, column, span, lane, startsBefore, endsAfter }) => (
        <div
          key={shown.id}
          {...eventProps(shown)}
          {...draggable(shown)}
          style={{
            ...hueStyle(shown),
            top: HEAD_PX + lane * (LINE_PX + 2),
            insetInlineStart: `calc(${(column / 7) * 100}% + ${startsBefore ? 0 : 4}px)`,
            width: `calc(${(span / 7) * 100}% - ${startsBefore ? 6 : 9}px)`,
          }}
          className={`hue-tag absolute flex h-[22px] cursor-pointer items-center gap-1 px-2 text-xs font-semibold select-none ${startsBefore ? "rounded-e-[5px]" : "rounded-[5px]"} ${isOpenInvitation(shown) ? "border border-dashed border-(--hue-dot) bg-surface!" : ""} ${isOff(shown) ? "line-through" : ""}`}
        >
          {startsBefore && (
            <IconChevronLeft size={13} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
          )}
          <span className="sr-only">{labelOf(shown)}</span>
          <span aria-hidden="true" dir="auto" className="truncate">
            {shown.event.title}
          </span>
          <RepeatSign shown={shown} />
          {shown.isOwn && shown.allDay && !endsAfter && <DayGrip {...draggable(shown, true)} />}
        </div>
      ))}
    </div>
  );
}
