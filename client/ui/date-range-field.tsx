import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { Calendar } from "./calendar.tsx";
import type { DayRange } from "./calendar-days.tsx";
import { type ControlProps, useValue } from "./control.ts";
import { DateInput, useTypedDate } from "./date-input.tsx";
import { FieldGroup } from "./field-group.tsx";
import { describedBy } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { Popover } from "./popover.tsx";

const never: DayRange = { from: "", to: "" };

/** From one day to another, both included; either may be empty. */
export function DateRangeField(control: ControlProps<DayRange>) {
  const intl = useIntl();
  const id = useId();
  const { label, name, hint, aside, disabled, readOnly, onBlur, ref } = control;
  const [range, setRange] = useValue(control, never);
  // The first click in the calendar starts a new range, the second ends it.
  const [begun, setBegun] = useState<string>();
  const end = (which: "from" | "to") => ({
    name: `${name}.${which}`,
    value: range[which],
    onChange: (day: string) => setRange({ ...range, [which]: day }),
    onBlur,
    disabled,
    readOnly,
    ref: which === "from" ? ref : undefined,
  });
  const [fromControl, toControl] = [end("from"), end("to")];
  const [from, to] = [useTypedDate(fromControl), useTypedDate(toControl)];
  const unreadable = from.unreadable || to.unreadable;
  const error =
    control.error ?? (unreadable ? intl.formatMessage({ id: "date.unreadable" }) : undefined);
  const choose = intl.formatMessage({ id: "date.choose" }, { field: label });
  const press = (day: string) => {
    if (begun === undefined) {
      setBegun(day);
      setRange({ from: day, to: day });
      return false;
    }
    setBegun(undefined);
    setRange(day < begun ? { from: day, to: begun } : { from: begun, to: day });
    return true;
  };
  const described = describedBy(id, { hint, error });
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} aside={aside} disabled={disabled}>
      <div className="flex items-center gap-2">
        <DateInput
          id={`${id}-from`}
          control={fromControl}
          typed={from}
          invalid={Boolean(control.error)}
          describedBy={described}
          label={intl.formatMessage({ id: "date.from" })}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <DateInput
          id={`${id}-to`}
          control={toControl}
          typed={to}
          invalid={Boolean(control.error)}
          describedBy={described}
          label={intl.formatMessage({ id: "date.to" })}
        />
        {!disabled && !readOnly && (
          <Popover
            align="end"
            label={choose}
            className="w-auto p-3!"
            button={<IconButton label={choose} icon={IconCalendar} variant="outline" />}
          >
            {(close) => <Calendar selected={range} onSelect={(day) => press(day) && close()} />}
          </Popover>
        )}
      </div>
    </FieldGroup>
  );
}
