import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import { useIntl } from "react-intl";
import { Calendar } from "./calendar.tsx";
import type { useTypedDate } from "./date-input.tsx";
import { IconButton } from "./icon-button.tsx";
import { Popover } from "./popover.tsx";

interface CalendarButtonProps {
  label: string;
  typed: ReturnType<typeof useTypedDate>;
  min?: string;
  max?: string;
}

/** Sits at the end of a DateInput and picks its day from a calendar. */
export function CalendarButton({ label, typed, min, max }: CalendarButtonProps) {
  const intl = useIntl();
  return (
    <div className="absolute inset-y-0 end-1 flex items-center">
      <Popover
        align="end"
        label={label}
        className="w-auto p-3!"
        button={
          <IconButton
            size={36}
            label={label}
            tooltip={intl.formatMessage({ id: "date.calendar" })}
            tooltipSide="above"
            icon={IconCalendar}
          />
        }
      >
        {(close) => (
          <Calendar
            selected={typed.value}
            min={min}
            max={max}
            onSelect={(day) => {
              typed.set(day);
              close();
            }}
          />
        )}
      </Popover>
    </div>
  );
}
