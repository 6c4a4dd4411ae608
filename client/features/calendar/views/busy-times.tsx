import { FormattedMessage } from "react-intl";
import { DAY } from "../clock.ts";
import { useTimesText } from "../times-text.ts";
import type { Person } from "../use-people.ts";

/** A lower block has no room for a name, in px */
const LOWEST = 22;

interface BusyTimesProps {
  people: readonly Person[];
  day: number;
  pxOf(minutes: number): number;
}

/** When others are busy on a day, each in a lane of their own, behind the events. */
export function BusyTimes({ people, day, pxOf }: BusyTimesProps) {
  const textOf = useTimesText();
  const share = 100 / people.length;
  return people.flatMap(({ id, name, busy }, lane) =>
    busy.flatMap(({ start, end }) => {
      const [from, to] = [Math.max(start, day * DAY), Math.min(end, (day + 1) * DAY)];
      if (from >= to) return [];
      const height = pxOf(to - from) - 2;
      return (
        <span
          key={`${id} ${from}`}
          style={{
            top: pxOf(from - day * DAY) + 1,
            height,
            insetInlineStart: `calc(${lane * share}% + 1px)`,
            width: `calc(${share}% - 3px)`,
          }}
          className="pointer-events-none absolute overflow-hidden rounded-md border border-dashed border-control bg-raised/80 px-1 text-[11px] leading-4 text-ink-2"
        >
          <span className="sr-only">
            <FormattedMessage
              id="calendar.people.busy"
              values={{ name, when: textOf({ allDay: false, start: from, end: to }) }}
            />
          </span>
          {height >= LOWEST && (
            <bdi aria-hidden="true" className="block truncate">
              {name}
            </bdi>
          )}
        </span>
      );
    }),
  );
}
