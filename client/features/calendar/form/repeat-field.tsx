import { FormattedMessage, useIntl } from "react-intl";
import { DateField } from "../../../ui/date-field.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { dayAsDate, weekday } from "../clock.ts";
import {
  FREQUENCIES,
  isLastOfMonth,
  isMissingInMonths,
  MONTHLY,
  type Rule,
  ruleFor,
  suggestedEnd,
} from "./rule.ts";
import { useRuleSentence, useWeekdayName } from "./use-rule-sentence.ts";

interface RepeatFieldProps {
  value: Rule | "other" | null;
  /** The day on which the event starts */
  start: number;
  error: string | undefined;
  onChange(rule: Rule | "other" | null): void;
}

/** Whether and how an event recurs. */
export function RepeatField({ value, start, error, onChange }: RepeatFieldProps) {
  const intl = useIntl();
  const sentenceOf = useRuleSentence();
  const text = (id: string) => intl.formatMessage({ id });
  const rule = value === "other" ? null : value;
  return (
    <div className="grid gap-2.5">
      <Select
        name="repeat"
        label={text("calendar.field.repeat")}
        error={error}
        value={value === "other" ? "other" : (rule?.frequency ?? "never")}
        options={[
          { value: "never", label: text("calendar.repeat.never") },
          ...FREQUENCIES.map((each) => ({
            value: each,
            label: text(`calendar.repeat.${each}`),
          })),
          ...(value === "other" ? [{ value: "other", label: text("calendar.rule.other") }] : []),
        ]}
        onChange={(chosen) => {
          const frequency = FREQUENCIES.find((each) => each === chosen);
          if (frequency) onChange(rule ? { ...rule, frequency } : ruleFor(frequency, start));
          else onChange(chosen === "other" ? "other" : null);
        }}
      />
      {rule && (
        <div className="grid gap-4 rounded-card bg-raised p-4">
          <div className="flex flex-wrap items-end gap-4">
            <div className="w-32">
              <NumberField
                name="interval"
                label={text("calendar.repeat.every")}
                min={1}
                max={1_000}
                value={rule.interval}
                onChange={(interval) => onChange({ ...rule, interval: interval ?? 1 })}
                unit={intl.formatMessage(
                  { id: `calendar.repeat.unit.${rule.frequency}` },
                  { count: rule.interval },
                )}
              />
            </div>
            {rule.frequency === "WEEKLY" && <Weekdays rule={rule} onChange={onChange} />}
          </div>
          {rule.frequency === "MONTHLY" && (
            <Monthly rule={rule} start={start} onChange={onChange} />
          )}
          <Ends rule={rule} start={start} onChange={onChange} />
          <p className="text-sm text-ink-2">
            {sentenceOf(rule, start)}
            {rule.frequency === "MONTHLY" && rule.monthly === "day" && isMissingInMonths(start) && (
              <>
                {". "}
                <FormattedMessage id="calendar.repeat.missing" />
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

interface PartProps {
  rule: Rule;
  onChange(rule: Rule): void;
}

function Weekdays({ rule, onChange }: PartProps) {
  const intl = useIntl();
  const nameOf = useWeekdayName();
  const { weekdays } = rule;
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "calendar.repeat.on" })}
      className="flex flex-wrap gap-1"
    >
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <button
          key={day}
          type="button"
          aria-label={nameOf(day, "long")}
          aria-pressed={weekdays.includes(day)}
          onClick={() =>
            onChange({
              ...rule,
              weekdays: weekdays.includes(day)
                ? weekdays.filter((each) => each !== day)
                : [...weekdays, day],
            })
          }
          className="grid size-11 place-items-center rounded-full border border-control bg-surface text-sm font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas md:size-9"
        >
          {nameOf(day, "narrow")}
        </button>
      ))}
    </div>
  );
}

function Monthly({ rule, start, onChange }: PartProps & { start: number }) {
  const intl = useIntl();
  const nameOf = useWeekdayName();
  const day = dayAsDate(start).getUTCDate();
  const values = {
    day,
    nth: Math.ceil(day / 7),
    weekday: nameOf(weekday(start), "long"),
  };
  return (
    <RadioGroup
      name="monthly"
      label={intl.formatMessage({ id: "calendar.repeat.monthly" })}
      value={rule.monthly}
      onChange={(chosen) =>
        onChange({ ...rule, monthly: MONTHLY.find((each) => each === chosen) ?? "day" })
      }
      options={MONTHLY.filter(
        (each) => each !== "last" || isLastOfMonth(start) || rule.monthly === "last",
      ).map((each) => ({
        value: each,
        label: intl.formatMessage({ id: `calendar.rule.monthly.${each}` }, values),
      }))}
    />
  );
}

function Ends({ rule, start, onChange }: PartProps & { start: number }) {
  const intl = useIntl();
  const { end } = rule;
  const text = (id: string) => intl.formatMessage({ id });
  const choose = (kind: string) => {
    if (kind === "on") onChange({ ...rule, end: { kind, day: suggestedEnd(rule, start) } });
    else if (kind === "after") onChange({ ...rule, end: { kind, count: 10 } });
    else onChange({ ...rule, end: { kind: "never" } });
  };
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <RadioGroup
        name="ends"
        label={text("calendar.repeat.ends")}
        value={end.kind}
        onChange={choose}
        options={["never", "on", "after"].map((value) => ({
          value,
          label: text(`calendar.repeat.ends.${value}`),
        }))}
      />
      {end.kind === "on" && (
        <div className="w-56 max-w-full">
          <DateField
            name="until"
            label={text("calendar.repeat.until")}
            value={end.day}
            onChange={(day) => onChange({ ...rule, end: { kind: "on", day } })}
          />
        </div>
      )}
      {end.kind === "after" && (
        <div className="w-40">
          <NumberField
            name="count"
            label={text("calendar.repeat.count")}
            min={1}
            max={10_000}
            value={end.count}
            onChange={(count) =>
              onChange({ ...rule, end: { kind: "after", count: count ?? Number.NaN } })
            }
          />
        </div>
      )}
    </div>
  );
}
