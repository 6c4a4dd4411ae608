import { Fragment, useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePointerDrag } from "../../../ui/drag/use-pointer-drag.ts";
import { DAY, clockText, dayAsDate, dayOf, daysOf, type Times, weekday } from "../clock.ts";
import {
  hueStyle,
  isOff,
  isOpenInvitation,
  DayGrip,
  DueLine,
  RepeatSign,
  useEventLabel,
} from "../event/event-marks.tsx";
import { moved, resized, STEP } from "../event/use-event-keys.ts";
import { type Bar, placeBars, type Placed, placeInDay } from "../layout.ts";
import { isBar, isOn, lastDay, type ShownEvent } from "../shown-event.ts";
import { useDayText, useTimesText } from "../times-text.ts";
import { useTimeZone } from "../use-calendar.ts";
import type { Person } from "../use-people.ts";
import { BusyTimes } from "./busy-times.tsx";
import type { ViewProps } from "./view-props.ts";

const HOUR_PX = 60;
/** In px; the first hour that is seen is 8. */
const FIRST_SEEN = 8 * HOUR_PX - 12;
const WORK = { from: 9, to: 18 };
const BAR_PX = 24;
/** How far an event that overlaps another one steps in, in % */
const STEP_IN = 27;

const pxOf = (minutes: number) => (minutes * HOUR_PX) / 60;

/** While Alt is held */
const FINE_STEP = 5;

/** The clock time at a point of the grid. */
function timeAt({ x, y }: { x: number; y: number }): number | undefined {
  const columns = [...document.querySelectorAll<HTMLElement>("[data-hours]")];
  const column = columns.find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (!column) return undefined;
  const minutes = ((y - column.getBoundingClientRect().top) * 60) / HOUR_PX;
  return Number(column.dataset.hours) * DAY + Math.max(0, Math.min(DAY - STEP, minutes));
}

const floorTo = (minutes: number, step: number) => Math.floor(minutes / step) * step;

const CREATE = "create";
const RESIZE = "resize:";

interface TimeGridProps extends ViewProps {
  /** Whose busy times are laid over the hours */
  people: readonly Person[];
}

