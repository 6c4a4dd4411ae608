import { lazy, Suspense, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { type KeyBinding, useKeys } from "../../admin/keys/use-keys.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { capitalized } from "../../ui/capitalized.ts";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { Placeholders } from "../../ui/placeholders.tsx";
import { useLate } from "../../ui/use-late.ts";
import { useMedia } from "../../ui/use-media.ts";
import { usePrinted } from "../../ui/use-printed.tsx";
import { useNow } from "../../ui/use-now.ts";
import { CalendarHead } from "./calendar-head.tsx";
import {
  type CalendarState,
  type CalendarView,
  calendarUrl,
  shownDays,
  stepped,
  storedView,
  storeView,
  UNFILTERED,
  VIEWS,
} from "./calendar-url.ts";
import {
  DAY,
  dayAsDate,
  dayFrom,
  dayOf,
  fromInstant,
  isoDay,
  monthStart,
  type Times,
  weekNumber,
  weekStart,
} from "./clock.ts";
import { FeedDialog } from "./dialogs/feed-dialog.tsx";
import { ImportDialog } from "./dialogs/import-dialog.tsx";
import { EventDetails } from "./event/event-details.tsx";
import { STEP, useEventKeys } from "./event/use-event-keys.ts";
import { Filters } from "./filters.tsx";
import { type EventValues, eventValues, newValues } from "./form/event-values.ts";
import { MiniMonth } from "./mini-month.tsx";
import { byStart, isBar, lastDay, matches, overlapsOf, type ShownEvent } from "./shown-event.ts";
import { useDayText } from "./times-text.ts";
import { useCalendar, useTimeZone } from "./use-calendar.ts";
import { useSources, useTick } from "./use-sources.ts";
import { People } from "./people.tsx";
import { usePeople } from "./use-people.ts";
import { useCalendarActions } from "./use-calendar-actions.tsx";
import { Agenda } from "./views/agenda.tsx";
import { DayPanel } from "./views/day-panel.tsx";
import { Month } from "./views/month.tsx";
import { NothingHere } from "./views/nothing-here.tsx";
import { PhoneMonth } from "./views/phone-month.tsx";
import { TimeGrid } from "./views/time-grid.tsx";
import type { ViewProps } from "./views/view-props.ts";
import { WeekStrip } from "./views/week-strip.tsx";

/** Opened much less often than the calendar. */
const EventForm = lazy(() =>
  import("./form/event-form.tsx").then(({ EventForm: form }) => ({ default: form })),
);

const PHONE = "(max-width: 767px)";
/** Beside the hours there is room for a small month, and for what else a day is about. */
const WIDE = "(min-width: 1280px)";
/** When a new event begins, on another day than today */
const MORNING = 9 * 60;

type Open =
  | { kind: "details"; id: string; beside: DOMRect }
  | { kind: "form"; shown: ShownEvent | undefined; values: EventValues }
  | { kind: "feed" }
  | { kind: "import" };

/** The viewer's calendar: their events and those they are invited to. */
export function Calendar({ state }: { state: CalendarState }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const isPhone = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  const now = fromInstant(useNow(), timeZone);
  const today = dayOf(now);
  const view = state.view ?? storedView() ?? (isPhone ? "agenda" : "month");
  const day = state.date ? dayFrom(state.date) : today;
  const { from, count } = shownDays(view, day);
  // The strip above an agenda has the days of its week before it, too.
  const readFrom = view === "agenda" ? weekStart(from) : from;
  // Beside a day is the beginning of the next one.
  const readCount = from - readFrom + count + (view === "day" ? 1 : 0);
  const calendar = useCalendar(readFrom, readCount);
  const actions = useCalendarActions(calendar.read);
  const tick = useTick();
  const isHours = view === "day" || view === "week";
  const people = usePeople(from, count, isHours);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const all = calendar.events;
  const sources = useSources(readFrom, readCount, state.without);
  const events = useMemo(
    () =>
      [...(all ?? []), ...sources]
        .filter((shown) => matches(state, shown))
        .map((shown) => ({ ...shown, ...actions.moving.get(shown.id) }))
        .sort(byStart),
    [all, sources, state, actions.moving],
  );
  const keys = useEventKeys({
    events,
    actions,
    stepOf: (shown) =>
      view === "agenda" ? undefined : view === "month" ? 7 * DAY : isBar(shown) ? DAY : STEP,
    onOpen: ({ id, source }, element) =>
      source
        ? void navigate(source.to)
        : setOpen({ kind: "details", id, beside: element.getBoundingClientRect() }),
  });
  const { lifted } = keys;
  const drawn = useMemo(
    () =>
      lifted
        ? events.map((shown) => (shown.id === lifted.shown.id ? { ...shown, ...lifted.to } : shown))
        : events,
    [events, lifted],
  );
  const inRange = events.filter(
    (shown) => lastDay(shown) >= from && dayOf(shown.start) < from + count,
  );

  const go = (change: Partial<CalendarState>) => {
    if (change.view) storeView(change.view);
    void navigate(calendarUrl({ ...state, view, ...change }), { preventScrollReset: true });
  };
  const goTo = (to: number, next: CalendarView = view) =>
    go({ view: next, date: to === today ? undefined : isoDay(to) });
  const step = (direction: 1 | -1) => goTo(stepped(view, day, direction));
  const create = (at: number | Times) => {
    const times =
      typeof at === "number"
        ? { allDay: view !== "month", start: at * DAY, end: (at + 1) * DAY }
        : at;
    const inMonth = typeof at === "number" && view === "month";
    const start = inMonth ? at * DAY + MORNING : times.start;
    setOpen({
      kind: "form",
      shown: undefined,
      values: newValues(inMonth ? { allDay: false, start, end: start + 60 } : times),
    });
  };
  const createNext = () => {
    const start = day === today ? Math.ceil((now + 1) / 30) * 30 : day * DAY + MORNING;
    create({ allDay: false, start, end: start + 60 });
  };
  const bindings: KeyBinding[] = [
    {
      keys: VIEWS.map((_, n) => String(n + 1)),
      shown: "1–4",
      text: intl.formatMessage({ id: "calendar.keys.view" }),
      press: (key) => goTo(day, VIEWS[Number(key) - 1]),
    },
    {
      keys: ["j", "k"],
      text: intl.formatMessage({ id: "calendar.keys.step" }),
      press: (key) => step(key === "j" ? 1 : -1),
    },
    {
      keys: ["t"],
      text: intl.formatMessage({ id: "calendar.today" }),
      press: () => goTo(today),
    },
    {
      keys: ["n"],
      text: intl.formatMessage({ id: "calendar.new" }),
      press: createNext,
    },
  ];
  useKeys(bindings);

  const viewProps: ViewProps = {
    from,
    count,
    day,
    today,
    now,
    events: drawn,
    eventProps: keys.props,
    onMove: (shown, to) => void actions.move(shown, to),
    onTick: tick,
    onDay: (to) => goTo(to, "day"),
    onCreate: create,
  };
  const title = useTitle(view, day, from, count);
  // what is shown, as a list: a grid of hours has no room on paper
  const { print, printed } = usePrinted(() => (
    <>
      <h1 className="mb-6 text-2xl font-extrabold">{title}</h1>
      <Agenda from={from} count={count} today={today} now={now} events={inRange} />
    </>
  ));
  const details = open?.kind === "details" ? events.find(({ id }) => id === open.id) : undefined;
  const withoutFilters = () => go(UNFILTERED);
  const isEmpty = all !== undefined && inRange.length === 0;
  return (
    <div data-workspace className="flex min-h-0 min-w-0 flex-1">
      {isHours && isWide && (
        <div className="flex w-62 shrink-0 flex-col gap-6 overflow-y-auto border-e border-line px-5 py-4">
          <MiniMonth
            from={from}
            count={count}
            today={today}
            events={events}
            state={state}
            onDay={(to) => goTo(to)}
          />
          <Filters state={state} onChange={go} />
          <People {...people} />
          <p className="mt-auto rounded-card bg-raised p-3.5 text-[13px] text-ink-2">
            <FormattedMessage id="calendar.zone" />
          </p>
        </div>
      )}
      <section className="flex min-h-0 min-w-0 flex-1 flex-col">
        <CalendarHead
          title={title}
          fact={
            all && (
              <>
                {view !== "month" && (
                  <>
                    <FormattedMessage id="calendar.week" values={{ week: weekNumber(from) }} />
                    {", "}
                  </>
                )}
                <FormattedMessage id="calendar.events" values={{ count: inRange.length }} />
              </>
            )
          }
          view={view}
          state={state}
          people={isHours && <People {...people} />}
          onChange={go}
          onSearch={(q) =>
            void navigate(calendarUrl({ ...state, view, q }), {
              replace: true,
              preventScrollReset: true,
            })
          }
          onStep={step}
          onToday={() => goTo(today)}
          onNew={createNext}
          onFeed={() => setOpen({ kind: "feed" })}
          onImport={() => setOpen({ kind: "import" })}
          onPrint={print}
        />
        {view === "agenda" && (
          <WeekStrip day={day} today={today} events={events} onPick={(to) => goTo(to)} />
        )}
        {calendar.error ? (
          <ListFailure
            title={intl.formatMessage({ id: "calendar.failed" })}
            text={problemText(intl, calendar.error)}
            onRetry={calendar.refetch}
          />
        ) : all ? (
          <>
            {isEmpty && view !== "agenda" && (
              <NothingHere
                isLine
                after={from + count}
                state={state}
                onDay={(to) => goTo(to)}
                onShowAll={withoutFilters}
              />
            )}
            {isHours ? (
              <div className="flex min-h-0 flex-1">
                <TimeGrid
                  key={view}
                  {...viewProps}
                  people={people.people.filter(({ isShown }) => isShown)}
                />
                {view === "day" && isWide && <DayPanel {...viewProps} all={all} keys={bindings} />}
              </div>
            ) : view === "agenda" ? (
              <div className="min-h-0 flex-1 overflow-y-auto bg-canvas px-4 py-4 lg:px-10">
                <div className="mx-auto max-w-[760px]">
                  {isEmpty ? (
                    <NothingHere
                      after={from + count}
                      state={state}
                      onDay={(to) => goTo(to)}
                      onShowAll={withoutFilters}
                    />
                  ) : (
                    <Agenda {...viewProps} />
                  )}
                </div>
              </div>
            ) : isPhone ? (
              <PhoneMonth {...viewProps} onPick={(to) => goTo(to)} />
            ) : (
              <Month {...viewProps} />
            )}
          </>
        ) : (
          <Loading />
        )}
      </section>
      <p role="status" className="sr-only">
        {keys.said}
      </p>
      {open?.kind === "details" && details && (
        <EventDetails
          shown={details}
          beside={open.beside}
          overlaps={overlapsOf(details, all ?? [])}
          onMove={(to) => {
            close();
            void actions.move(details, to);
          }}
          onEdit={() =>
            setOpen({
              kind: "form",
              shown: details,
              values: eventValues(details.event, details, timeZone),
            })
          }
          onDuplicate={() =>
            setOpen({
              kind: "form",
              shown: undefined,
              values: { ...eventValues(details.event, details, timeZone), rule: null },
            })
          }
          onDelete={() => {
            close();
            void actions.remove(details);
          }}
          onAnswer={(status) => void actions.answer(details, status)}
          onClose={close}
        />
      )}
      {open?.kind === "form" && (
        <Suspense>
          <EventForm
            shown={open.shown}
            values={open.values}
            actions={actions}
            read={calendar.read}
            onClose={close}
          />
        </Suspense>
      )}
      {open?.kind === "feed" && <FeedDialog onClose={close} />}
      {open?.kind === "import" && <ImportDialog read={calendar.read} onClose={close} />}
      {actions.dialog}
      {printed}
    </div>
  );
}

/** What is shown: "November 2026", "23–29 November 2026". */
function useTitle(view: CalendarView, day: number, from: number, count: number): string {
  const intl = useIntl();
  const dayText = useDayText();
  const zone = { timeZone: "UTC" } as const;
  if (view === "day") return dayText(day);
  if (view === "month") {
    const month = dayAsDate(monthStart(day));
    return capitalized(intl, intl.formatDate(month, { month: "long", year: "numeric", ...zone }));
  }
  return intl.formatDateTimeRange(dayAsDate(from), dayAsDate(from + count - 1), {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...zone,
  });
}

function Loading() {
  const intl = useIntl();
  const isLate = useLate(true);
  return (
    <Placeholders
      label={intl.formatMessage({ id: "calendar.loading" })}
      className="grid flex-1 grid-cols-7 gap-px"
    >
      {isLate &&
        Array.from({ length: 42 }, (_, n) => (
          <span key={n} aria-hidden="true" className="p-2">
            <span className="block h-4 w-2/3 animate-pulse rounded-sm bg-raised" />
          </span>
        ))}
    </Placeholders>
  );
}
