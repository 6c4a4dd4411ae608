import { useMutation } from "@apollo/client/react";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconVideo from "@tabler/icons-react/dist/esm/icons/IconVideo.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { TitleRow } from "../../../admin/title-row.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { Donut } from "../../../ui/charts/donut.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { Block } from "../block.tsx";
import {
  BookingDashboardDocument,
  type BookingDashboardQuery,
  RecordBookingDocument,
} from "./booking.generated.ts";
import { FigureCard } from "./figure-card.tsx";
import { type FigureState, sumBars } from "./figure-range.ts";
import { ChartCard, FigureRow, FiguresPage, WideRow } from "./figures-page.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { SourceLine } from "./source-line.tsx";
import { useBars, useFigures, useFigureState } from "./use-figures.ts";

type Booking = BookingDashboardQuery["now"];
type Agenda = BookingDashboardQuery["bookingAgenda"];
type BookedEvent = Agenda["upcoming"][number];

const CALENDAR = "/dashboard/calendar";

/** The bookings of days, as the calendar lists them. */
const calendarAt = (day: string) => `${CALENDAR}?view=agenda&date=${day}`;

/** How interviews and meetings went, and what comes next. */
export function BookingDashboard() {
  const intl = useIntl();
  const { state } = useFigureState();
  const { shown, error, refetch } = useFigures(BookingDashboardDocument, state);
  const data = shown?.data;
  const csv = () => [
    ["day", "booked", "held", "cancelled", "no_shows"],
    ...(data?.now.days ?? []).map(({ day, booked, attended, cancelled, noShows }) => [
      day,
      booked,
      attended,
      cancelled,
      noShows,
    ]),
  ];
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "insights.booking.title" })}
        hasSubtitle
        subtitle={
          data && (
            <FormattedMessage
              id="insights.booking.subtitle"
              values={{ count: data.bookingAgenda.upcomingCount }}
            />
          )
        }
        actions={
          <ButtonLink variant="primary" size={44} to={CALENDAR}>
            <FormattedMessage id="insights.booking.open" />
          </ButtonLink>
        }
      />
      <PeriodBar state={state} countedAt={shown?.at} name="booking" csv={data && csv} />
      <FiguresPage error={error} retry={refetch}>
        {data && (
          <>
            <BookingCards state={shown.state} now={data.now} before={data.before ?? undefined} />
            <WideRow>
              <Upcoming events={data.bookingAgenda.upcoming} />
              <Outcomes now={data.now} />
            </WideRow>
            <WideRow>
              <BookingChart state={shown.state} now={data.now} />
              <Unrecorded events={data.bookingAgenda.unrecorded} onRecorded={refetch} />
            </WideRow>
          </>
        )}
      </FiguresPage>
    </>
  );
}

interface BookingCardsProps {
  state: FigureState;
  now: Booking;
  before: Booking | undefined;
}

const CARDS = [
  ["booked", "neutral"],
  ["attended", "good"],
  ["cancelled", "bad"],
  ["noShows", "bad"],
] as const;

function BookingCards({ state, now, before }: BookingCardsProps) {
  const intl = useIntl();
  const { bars } = useBars(state);
  return (
    <FigureRow>
      {CARDS.map(([name, more]) => (
        <FigureCard
          key={name}
          label={intl.formatMessage({ id: `insights.booking.${name}` })}
          to={calendarAt(state.from)}
          value={intl.formatNumber(now[name])}
          compared={{
            now: now[name],
            before: state.before ? before?.[name] : undefined,
            text: intl.formatNumber(before?.[name] ?? 0),
          }}
          more={more}
          values={sumBars(
            bars,
            now.days.map((day) => day[name]),
          )}
          source={
            <FormattedMessage
              id={`insights.booking.${name}.source`}
              values={{
                interviews: now.interviews,
                meetings: now.booked - now.interviews,
                unrecorded: now.unrecorded,
                share: now.booked ? now[name] / now.booked : 0,
              }}
            />
          }
        />
      ))}
    </FigureRow>
  );
}

