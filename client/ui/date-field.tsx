import { useId } from "react";
import { useIntl } from "react-intl";
import { CalendarButton } from "./calendar-button.tsx";
import type { ControlProps } from "./control.ts";
import { DateInput, useTypedDate } from "./date-input.tsx";
import { describedBy, Field } from "./field.tsx";

interface DateFieldProps extends ControlProps<string> {
  min?: string;
  max?: string;
}

/** A day, typed or picked from a calendar: "2026-11-24", or "" for none. */
export function DateField({ min, max, ...control }: DateFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { label, hint, aside, disabled, readOnly } = control;
  const typed = useTypedDate(control);
  const error =
    control.error ?? (typed.unreadable ? intl.formatMessage({ id: "date.unreadable" }) : undefined);
  const choose = intl.formatMessage({ id: "date.choose" }, { field: label });
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative">
        <DateInput
          id={id}
          control={control}
          typed={typed}
          invalid={Boolean(error)}
          describedBy={describedBy(id, { hint, error })}
          className="pr-12 rtl:pr-3.5 rtl:pl-12"
        />
        {!disabled && !readOnly && (
          <CalendarButton label={choose} typed={typed} min={min} max={max} />
        )}
      </div>
    </Field>
  );
}
