import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { fieldWords } from "../../admin/form/field-words.ts";
import { useKeptText } from "../../admin/form/use-kept-text.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { DateField } from "../../ui/date-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TimeField } from "../../ui/time-field.tsx";
import { useTextValue } from "../../ui/use-text-value.ts";
import { readDuration, writeDuration } from "./duration.ts";
import {
  changedTimes,
  endOccursTwice,
  endOf,
  lasting,
  lastHour,
  minutesOf,
  NOTE_LENGTH,
  startOccursTwice,
  startOf,
  timesOf,
  type WorkTimes,
} from "./entry-values.ts";
import { rereadTime } from "./reread-time.ts";
import {
  CreateTimeEntryDocument,
  type ShownTimeFragment as ShownTime,
  ShownTimeFragmentDoc,
  UpdateTimeEntryDocument,
} from "./time.generated.ts";
import type { TimeTarget } from "./use-time-actions.ts";

interface EntryDialogProps {
  /** What a new entry is on, or the one that is changed */
  of: TimeTarget | ShownTime;
  onClose(): void;
}

const MAX_MINUTES = 24 * 60;

/** Time that is written down by hand, or changed. */
export function EntryDialog({ of, onClose }: EntryDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { timeZone = "UTC" } = intl;
  const entry = "id" in of ? of : undefined;
  const isRunning = entry?.endedAt === null;
  const [times, setTimes] = useState(() =>
    entry ? timesOf(entry, timeZone) : lastHour(Date.now(), timeZone),
  );
  // What was typed is here again after Escape or a reload.
  const subject = entry?.id ?? ("cardId" in of ? of.cardId : "projectId" in of ? of.projectId : "");
  const { text: note, write: setNote, discard } = useKeptText("time-entry", subject, entry?.note);
  const [billable, setBillable] = useState(entry?.billable ?? true);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [version, setVersion] = useState(entry?.version);
  const text = (id: string) => intl.formatMessage({ id });
  const { run, pending, error } = useAction({
    textOf: (cause) =>
      entry && problemOf(cause).code === "CONFLICT" ? text("time.edit.conflict") : undefined,
  });
  const change = (next: Partial<WorkTimes>) => {
    setRefused({});
    setTimes({ ...times, ...next });
  };
  const [start, end] = [startOf(times, timeZone), endOf(times, timeZone)];

  const send = async () => {
    const common = { note: note.trim(), billable };
    if ("id" in of) {
      const { id } = of;
      const input = {
        ...(common.note !== of.note && { note: common.note }),
        ...(billable !== of.billable && { billable }),
        ...changedTimes(of, times, timeZone),
        version,
      };
      return apollo.mutate({ mutation: UpdateTimeEntryDocument, variables: { id, input } });
    }
    const input = { ...of, ...common, startedAt: start ?? "", endedAt: end ?? "" };
    return apollo.mutate({ mutation: CreateTimeEntryDocument, variables: { input } });
  };
  /** So that who saves again after a conflict replaces what is stored. */
  const versionNow = async ({ id }: ShownTime) => {
    await rereadTime(apollo);
    const { cache } = apollo;
    const of = { id: cache.identify({ __typename: "TimeEntry", id }), fragmentName: "ShownTime" };
    return cache.readFragment({ ...of, fragment: ShownTimeFragmentDoc })?.version;
  };
  const save = async () => {
    const missing = {
      ...(!start && { startedAt: "Not valid" }),
      ...(!isRunning && !end && { endedAt: "Not valid" }),
    };
    setRefused(missing);
    if (Object.keys(missing).length > 0) return;
    const isSaved = await run(async () => {
      try {
        await send();
      } catch (cause) {
        const { code, fields } = problemOf(cause);
        setRefused(fields);
        if (entry && code === "CONFLICT") setVersion(await versionNow(entry));
        throw cause;
      }
      await rereadTime(apollo);
    });
    if (!isSaved) return;
    discard();
    onClose();
  };
  const errorOf = (field: string) => {
    const message = refused[field];
    return message ? refusalText(intl, message) : undefined;
  };
  return (
    <FormDialog
      title={text(entry ? "time.edit.title" : "time.add")}
      submit={<FormattedMessage id={entry ? "form.save" : "time.add"} />}
      pending={pending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <DateField
          name="date"
          label={text("time.date")}
          value={times.date}
          onChange={(date) => change({ date })}
        />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <TimeField
            name="start"
            label={text("time.start")}
            value={times.start}
            onChange={(time) => change({ start: time, isLaterStart: false })}
            error={errorOf("startedAt")}
          />
          {!isRunning && (
            <>
              <TimeField
                name="end"
                label={text("time.end")}
                value={times.end}
                onChange={(time) => change({ end: time, isLaterEnd: false })}
                error={errorOf("endedAt")}
              />
              <DurationField
                value={minutesOf(times, timeZone)}
                onChange={(minutes) => {
                  setRefused({});
                  setTimes(lasting(times, minutes, timeZone));
                }}
              />
            </>
          )}
        </div>
        {startOccursTwice(times, timeZone) && (
          <WhichTime
            name="laterStart"
            time={times.start}
            isLater={times.isLaterStart}
            onChange={(isLaterStart) => change({ isLaterStart })}
          />
        )}
        {!isRunning && endOccursTwice(times, timeZone) && (
          <WhichTime
            name="laterEnd"
            time={times.end}
            isLater={times.isLaterEnd}
            onChange={(isLaterEnd) => change({ isLaterEnd })}
          />
        )}
        <TextArea
          name="note"
          label={text("time.note")}
          value={note}
          maxLength={NOTE_LENGTH}
          dir="auto"
          autosize
          className="min-h-20!"
          onChange={({ target }) => setNote(target.value)}
          error={errorOf("note")}
        />
        <Switch checked={billable} onChange={({ target }) => setBillable(target.checked)}>
          <FormattedMessage id="time.billable" />
        </Switch>
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}

interface DurationFieldProps {
  /** In minutes; undefined while start or end are missing */
  value: number | undefined;
  onChange(minutes: number): void;
}

const fits = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && minutes > 0 && minutes <= MAX_MINUTES;

function DurationField({ value, onChange }: DurationFieldProps) {
  const intl = useIntl();
  const duration = useTextValue<number | undefined>(
    { value, onChange: (minutes) => fits(minutes) && onChange(minutes) },
    undefined,
    (typed) => {
      const minutes = readDuration(typed);
      return fits(minutes) ? { value: minutes, readable: true } : { value, readable: false };
    },
    (minutes) => (minutes === undefined ? "" : writeDuration(minutes)),
  );
  return (
    <TextField
      name="duration"
      label={intl.formatMessage({ id: "time.duration" })}
      autoComplete="off"
      placeholder="1:30"
      value={duration.text}
      onChange={({ target }) => duration.type(target.value)}
      onBlur={duration.leave}
      error={
        duration.unreadable ? intl.formatMessage({ id: "time.duration.unreadable" }) : undefined
      }
    />
  );
}

interface WhichTimeProps {
  name: string;
  time: string;
  isLater: boolean;
  onChange(isLater: boolean): void;
}

/** Which one of a time that occurs twice, when clocks go back. */
function WhichTime({ name, time, isLater, onChange }: WhichTimeProps) {
  const intl = useIntl();
  return (
    <RadioGroup
      name={name}
      label={intl.formatMessage({ id: "time.which" }, { time })}
      options={["first", "second"].map((value) => ({
        value,
        label: <FormattedMessage id={`time.which.${value}`} />,
      }))}
      value={isLater ? "second" : "first"}
      onChange={(value) => onChange(value === "second")}
    />
  );
}

const refusals: Record<string, string> = {
  "At most 24 hours": "time.refused.long",
  "Not valid": "date.unreadableTime",
};

const refusalText = (intl: IntlShape, message: string): string => {
  const id = refusals[message];
  return id ? intl.formatMessage({ id }) : fieldWords(intl, message);
};
