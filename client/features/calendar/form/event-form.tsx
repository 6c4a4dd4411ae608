import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { useUndoable } from "../../../admin/flow/use-undoable.ts";
import { LeaveDialog } from "../../../admin/form/leave-dialog.tsx";
import { StaleDialog } from "../../../admin/form/stale-dialog.tsx";
import type { Conflict } from "../../../admin/form/use-edit.ts";
import { useSaveKey } from "../../../admin/form/use-save-key.ts";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import type { EventVisibility, UpdateCalendarEventInput } from "../../../schema.generated.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { CreateCalendarEventDocument, UpdateCalendarEventDocument } from "../calendar.generated.ts";
import { dayFrom, dayOf, secondInstant, type Times } from "../clock.ts";
import { Overlap } from "../event/overlap.tsx";
import { isBar, isOfSeries, sentTimes, type ShownEvent, timesOf } from "../shown-event.ts";
import { storedEvent, storedTimes } from "../stored-event.ts";
import type { CalendarActions } from "../use-calendar-actions.tsx";
import { useTimeZone } from "../use-calendar.ts";
import { ColorChoice } from "./color-choice.tsx";
import {
  changedInput,
  clockTimes,
  type EventValues,
  eventValues,
  faultsOf,
  inputOf,
  typedTimes,
} from "./event-values.ts";
import { isAddress, useGuestOptions } from "./guest-options.ts";
import { FreeBusy } from "./free-busy.tsx";
import { REMINDERS, useReminderText } from "./reminders.ts";
import { RepeatField } from "./repeat-field.tsx";
import { withStart } from "./rule.ts";
import { TimeField } from "../../../ui/time-field.tsx";
import { useConflict } from "./use-conflict.ts";

const VISIBILITIES = ["BUSY", "PRIVATE", "PUBLIC"] as const satisfies readonly EventVisibility[];
const FORM_ID = "event-form";

type Changes = Omit<UpdateCalendarEventInput, "version">;

type Saved = { undo?(): Promise<void> } | undefined;

interface EventFormProps {
  /** The event that is edited; a new one without it */
  shown: ShownEvent | undefined;
  values: EventValues;
  actions: Pick<CalendarActions, "askScope" | "takeBack">;
  read(): Promise<void>;
  onClose(): void;
}