/** The hours of one day or of a week, whole days above them. */
export function TimeGrid(props: TimeGridProps) {
  const { from, count, today, now, events, eventProps } = props;
  const { onMove, onTick, onDay, onCreate, people } = props;
  const intl = useIntl();
  const dayText = useDayText();
  const textOf = useTimesText();
  const timeZone = useTimeZone();
  const area = useRef<HTMLDivElement>(null);
  const grabbed = useRef<number>(undefined);
  const firstSeen = useEffectEvent(() => {
    // On a phone a week is wider than the screen.
    const column = area.current?.querySelector(`[data-hours="${props.day}"]`);
    column?.scrollIntoView({ inline: "center", block: "nearest" });
    area.current?.scrollTo({ top: FIRST_SEEN });
  });
  useEffect(() => firstSeen(), []);

  const { drag, handle } = usePointerDrag<Times>({
    targetAt(point, id, isFine) {
      const time = timeAt(point);
      if (time === undefined || grabbed.current === undefined) return undefined;
      const step = isFine ? FINE_STEP : STEP;
      const slot = floorTo(time, step);
      const begun = floorTo(grabbed.current, step);
      if (id === CREATE) {
        const until = Math.min(slot, (dayOf(begun) + 1) * DAY - step);
        return {
          allDay: false,
          start: Math.min(begun, until),
          end: Math.max(begun, until) + step,
        };
      }
      const shown = events.find((each) => each.id === id.replace(RESIZE, ""));
      if (!shown) return undefined;
      const by = isBar(shown) ? (dayOf(slot) - dayOf(begun)) * DAY : slot - begun;
      const { allDay, start, end } = id.startsWith(RESIZE) ? resized(shown, by) : moved(shown, by);
      return { allDay, start, end };
    },
    onDrop(id, target) {
      const shown = events.find((each) => each.id === id.replace(RESIZE, ""));
      if (id === CREATE) onCreate(target);
      else if (shown) onMove(shown, target);
    },
  });
  const grab = (id: string, isGrip: boolean) => {
    const { onPointerDown, onDragStart } = handle(id, isGrip);
    return {
      onDragStart,
      onPointerDown(event: React.PointerEvent<HTMLElement>) {
        event.stopPropagation();
        grabbed.current = timeAt({ x: event.clientX, y: event.clientY });
        onPointerDown(event);
      },
    };
  };
  const draggedId = drag?.id.replace(RESIZE, "");
  const drawn = events.map((shown) =>
    shown.id === draggedId && drag?.target ? { ...shown, ...drag.target } : shown,
  );
  const days = daysOf(from, count);
  const bars = placeBars(drawn.filter(isBar), from, count);
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  const moments = drawn.filter((shown) => !isBar(shown));
  /** Today is wider, an empty day of a weekend narrower. */
  const shares = days.map((day) => {
    if (count === 1) return 1;
    if (day === today) return 1.5;
    return weekday(day) > 4 && !drawn.some((shown) => isOn(shown, day)) ? 0.62 : 1;
  });
  const columns = {
    gridTemplateColumns: `3.5rem ${shares.map((share) => `minmax(0,${share}fr)`).join(" ")}`,
  };
  const offset = intl.formatDate(dayAsDate(from), { timeZone, timeZoneName: "short" });
  const barProps = (bar: Bar<ShownEvent>) => ({
    ...eventProps(bar.event),
    ...(bar.event.isOwn && grab(bar.event.id, false)),
  });
  return (
    <div ref={area} className="min-h-0 min-w-0 flex-1 overflow-auto">
      <div className={count > 1 ? "max-md:w-[760px]" : ""}>
        <div className="sticky top-0 z-20 border-b border-line bg-surface">
          <div className="grid border-b border-line" style={columns}>
            <span className="sticky start-0 z-10 content-end bg-surface pe-2.5 pb-1.5 text-end text-[11px] text-ink-3">
              {offset.split(" ").at(-1)}
            </span>
            {days.map((day) => (
              <div key={day} className="min-w-0 border-s border-line px-2.5 pt-2 pb-1.5">
                <button
                  type="button"
                  aria-current={day === today ? "date" : undefined}
                  onClick={() => onDay(day)}
                  className={`flex min-h-8 items-center gap-1.5 rounded-md ${day === today ? "text-primary-strong" : weekday(day) > 4 ? "text-ink-3" : ""}`}
                >
                  <span className="sr-only">{dayText(day)}</span>
                  <span aria-hidden="true" className="text-[13px] first-letter:uppercase">
                    {intl.formatDate(dayAsDate(day), { weekday: "short", timeZone: "UTC" })}
                  </span>
                  <b
                    aria-hidden="true"
                    className={`text-lg ${day === today ? "grid size-8 place-items-center rounded-full bg-primary text-on-primary" : ""}`}
                  >
                    {dayAsDate(day).getUTCDate()}
                  </b>
                </button>
              </div>
            ))}
          </div>
          <div className="relative grid" style={{ ...columns, minHeight: lanes * BAR_PX + 10 }}>
            <span className="sticky start-0 z-10 bg-surface pe-2.5 pt-1.5 text-end text-[11px] leading-tight text-ink-3">
              <FormattedMessage id="calendar.allDay" />
            </span>
            {days.map((day) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has "New" and N
              <div key={day} onClick={() => onCreate(day)} className="border-s border-line" />
            ))}
            {bars.map((bar) => (
              <WholeDay
                key={bar.event.id}
                bar={bar}
                shares={shares}
                props={barProps(bar)}
                onTick={onTick}
                grip={
                  bar.event.isOwn && bar.event.allDay && !bar.endsAfter
                    ? grab(RESIZE + bar.event.id, true)
                    : undefined
                }
              />
            ))}
          </div>
        </div>
        <div className="relative grid" style={{ ...columns, height: 24 * HOUR_PX }}>
          <div className="sticky start-0 z-10 bg-surface" aria-hidden="true">
            {daysOf(1, 23).map((hour) => (
              <span
                key={hour}
                className="absolute end-2.5 text-xs text-ink-3"
                style={{ top: hour * HOUR_PX - 9 }}
              >
                {clockText(hour * 60)}
              </span>
            ))}
            {dayOf(now) >= from && dayOf(now) < from + count && (
              <span
                className="absolute end-0.5 z-10 rounded-md bg-bad px-1 text-[11px] leading-[18px] font-bold text-canvas"
                style={{ top: pxOf(now % DAY) - 9 }}
              >
                {clockText(now)}
              </span>
            )}
          </div>
          {days.map((day) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has "New" and N
            <div
              key={day}
              data-hours={day}
              {...grab(CREATE, false)}
              onClick={({ target, currentTarget, clientX, clientY }) => {
                const time = timeAt({ x: clientX, y: clientY });
                if (target !== currentTarget || time === undefined) return;
                const start = floorTo(time, 30);
                onCreate({ allDay: false, start, end: start + 60 });
              }}
              className={`relative min-w-0 border-s border-line [background-image:repeating-linear-gradient(to_bottom,transparent_0_59px,var(--line)_59px_60px)] ${day === today && count > 1 ? "bg-primary-soft/30" : weekday(day) > 4 && count > 1 ? "bg-canvas" : ""}`}
            >
              <Hatched from={0} to={WORK.from} />
              <Hatched from={WORK.to} to={24} />
              <BusyTimes people={people} day={day} pxOf={pxOf} />
              {dayOf(now) >= from && dayOf(now) < from + count && (
                <span
                  aria-hidden="true"
                  className={`pointer-events-none absolute inset-x-0 bg-bad ${day === dayOf(now) ? "h-0.5 before:absolute before:-start-1 before:-top-1 before:size-2.5 before:rounded-full before:bg-bad" : "h-px opacity-30"}`}
                  style={{ top: pxOf(now % DAY) - 1 }}
                />
              )}
              {drag?.id === CREATE && drag.target && dayOf(drag.target.start) === day && (
                <span
                  className="pointer-events-none absolute inset-x-0.5 z-10 rounded-md border-2 border-dashed border-primary-strong bg-surface/80 px-2 py-1 text-xs font-semibold text-primary-strong"
                  style={{
                    top: pxOf(drag.target.start % DAY),
                    height: pxOf(drag.target.end - drag.target.start),
                  }}
                >
                  {`${clockText(drag.target.start)}–${clockText(drag.target.end)}`}
                </span>
              )}
            </div>
          ))}
          {/* One layer for all days: an event that moves to another day stays the same element. */}
          <div className="pointer-events-none absolute inset-y-0 start-14 end-0 isolate">
            {days.flatMap((day, column) =>
              placeInDay(
                moments.filter((shown) => isOn(shown, day)),
                day,
              ).map((part) => (
                <Fragment
                  key={dayOf(part.event.start) === day ? part.event.id : `${part.event.id}/${day}`}
                >
                  <Block
                    part={part}
                    isBeside={count === 1}
                    left={shares.slice(0, column).reduce((sum, share) => sum + share, 0)}
                    width={shares[column] ?? 1}
                    all={shares.reduce((sum, share) => sum + share, 0)}
                    isPast={part.event.end <= now}
                    isDragged={part.event.id === draggedId}
                    isLast={lastDay(part.event) === day}
                    when={textOf(part.event)}
                    props={{
                      ...eventProps(part.event),
                      ...(part.event.isOwn && grab(part.event.id, false)),
                    }}
                    grip={part.event.isOwn ? grab(RESIZE + part.event.id, true) : undefined}
                  />
                </Fragment>
              )),
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const Hatched = ({ from, to }: { from: number; to: number }) => (
  <span
    aria-hidden="true"
    style={{ top: from * HOUR_PX, height: (to - from) * HOUR_PX }}
    className="pointer-events-none absolute inset-x-0 [background-image:repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)] opacity-60"
  />
);

interface BlockProps {
  part: Placed<ShownEvent>;
  isBeside: boolean;
  /** Shares of the width of all days */
  left: number;
  width: number;
  all: number;
  isPast: boolean;
  isDragged: boolean;
  /** The day on which it ends */
  isLast: boolean;
  when: string;
  props: object;
  grip: object | undefined;
}

function Block(block: BlockProps) {
  const { part, isBeside, left, width, all, isPast, isDragged, isLast, when, props, grip } = block;
  const labelOf = useEventLabel();
  const { event: shown, from, to, place, of } = part;
  const height = pxOf(to - from) - 3;
  const start = isBeside ? (place / of) * 100 : Math.min(place * STEP_IN, 81);
  const share = isBeside ? 100 / of : 100 - start;
  const isOpen = isOpenInvitation(shown);
  const isFlat = height < 34;
  return (
    <div
      {...props}
      style={{
        ...hueStyle(shown),
        top: pxOf(from) + 1,
        height,
        insetInlineStart: `calc(${((left + (width * start) / 100) / all) * 100}% + 2px)`,
        width: `calc(${((width * share) / 100 / all) * 100}% - 5px)`,
        zIndex: place + 1,
      }}
      className={`hue-tag pointer-events-auto absolute flex cursor-pointer items-start overflow-hidden rounded-md text-start text-xs leading-[1.3] select-none focus-visible:z-30! ${isPast ? "opacity-90" : ""} ${isDragged ? "z-30! shadow-overlay" : ""} ${isOpen ? "border border-dashed border-(--hue-dot) bg-surface!" : ""} ${isOff(shown) ? "line-through" : ""} ${!isBeside && place > 0 ? "ring-2 ring-surface" : ""}`}
    >
      {!isOpen && (
        <span aria-hidden="true" className="absolute inset-y-0 start-0 w-[3px] bg-(--hue-dot)" />
      )}
      <span className="sr-only">{labelOf(shown)}</span>
      <span
        aria-hidden="true"
        className={`block min-w-0 flex-1 ps-2.5 pe-1.5 ${isFlat ? "py-0.5" : "py-1.5"}`}
      >
        <span className="flex items-start gap-1 font-semibold">
          <span dir="auto" className={height < 60 || place > 0 ? "truncate" : "line-clamp-2"}>
            {shown.event.title}
          </span>
          <span className="ms-auto mt-0.5">
            <RepeatSign shown={shown} />
          </span>
        </span>
        {!isFlat && (
          <span className="block truncate opacity-90">
            {isDragged ? when : `${clockText(shown.start)}–${clockText(shown.end)}`}
          </span>
        )}
        {height > 50 && shown.event.location && (
          <span dir="auto" className="block truncate opacity-90">
            {shown.event.location}
          </span>
        )}
      </span>
      {grip && isLast && (
        <span
          {...grip}
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize touch-none"
        />
      )}
    </div>
  );
}

interface WholeDayProps {
  bar: Bar<ShownEvent>;
  shares: number[];
  props: object;
  grip: object | undefined;
  onTick: ViewProps["onTick"];
}

function WholeDay({ bar, shares, props, grip, onTick }: WholeDayProps) {
  const labelOf = useEventLabel();
  const { event: shown, column, span, lane } = bar;
  const sum = (list: number[]) => list.reduce((all, share) => all + share, 0);
  const [before, over, all] = [
    sum(shares.slice(0, column)),
    sum(shares.slice(column, column + span)),
    sum(shares),
  ];
  const style = {
    ...hueStyle(shown),
    top: 5 + lane * BAR_PX,
    insetInlineStart: `calc(3.5rem + (100% - 3.5rem) * ${before / all} + 4px)`,
    width: `calc((100% - 3.5rem) * ${over / all} - 9px)`,
  };
  if (shown.source) {
    return (
      <DueLine
        shown={shown}
        eventProps={props}
        onTick={onTick}
        style={style}
        className="absolute"
      />
    );
  }
  return (
    <div
      {...props}
      style={style}
      className={`hue-tag absolute flex h-[22px] cursor-pointer items-center gap-1 rounded-[5px] px-2 text-xs font-semibold select-none ${isOpenInvitation(shown) ? "border border-dashed border-(--hue-dot) bg-surface!" : ""} ${isOff(shown) ? "line-through" : ""}`}
    >
      <span className="sr-only">{labelOf(shown)}</span>
      <span aria-hidden="true" dir="auto" className="truncate">
        {shown.event.title}
      </span>
      <RepeatSign shown={shown} />
      {grip && <DayGrip {...grip} />}
    </div>
  );
}