function Upcoming({ events }: { events: Agenda["upcoming"] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.booking.${id}` });
  return (
    <Block
      title={text("next")}
      more={{ to: CALENDAR, label: text("next.all") }}
      empty={text("next.none")}
      isEmpty={events.length === 0}
    >
      <ul className="grid grid-cols-1 divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="w-36 shrink-0 text-sm">
              <span className="block font-semibold">
                {intl.formatDate(event.start ?? undefined, {
                  weekday: "short",
                  day: "numeric",
                  month: "short",
                })}
              </span>
              <span className="text-[13px] text-ink-3">
                {intl.formatDateTimeRange(
                  Date.parse(event.start ?? ""),
                  Date.parse(event.end ?? ""),
                  { timeStyle: "short" },
                )}
              </span>
            </span>
            <Avatar
              name={event.owner?.displayName ?? ""}
              src={event.owner?.avatar ?? null}
              size={36}
            />
            <EventTitle event={event} />
            <Place event={event} />
          </li>
        ))}
      </ul>
      <SourceLine>{text("next.source")}</SourceLine>
    </Block>
  );
}

function EventTitle({ event }: { event: BookedEvent }) {
  return (
    <span className="min-w-0 flex-1 basis-40 leading-snug">
      <Link
        to={calendarAt((event.start ?? "").slice(0, 10))}
        className="block truncate font-semibold hover:underline"
      >
        <bdi>{event.title}</bdi>
      </Link>
      <span className="block truncate text-[13px] text-ink-3">
        <FormattedMessage
          id={event.application ? "insights.booking.interview" : "insights.booking.meeting"}
          values={{ name: <bdi>{event.owner?.displayName}</bdi> }}
        />
      </span>
    </span>
  );
}

function Place({ event: { location, url } }: { event: BookedEvent }) {
  if (!location && !url) return null;
  const Icon = location ? IconMapPin : IconVideo;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
      <Icon size={17} aria-hidden="true" className="shrink-0" />
      <bdi className="truncate">
        {location ?? <FormattedMessage id="insights.booking.online" />}
      </bdi>
    </span>
  );
}

function Outcomes({ now }: { now: Booking }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.booking.${id}` });
  const parts = (["attended", "cancelled", "noShows", "unrecorded", "toCome"] as const).map(
    (name) => ({
      name: text(name),
      value: now[name],
    }),
  );
  return (
    <ChartCard>
      <Donut title={text("outcomes")} parts={parts.filter(({ value }) => value > 0)} />
      <SourceLine>{text("outcomes.source")}</SourceLine>
    </ChartCard>
  );
}

function BookingChart({ state, now }: { state: FigureState; now: Booking }) {
  const intl = useIntl();
  const { bars, unit, labels, axis } = useBars(state);
  const text = (id: string) => intl.formatMessage({ id: `insights.booking.${id}` });
  const valuesOf = (name: "attended" | "booked") =>
    sumBars(
      bars,
      now.days.map((day) => day[name]),
    );
  return (
    <ChartCard>
      <BarChart
        title={text("chart")}
        text={text(`chart.${unit}`)}
        axis={axis}
        labels={labels}
        series={[
          { name: text("attended"), values: valuesOf("attended") },
          { name: text("booked"), values: valuesOf("booked") },
        ]}
      />
      <SourceLine>{text("chart.source")}</SourceLine>
    </ChartCard>
  );
}

const RECORDED = [
  ["HELD", "held"],
  ["NO_SHOW", "noShow"],
  ["CANCELLED", "cancel"],
] as const;

interface UnrecordedProps {
  events: Agenda["unrecorded"];
  onRecorded(): Promise<unknown>;
}

function Unrecorded({ events, onRecorded }: UnrecordedProps) {
  const intl = useIntl();
  const [record, { loading }] = useMutation(RecordBookingDocument);
  const text = (id: string) => intl.formatMessage({ id: `insights.booking.${id}` });
  const press = async ({ id }: BookedEvent, status: (typeof RECORDED)[number][0]) => {
    if (loading) return;
    try {
      await record({ variables: { id, input: { status } } });
      await onRecorded();
      snackbar({ text: text("recorded"), tone: "good" });
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return (
    <Block title={text("record")} empty={text("record.none")} isEmpty={events.length === 0}>
      <ul className="grid grid-cols-1 gap-5">
        {events.map((event) => (
          <li key={event.id}>
            <p className="leading-snug">
              <bdi className="block truncate font-semibold">{event.title}</bdi>
              <span className="text-[13px] text-ink-3">
                {intl.formatDate(event.start ?? undefined, {
                  weekday: "long",
                  day: "numeric",
                  month: "long",
                  hour: "numeric",
                  minute: "2-digit",
                })}
              </span>
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              {RECORDED.map(([status, name]) => (
                <Button
                  key={status}
                  size={36}
                  variant="outline"
                  aria-disabled={loading || undefined}
                  aria-label={intl.formatMessage(
                    { id: "insights.booking.record.label" },
                    { outcome: text(`record.${name}`), title: event.title },
                  )}
                  onClick={() => void press(event, status)}
                >
                  {text(`record.${name}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <SourceLine>{text("record.source")}</SourceLine>
    </Block>
  );
}
