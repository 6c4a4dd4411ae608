import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { capitalized } from "../../ui/capitalized.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { addMonths, dayAsDate, daysOf, monthStart, weekStart } from "./clock.ts";
import { useDayText } from "./times-text.ts";

interface MiniMonthProps {
  /** The days that are shown beside it */
  from: number;
  count: number;
  today: number;
  onDay(day: number): void;
}

/** A small month, to go to another day. */
export function MiniMonth({ from, count, today, onDay }: MiniMonthProps) {
  const intl = useIntl();
  const dayText = useDayText();
  const [turned, setTurned] = useState<{ from: number; month: number }>();
  const month = turned?.from === from ? turned.month : monthStart(from);
  const first = weekStart(month);
  const turn = (direction: 1 | -1) => setTurned({ from, month: addMonths(month, direction) });
  const date = dayAsDate(month);
  return (
    <div>
      <p className="flex items-center text-sm font-bold">
        <span className="flex-1">
          {capitalized(
            intl,
            intl.formatDate(date, { month: "long", year: "numeric", timeZone: "UTC" }),
          )}
        </span>
        <IconButton
          size={36}
          icon={IconChevronLeft}
          label={intl.formatMessage({ id: "calendar.month.previous" })}
          onClick={() => turn(-1)}
          className="rtl:[&_svg]:-scale-x-100"
        />
        <IconButton
          size={36}
          icon={IconChevronRight}
          label={intl.formatMessage({ id: "calendar.month.next" })}
          onClick={() => turn(1)}
          className="rtl:[&_svg]:-scale-x-100"
        />
      </p>
      <div className="mt-1 grid grid-cols-7 text-center text-[13px]">
        {daysOf(first, 7).map((day) => (
          <span key={day} aria-hidden="true" className="text-xs leading-7 text-ink-3">
            {intl.formatDate(dayAsDate(day), { weekday: "narrow", timeZone: "UTC" })}
          </span>
        ))}
        {daysOf(first, 42).map((day) => {
          const isOut = monthStart(day) !== month;
          const isShown = day >= from && day < from + count;
          return (
            <button
              key={day}
              type="button"
              aria-label={dayText(day)}
              aria-current={day === today ? "date" : undefined}
              onClick={() => onDay(day)}
              className={`grid h-7 place-items-center ${isShown ? "bg-raised" : ""} ${isOut ? "text-ink-3" : ""}`}
            >
              <span
                className={`grid size-7 place-items-center rounded-full ${day === today ? "bg-primary font-bold text-on-primary" : "hover:bg-line"}`}
              >
                {dayAsDate(day).getUTCDate()}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
