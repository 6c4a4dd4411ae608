import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { CalendarButton } from "./calendar-button.tsx";
import { type ControlProps, useValue } from "./control.ts";
import { DateInput, useTypedDate } from "./date-input.tsx";
import { FieldGroup } from "./field-group.tsx";
import { controlStyles, describedBy } from "./field.tsx";
import { isPlainDate } from "./plain-date.ts";
import { useTextValue } from "./use-text-value.ts";
import { instantOf, readTime, type WallTime, wallTime } from "./zoned-time.ts";

interface DateTimeFieldProps extends ControlProps<string> {
  min?: string;
}

const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T.+Z$/.test(value);

/**
 * A date and time in the page's time zone, which is shown next to the label; the value is an ISO
 * instant or "".
 */
export function DateTimeField({ min, ...control }: DateTimeFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { timeZone = "UTC" } = intl;
  const { label, name, hint, disabled, readOnly, onBlur, ref } = control;
  const [value, setValue] = useValue(control, "");
  // While date or time is missing, the other one is kept here and the value is one that schemas
  // refuse.
  const [half, setHalf] = useState<WallTime & { value: string }>();
  const wall = isInstant(value)
    ? wallTime(value, timeZone)
    : half?.value === value
      ? half
      : { date: "", time: "" };
  const change = (next: WallTime) => {
    const whole = isPlainDate(next.date) && readTime(next.time) === next.time;
    const written = whole ? instantOf(next, timeZone) : [next.date, next.time].join(" ").trim();
    setHalf({ ...next, value: written });
    setValue(written);
  };
  const day = {
    name,
    value: wall.date,
    onChange: (date: string) => change({ ...wall, date }),
    onBlur,
    disabled,
    readOnly,
    ref,
  };
  const typed = useTypedDate(day);
  const time = useTextValue(
    { value: wall.time, onChange: (next) => change({ ...wall, time: next }), onBlur },
    "",
    (text) => ({
      value: readTime(text) ?? text.trim(),
      readable: readTime(text) !== undefined || text.trim() === "",
    }),
    (written) => written,
  );
  const error =
    control.error ??
    (typed.unreadable ? intl.formatMessage({ id: "date.unreadable" }) : undefined) ??
    (time.unreadable ? intl.formatMessage({ id: "date.unreadableTime" }) : undefined);
  const choose = intl.formatMessage({ id: "date.choose" }, { field: label });
  const described = describedBy(id, { hint, error });
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={control.aside ?? timeZone}
      disabled={disabled}
    >
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <DateInput
            id={`${id}-date`}
            control={day}
            typed={typed}
            invalid={Boolean(control.error)}
            describedBy={described}
            label={intl.formatMessage({ id: "date.day" })}
            className="pr-11 rtl:pr-3.5 rtl:pl-11"
          />
          {!disabled && !readOnly && <CalendarButton label={choose} typed={typed} min={min} />}
        </div>
        <input
          value={time.text}
          onChange={({ target }) => time.type(target.value)}
          onBlur={time.leave}
          placeholder="09:00"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          readOnly={readOnly}
          aria-label={intl.formatMessage({ id: "date.time" })}
          aria-invalid={control.error || time.unreadable ? true : undefined}
          aria-describedby={described}
          className={`${controlStyles} h-(--control-height) w-24!`}
        />
      </div>
    </FieldGroup>
  );
}
