import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { KeyHints } from "../../../admin/keys/key-caps.tsx";
import type { KeyBinding } from "../../../admin/keys/use-keys.ts";
import { capitalized } from "../../../ui/capitalized.ts";
import { clockText, DAY, dayOf } from "../clock.ts";
import { DueBox, hueStyle, isOff, useEventLabel } from "../event/event-marks.tsx";
import { freeTimes, isBar, isBusy, isOn, type ShownEvent, WORK } from "../shown-event.ts";
import { useDayText, useDurationText } from "../times-text.ts";
import type { ViewProps } from "./view-props.ts";

/** Shorter times are not shown as free, in minutes. */
const SHORTEST = 15;
/** The most events of the next day. */
const MOST = 5;

interface DayPanelProps extends ViewProps {
  /** Also what filters leave out: it takes time all the same */
  all: readonly ShownEvent[];
  keys: readonly KeyBinding[];
}

/** Beside the hours of a day: what is on now, what is due, when there is time, and what comes next. */
export function DayPanel(props: DayPanelProps) {
  const { day, today, now, events, all, eventProps, onTick } = props;
  const { onCreate, onDay, keys } = props;
  const intl = useIntl();
  const dayText = useDayText();
  const durationOf = useDurationText();
  const labelOf = useEventLabel();
  const isToday = day === today;
  const current = isToday
    ? events.filter((shown) => isBusy(shown) && shown.start <= now && shown.end > now)
    : [];
  const due = events.filter((shown) => shown.source && dayOf(shown.start) === day);
  const begin = isToday
    ? Math.max(WORK.from, Math.ceil((now % DAY) / SHORTEST) * SHORTEST)
    : WORK.from;
  const free = freeTimes(
    all.filter((shown) => isOn(shown, day)),
    { start: day * DAY + begin, end: day * DAY + WORK.to },
    SHORTEST,
  );
  const next = events.filter((shown) => dayOf(shown.start) === day + 1 && !shown.source);
  return (
    <aside
      aria-label={dayText(day)}
      className="flex w-70 shrink-0 flex-col gap-6 overflow-y-auto border-s border-line p-5 text-sm"
    >
      {current.length > 0 && (
        <Part title={<FormattedMessage id="calendar.now" />}>
          <ul className="grid gap-2">
            {current.map((shown) => (
              <li key={shown.id}>
                <div
                  {...eventProps(shown)}
                  className="card cursor-pointer rounded-md! px-4 py-3 hover:bg-raised"
                >
                  <span className="sr-only">{labelOf(shown)}</span>
                  <p
                    aria-hidden="true"
                    className="flex items-center gap-2 font-semibold text-primary-strong"
                  >
                    <span className="size-2 rounded-full bg-primary" />
                    <FormattedMessage
                      id="calendar.day.left"
                      values={{
                        time: clockText(shown.end),
                        left: durationOf(Math.max(1, Math.ceil(shown.end - now))),
                      }}
                    />
                  </p>
                  <p aria-hidden="true" dir="auto" className="mt-1 font-bold wrap-anywhere">
                    {shown.event.title}
                  </p>
                  {shown.event.location && (
                    <p aria-hidden="true" dir="auto" className="text-ink-2 wrap-anywhere">
                      {shown.event.location}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {due.length > 0 && (
        <Part title={<FormattedMessage id="calendar.source.cards" />} count={due.length}>
          <ul className="grid gap-2">
            {due.map((shown) => (
              <li
                key={shown.id}
                style={hueStyle(shown)}
                className="hue-line card flex rounded-md! py-2 ps-1 pe-3"
              >
                <DueBox shown={shown} onTick={onTick} />
                <div
                  {...eventProps(shown)}
                  className="min-w-0 flex-1 cursor-pointer hover:underline"
                >
                  <span className="sr-only">{labelOf(shown)}</span>
                  <p
                    aria-hidden="true"
                    dir="auto"
                    className={`font-semibold wrap-anywhere ${isOff(shown) ? "text-ink-3 line-through" : ""}`}
                  >
                    {shown.event.title}
                  </p>
                  <p aria-hidden="true" dir="auto" className="truncate text-[13px] text-ink-3">
                    {shown.source?.name}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {day >= today && begin < WORK.to && (
        <Part title={<FormattedMessage id="calendar.day.free" />}>
          {free.length === 0 ? (
            <p className="text-ink-3">
              <FormattedMessage
                id="calendar.day.free.none"
                values={{ from: clockText(WORK.from), to: clockText(WORK.to) }}
              />
            </p>
          ) : (
            <ul className="grid gap-1.5">
              {free.map((times) => {
                const clock = `${clockText(times.start)}–${clockText(times.end)}`;
                return (
                  <li key={times.start}>
                    <button
                      type="button"
                      onClick={() =>
                        onCreate({ ...times, end: Math.min(times.end, times.start + 60) })
                      }
                      className="flex min-h-9 w-full items-center justify-between gap-3 rounded-md bg-raised px-3 text-start hover:bg-line pointer-coarse:min-h-11"
                    >
                      <span className="sr-only">
                        <FormattedMessage id="calendar.day.free.new" values={{ time: clock }} />
                      </span>
                      <span aria-hidden="true" className="font-medium">
                        {clock}
                      </span>
                      <span aria-hidden="true" className="text-[13px] text-ink-2">
                        {durationOf(times.end - times.start)}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
        </Part>
      )}
      <Part
        title={
          <button
            type="button"
            onClick={() => onDay(day + 1)}
            className="rounded-sm hover:underline"
          >
            {Math.abs(day + 1 - today) < 2
              ? capitalized(
                  intl,
                  intl.formatRelativeTime(day + 1 - today, "day", { numeric: "auto" }),
                )
              : dayText(day + 1)}
          </button>
        }
      >
        {next.length === 0 ? (
          <p className="text-ink-3">
            <FormattedMessage id="calendar.events" values={{ count: 0 }} />
          </p>
        ) : (
          <ul>
            {next.slice(0, MOST).map((shown) => (
              <li key={shown.id} style={hueStyle(shown)} className="hue-line">
                <div
                  {...eventProps(shown)}
                  className="flex min-h-8 cursor-pointer items-center gap-3 rounded-md hover:bg-raised"
                >
                  <span className="sr-only">{labelOf(shown)}</span>
                  <span
                    aria-hidden="true"
                    className="size-2 shrink-0 rounded-full bg-(--hue-dot)"
                  />
                  <span aria-hidden="true" className="w-12 shrink-0 text-ink-3">
                    {isBar(shown) ? (
                      <FormattedMessage id="calendar.allDay" />
                    ) : (
                      clockText(shown.start)
                    )}
                  </span>
                  <span aria-hidden="true" dir="auto" className="min-w-0 truncate">
                    {shown.event.title}
                  </span>
                </div>
              </li>
            ))}
            {next.length > MOST && (
              <li className="ps-5 text-[13px] text-ink-3">
                <FormattedMessage id="calendar.more" values={{ count: next.length - MOST }} />
              </li>
            )}
          </ul>
        )}
      </Part>
      <div className="mt-auto border-t border-line pt-4">
        <KeyHints keys={keys} />
      </div>
    </aside>
  );
}

interface PartProps {
  title: ReactNode;
  count?: number;
  children: ReactNode;
}

function Part({ title, count, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-2 flex items-baseline gap-2 font-bold">
        <span>{title}</span>
        {count !== undefined && <span className="font-normal text-ink-3">{count}</span>}
      </h2>
      {children}
    </section>
  );
}