/** Makes or changes an event, in a drawer. */
export function EventForm({ shown, values: initial, actions, read, onClose }: EventFormProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const timeZone = useTimeZone();
  const act = useUndoable();
  const reminderText = useReminderText();
  const [values, setValues] = useState(initial);
  const [newId] = useState(() => crypto.randomUUID());
  const [hasNewRule, setNewRule] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [conflict, setConflict] = useState<{
    of: Conflict;
    resolve(theirs?: ReadonlySet<string>): void;
  }>();
  const conflictOf = useConflict();
  const text = (id: string) => intl.formatMessage({ id });
  const label = (name: string) => text(`calendar.field.${name}`);
  const set = (change: Partial<EventValues>) => setValues((before) => ({ ...before, ...change }));
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const errorOf = (...names: string[]) => {
    const fault = names.map((name) => faults[name]).find(Boolean);
    if (!fault) return undefined;
    if (fault === "Ends before it begins") return text("calendar.field.end.order");
    if (names.includes("rrule")) return text("calendar.field.repeat.wrong");
    return fieldWords(intl, fault);
  };
  const guestOptions = useGuestOptions();

  /** What has a time moves its end by as much. */
  const setStart = (change: Partial<EventValues>) =>
    setValues((before) => {
      const [was, is] = [clockTimes(before), clockTimes({ ...before, ...change })];
      const by = is.start - was.start;
      const isReadable = Number.isFinite(by) && Number.isFinite(was.end);
      const { rule } = before;
      return {
        ...before,
        ...change,
        ...(isReadable && typedTimesOfEnd({ ...was, end: was.end + by })),
        ...(isReadable &&
          rule &&
          rule !== "other" && { rule: withStart(rule, dayOf(was.start), dayOf(is.start)) }),
      };
    });

  const create = async () => {
    const input = inputOf(values, timeZone);
    await apollo.mutate({
      mutation: CreateCalendarEventDocument,
      variables: { input: { ...input, title: values.title.trim(), id: newId } },
    });
  };
  /** Returns how it is undone; undefined if nothing was saved. */
  const update = async ({ event, recurrenceId, ...date }: ShownEvent): Promise<Saved> => {
    const before = inputOf(initial, timeZone);
    const { rrule, ...changes } = changedInput(before, inputOf(values, timeZone));
    let input: Changes = { ...changes, ...(hasNewRule && { rrule }) };
    if (Object.keys(input).length === 0) return {};
    const inSeries = isOfSeries({ event, recurrenceId, ...date });
    const shownDate = { event, recurrenceId, ...date };
    const scope = inSeries
      ? await actions.askScope({ shown: shownDate, kind: "save", hasNewRule })
      : undefined;
    if (inSeries && !scope) return undefined;
    let { version } = event;
    const isWhole = scope && scope !== "THIS";
    const replaced = {
      ...before,
      ...(isWhole && sentTimes(await storedTimes(apollo, event.id, timeZone), timeZone)),
    };
    for (;;) {
      try {
        const { data } = await apollo.mutate({
          mutation: UpdateCalendarEventDocument,
          variables: {
            id: event.id,
            input: { ...input, version },
            ...(scope && { scope, recurrenceId }),
          },
        });
        const changed = data?.updateCalendarEvent;
        const isSplit = scope === "FOLLOWING" && changed?.id !== event.id;
        // what differed of dates that another rule does not have is gone, and what others changed is not this change
        if (!changed || version !== event.version || (hasNewRule && !isSplit)) return {};
        const names = Object.keys(input);
        const was = Object.fromEntries(
          Object.entries(replaced).filter(([name]) => names.includes(name)),
        );
        return { undo: () => actions.takeBack({ id: event.id, changed, scope, before: was }) };
      } catch (error) {
        if (problemOf(error).code !== "CONFLICT") throw error;
      }
      const stored = await storedEvent(apollo, event.id);
      const theirs = eventValues(stored, timesOf(stored, timeZone), timeZone);
      const found = conflictOf({ base: initial, mine: values, theirs, input, inSeries });
      if (found.fields.length > 0) {
        const chosen = await new Promise<ReadonlySet<string> | undefined>((resolve) =>
          setConflict({ of: found, resolve }),
        );
        setConflict(undefined);
        if (!chosen) return undefined;
        input = Object.fromEntries(
          Object.entries(input).filter(
            ([name]) => !chosen.has(name) && !(chosen.has("times") && TIME_FIELDS.has(name)),
          ),
        );
        if (Object.keys(input).length === 0) return {};
      }
      version = stored.version;
    }
  };
  const save = async () => {
    const wrong = faultsOf(values);
    setFaults(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return focusOn(wrong);
    if (pending) return;
    setPending(true);
    try {
      const saved = shown ? await update(shown) : (await create(), {});
      if (!saved) return;
      const { undo } = saved;
      snackbar({
        text: intl.formatMessage(
          { id: shown ? "calendar.saved" : "calendar.created" },
          { title: values.title.trim() },
        ),
        tone: "good",
        ...(undo && {
          undo: () => void act({ run: undo, text: intl.formatMessage({ id: "list.bulk.undone" }) }),
        }),
      });
      onClose();
      await read();
    } catch (error) {
      const { code, fields } = problemOf(error);
      const refused = Object.fromEntries(
        Object.entries(fields).map(([path, why]) => [path.split(".")[0] ?? path, why]),
      );
      setFaults(refused);
      if (Object.keys(refused).length === 0) setFailure(codeText(intl, code));
      else focusOn(refused);
    } finally {
      setPending(false);
    }
  };

  useSaveKey(() => void save());

  const times = clockTimes(values);
  const isRepeated = (minutes: number) =>
    !values.allDay && secondInstant(minutes, timeZone) !== undefined;
  const isTimed = !values.allDay && times.end > times.start;
  /** A date that was called off takes no time. */
  const isTaking = shown?.event.status !== "CANCELLED";
  const moveTo = (to: Times) => {
    const { startDate, startTime } = typedTimes(to);
    setStart({ startDate, startTime, isSecondStart: false, isSecondEnd: false });
  };
  const members = values.guests.filter((guest) => !isAddress(guest));
  const reminders = [...new Set([...REMINDERS, ...values.reminders])].sort((a, b) => a - b);
  const reminderOption = (minutes: number) => ({
    value: String(minutes),
    label: reminderText(minutes),
  });
  return (
    <>
      <Drawer
        open
        width={640}
        onClose={close}
        title={text(shown ? "calendar.edit" : "calendar.new")}
        footer={
          <>
            <span className="me-auto self-center text-sm text-ink-3 max-md:hidden">
              {values.guests.length > 0 && (
                <FormattedMessage id="calendar.notified" values={{ count: values.guests.length }} />
              )}
            </span>
            <Button variant="outline" size={44} onClick={close}>
              <FormattedMessage id="dialog.cancel" />
            </Button>
            <Button variant="primary" size={44} type="submit" form={FORM_ID} pending={pending}>
              <FormattedMessage id={shown ? "calendar.save" : "calendar.create"} />
            </Button>
          </>
        }
      >
        <form
          id={FORM_ID}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <ProblemNotice text={failure} />
          <TextField
            data-autofocus
            name="title"
            label={label("title")}
            maxLength={255}
            dir="auto"
            value={values.title}
            onChange={({ target }) => set({ title: target.value })}
            error={errorOf("title")}
          />
          <div className="grid gap-3">
            <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
              <DateField
                name="start"
                label={label("start")}
                value={values.startDate}
                onChange={(startDate) => setStart({ startDate })}
                error={errorOf("start", "startDate")}
              />
              {!values.allDay && (
                <TimeField
                  name="startTime"
                  label={label("startTime")}
                  value={values.startTime}
                  onChange={(startTime) => setStart({ startTime })}
                />
              )}
              <DateField
                name="end"
                label={label(values.allDay ? "lastDay" : "end")}
                value={values.endDate}
                onChange={(endDate) => set({ endDate })}
                error={errorOf("end", "endDate")}
              />
              {!values.allDay && (
                <TimeField
                  name="endTime"
                  label={label("endTime")}
                  value={values.endTime}
                  onChange={(endTime) => set({ endTime })}
                />
              )}
            </div>
            {isRepeated(times.start) && (
              <Checkbox
                checked={values.isSecondStart}
                onChange={({ target }) => set({ isSecondStart: target.checked })}
              >
                <FormattedMessage
                  id="calendar.field.secondStart"
                  values={{ time: values.startTime }}
                />
              </Checkbox>
            )}
            {isRepeated(times.end) && (
              <Checkbox
                checked={values.isSecondEnd}
                onChange={({ target }) => set({ isSecondEnd: target.checked })}
              >
                <FormattedMessage id="calendar.field.secondEnd" values={{ time: values.endTime }} />
              </Checkbox>
            )}
            <Switch
              checked={values.allDay}
              onChange={({ target }) => set({ allDay: target.checked })}
              hint={values.allDay ? undefined : text("calendar.zone")}
            >
              {label("allDay")}
            </Switch>
          </div>
          {isTimed && !isBar(times) && isTaking && (
            <Overlap
              id={shown?.id}
              times={times}
              onMove={shown?.event.application ? undefined : moveTo}
            />
          )}
          {shown?.event.series ? (
            <p className="text-sm text-ink-3">
              <FormattedMessage id="calendar.ofSeries" />
            </p>
          ) : (
            <RepeatField
              value={values.rule}
              start={dayFrom(values.startDate) || dayFrom(initial.startDate)}
              error={errorOf("rrule")}
              onChange={(rule) => {
                setNewRule(true);
                set({ rule });
              }}
            />
          )}
          <MultiCombobox
            name="guestIds"
            label={label("guests")}
            hint={text("calendar.field.guests.hint")}
            options={guestOptions}
            mark={({ label: name }) => <Avatar name={name} size={28} />}
            value={values.guests}
            onChange={(guests) => set({ guests })}
            error={errorOf("guestIds", "guestEmails")}
          />
          {isTimed && members.length > 0 && <FreeBusy guests={members} times={times} />}
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              name="location"
              label={label("location")}
              maxLength={255}
              dir="auto"
              value={values.location}
              onChange={({ target }) => set({ location: target.value })}
              error={errorOf("location")}
            />
            <TextField
              name="url"
              type="url"
              label={label("url")}
              placeholder="https://"
              dir="ltr"
              value={values.url}
              onChange={({ target }) => set({ url: target.value })}
              error={errorOf("url")}
            />
            <MultiCombobox
              name="reminders"
              label={label("reminders")}
              options={reminders.map(reminderOption)}
              value={values.reminders.map(reminderOption)}
              onChange={(chosen) =>
                set({ reminders: chosen.map(({ value }) => Number(value)).sort((a, b) => a - b) })
              }
              error={errorOf("reminders")}
            />
            <Select
              name="visibility"
              label={label("visibility")}
              value={values.visibility}
              onChange={(chosen) =>
                set({
                  visibility: VISIBILITIES.find((each) => each === chosen) ?? values.visibility,
                })
              }
              options={VISIBILITIES.map((value) => ({
                value,
                label: text(`calendar.visibility.${value}`),
              }))}
            />
          </div>
          <ColorChoice value={values.color} onChange={(color) => set({ color })} />
          <TextArea
            name="description"
            label={label("description")}
            autosize
            dir="auto"
            value={values.description}
            onChange={({ target }) => set({ description: target.value })}
            error={errorOf("description")}
          />
        </form>
      </Drawer>
      {conflict && (
        <StaleDialog
          conflict={conflict.of}
          onSave={conflict.resolve}
          onClose={() => conflict.resolve()}
        />
      )}
      <LeaveDialog open={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  );
}

const TIME_FIELDS = new Set(["allDay", "start", "end", "startDate", "endDate"]);

const typedTimesOfEnd = (times: Parameters<typeof typedTimes>[0]) => {
  const { endDate, endTime } = typedTimes(times);
  return times.allDay ? { endDate } : { endDate, endTime };
};

/** The first field with an error gets the focus. */
function focusOn(faults: Record<string, string>): void {
  const names = Object.keys(faults).map(
    (name) => ({ startDate: "start", endDate: "end", rrule: "repeat" })[name] ?? name,
  );
  const form = document.getElementById(FORM_ID);
  form?.querySelector<HTMLElement>(names.map((name) => `[name="${name}"]`).join())?.focus();
}
