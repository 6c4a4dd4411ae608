import { useQuery } from "@apollo/client/react";
import { FormattedMessage } from "react-intl";
import type { Option } from "../../../ui/option.ts";
import { GuestsFreeDocument } from "../calendar.generated.ts";
import { DAY, dayOf, fromInstant, toInstant, type Times } from "../clock.ts";
import { useDayText } from "../times-text.ts";
import { rangeOf, useTimeZone } from "../use-calendar.ts";

const HOURS = [8, 10, 12, 14, 16, 18];
const FROM = 8 * 60;
const LONG = 12 * 60;
/** The most whose times the server answers at once */
const MAX_MEMBERS = 20;

/** Where a time is between 8 and 20 o'clock, in %. */
const shareOf = (minutes: number) => Math.min(100, Math.max(0, ((minutes - FROM) / LONG) * 100));

interface FreeBusyProps {
  guests: readonly Option[];
  times: Times;
}

/** When guests are busy on the day of an event, beside when that is. */
export function FreeBusy({ guests, times }: FreeBusyProps) {
  const timeZone = useTimeZone();
  const dayText = useDayText();
  const day = dayOf(times.start);
  const people = guests.slice(0, MAX_MEMBERS);
  const { data } = useQuery(GuestsFreeDocument, {
    variables: { memberIds: people.map(({ value }) => value), ...rangeOf(day, 1, timeZone) },
    fetchPolicy: "cache-and-network",
  });
  const busyOf = (id: string) =>
    data?.freeBusy.find(({ memberId }) => memberId === id)?.busy ?? undefined;
  const isTaken = (id: string) =>
    busyOf(id)?.some(
      ({ start, end }) =>
        start < toInstant(times.end, timeZone) && end > toInstant(times.start, timeZone),
    ) ?? false;
  const taken = people.filter(({ value }) => isTaken(value));
  const style = (from: number, to: number) => ({
    insetInlineStart: `${shareOf(from)}%`,
    width: `${shareOf(to) - shareOf(from)}%`,
  });
  return (
    <div className="text-[13px]">
      <div aria-hidden="true" className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1.5">
        <span className="truncate text-ink-3">{dayText(day)}</span>
        <span className="relative h-5">
          {HOURS.map((hour) => (
            <span
              key={hour}
              className="absolute text-ink-3"
              style={{ insetInlineStart: `${shareOf(hour * 60)}%` }}
            >
              {hour}
            </span>
          ))}
        </span>
        {people.map(({ value, label }) => (
          <div key={value} className="contents">
            <bdi className="truncate pe-2">{label}</bdi>
            <span className="relative h-5 rounded-md bg-raised">
              {busyOf(value)?.map(({ start, end }) => (
                <span
                  key={start}
                  className="absolute inset-y-0.5 rounded-sm bg-control"
                  style={style(
                    fromInstant(start, timeZone) - day * DAY,
                    fromInstant(end, timeZone) - day * DAY,
                  )}
                />
              ))}
              <span
                className="absolute -inset-y-px rounded-sm border-2 border-primary-strong"
                style={style(times.start - day * DAY, times.end - day * DAY)}
              />
            </span>
          </div>
        ))}
      </div>
      <p
        role="status"
        className={`mt-2 font-medium ${taken.length > 0 ? "text-warn" : "text-good"}`}
      >
        {data &&
          (taken.length > 0 ? (
            <FormattedMessage
              id="calendar.busy"
              values={{ names: <bdi>{taken.map(({ label }) => label).join(", ")}</bdi> }}
            />
          ) : (
            <FormattedMessage id="calendar.free" />
          ))}
      </p>
    </div>
  );
}
