import { useIntl } from "react-intl";
import type { Conflict } from "../../../admin/form/use-edit.ts";
import type { UpdateCalendarEventInput } from "../../../schema.generated.ts";
import { dayFrom } from "../clock.ts";
import { useTimesText } from "../times-text.ts";
import { clockTimes, type EventValues } from "./event-values.ts";
import { isAddress } from "./guest-options.ts";
import { useReminderText } from "./reminders.ts";
import { useRuleSentence } from "./use-rule-sentence.ts";

interface Versions {
  /** As the form was opened */
  base: EventValues;
  mine: EventValues;
  theirs: EventValues;
  /** What is sent */
  input: Omit<UpdateCalendarEventInput, "version">;
  /** The stored times are those of another date */
  inSeries: boolean;
}

/** In which fields two people have changed an event at once, as they are read. */
export function useConflict(): (versions: Versions) => Conflict {
  const intl = useIntl();
  const timesText = useTimesText();
  const reminderText = useReminderText();
  const sentenceOf = useRuleSentence();
  const texts: Record<string, (values: EventValues) => string> = {
    title: ({ title }) => title.trim(),
    times: (values) => timesText(clockTimes(values)),
    rrule: ({ rule, startDate }) =>
      rule && rule !== "other"
        ? sentenceOf(rule, dayFrom(startDate))
        : intl.formatMessage({ id: rule ? "calendar.rule.other" : "calendar.repeat.never" }),
    guestIds: ({ guests }) =>
      intl.formatList(guests.filter((one) => !isAddress(one)).map(({ label }) => label)),
    guestEmails: ({ guests }) =>
      intl.formatList(guests.filter(isAddress).map(({ label }) => label)),
    location: ({ location }) => location.trim(),
    url: ({ url }) => url.trim(),
    color: ({ color }) => intl.formatMessage({ id: `calendar.color.${color}` }),
    visibility: ({ visibility }) => intl.formatMessage({ id: `calendar.visibility.${visibility}` }),
    reminders: ({ reminders }) => intl.formatList(reminders.map(reminderText)),
    description: ({ description }) => description,
  };
  const labels: Record<string, string> = {
    rrule: "repeat",
    guestIds: "guests",
    guestEmails: "guests",
  };
  return ({ base, mine, theirs, input, inSeries }) => {
    const sent = new Set(Object.keys(input));
    if (!inSeries && (sent.has("start") || sent.has("startDate"))) sent.add("times");
    const fields = Object.entries(texts).flatMap(([path, textOf]) => {
      const [was, own, other] = [base, mine, theirs].map(textOf);
      if (!sent.has(path) || other === was || other === own) return [];
      const label = intl.formatMessage({ id: `calendar.field.${labels[path] ?? path}` });
      return [{ path, label, base: was, mine: own, theirs: other }];
    });
    return { fields, savedAt: undefined };
  };
}
