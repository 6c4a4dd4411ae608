import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { DayPicker, type Matcher } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { fr } from "react-day-picker/locale/fr";
import { nb } from "react-day-picker/locale/nb";
import { useIntl } from "react-intl";
import { fromDate, isPlainDate, toDate } from "./plain-date.ts";
import { todayIn } from "./zoned-time.ts";

export interface DayRange {
  from: string;
  to: string;
}

interface CalendarDaysProps {
  /** One day, or the first and last day of a range */
  selected: string | DayRange;
  onSelect: (day: string) => void;
  min?: string;
  max?: string;
}

const locales = { fr, nb };
const day = "grid size-11 place-items-center rounded-md md:size-10";

export function CalendarDays({ selected, onSelect, min, max }: CalendarDaysProps) {
  const { locale, timeZone = "UTC" } = useIntl();
  const range = typeof selected === "string" ? { from: selected, to: selected } : selected;
  const [from, to] = [range.from, range.to].map((iso) =>
    isPlainDate(iso) ? toDate(iso) : undefined,
  );
  const today = toDate(todayIn(timeZone));
  const disabled: Matcher[] = [
    ...(min ? [{ before: toDate(min) }] : []),
    ...(max ? [{ after: toDate(max) }] : []),
  ];
  return (
    <DayPicker
      mode="range"
      selected={from && { from, to }}
      onSelect={(_range, triggered) => onSelect(fromDate(triggered))}
      defaultMonth={from ?? today}
      today={today}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel opens by a press and is about its days
      autoFocus
      weekStartsOn={1}
      showOutsideDays
      fixedWeeks
      disabled={disabled}
      locale={locales[locale as keyof typeof locales] ?? enGB}
      components={{
        Chevron: ({ orientation }) => (
          <IconChevronRight
            size={20}
            aria-hidden="true"
            className={orientation === "left" ? "-scale-x-100 rtl:scale-x-100" : "rtl:-scale-x-100"}
          />
        ),
      }}
      classNames={{
        months: "relative",
        month_caption: "flex h-11 items-center ps-2 font-bold first-letter:uppercase",
        nav: "absolute end-0 top-0 flex",
        button_previous: `${day} size-11! text-ink-2 hover:bg-raised`,
        button_next: `${day} size-11! text-ink-2 hover:bg-raised`,
        weekday: "h-9 text-[13px] font-semibold text-ink-3",
        day: "p-0 text-center",
        day_button: `${day} hover:bg-raised`,
        today: "font-extrabold text-primary-strong",
        outside: "text-ink-3",
        disabled: "opacity-40",
        range_start: "[&>button]:bg-primary! [&>button]:text-on-primary!",
        range_end: "[&>button]:bg-primary! [&>button]:text-on-primary!",
        range_middle: "bg-primary-soft text-ink",
      }}
    />
  );
}
