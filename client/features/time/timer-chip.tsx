import { useApolloClient } from "@apollo/client/react";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeptText } from "../../admin/form/use-kept-text.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { TimerFragment } from "./live-timer.generated.ts";
import { rereadTime } from "./reread-time.ts";
import { RunningClock } from "./running-clock.tsx";
import { UpdateTimeEntryDocument } from "./time.generated.ts";
import { NOTE_LENGTH } from "./entry-values.ts";
import { useTimeActions } from "./use-time-actions.ts";

interface TimerChipProps {
  timer: TimerFragment;
}

/** In the header: what runs and for how long; its note, and the way to it. */
export function TimerChip({ timer: { beginning, entry } }: TimerChipProps) {
  const intl = useIntl();
  return (
    <Popover
      align="end"
      label={intl.formatMessage({ id: "time.timer" })}
      button={
        <button
          type="button"
          className="me-1 inline-flex h-9 min-w-0 items-center gap-2 rounded-full bg-primary-soft px-3 text-sm font-semibold text-primary-strong hover:bg-raised max-md:h-11 max-md:px-2.5"
        >
          <span
            aria-hidden="true"
            className="size-2 shrink-0 animate-pulse rounded-full max-sm:hidden bg-current motion-reduce:animate-none"
          />
          <bdi className="max-w-44 truncate max-xl:sr-only">{entry.title}</bdi>
          <RunningClock beginning={beginning} />
        </button>
      }
    >
      {(close) => <TimerMenu entry={entry} onClose={close} />}
    </Popover>
  );
}

interface TimerMenuProps {
  entry: TimerFragment["entry"];
  onClose(): void;
}

function TimerMenu({ entry, onClose }: TimerMenuProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { stop } = useTimeActions();
  const note = useKeptText("time-note", entry.id, entry.note);
  const [pending, setPending] = useState(false);
  const address = addressOf(entry);
  const sending = useRef<{ text: string; done: Promise<void> }>(undefined);
  const send = async (text: string) => {
    try {
      const variables = { id: entry.id, input: { note: text, version: entry.version } };
      await apollo.mutate({ mutation: UpdateTimeEntryDocument, variables });
      note.discard();
      await rereadTime(apollo);
    } catch (cause) {
      // The next save is on what is stored now; what was typed stays.
      if (problemOf(cause).code === "CONFLICT") await rereadTime(apollo);
      failureSnackbar(intl, cause);
    } finally {
      sending.current = undefined;
    }
  };
  /** Once, though leaving the field and the button both save. */
  const save = async () => {
    const text = note.text.trim();
    if (sending.current?.text === text) return sending.current.done;
    if (text === entry.note) return;
    sending.current = { text, done: send(text) };
    await sending.current.done;
  };
  const end = async () => {
    setPending(true);
    await save();
    await stop();
    onClose();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="font-bold wrap-anywhere">
        <bdi>{entry.title}</bdi>
      </p>
      <TextField
        name="note"
        label={intl.formatMessage({ id: "time.note" })}
        value={note.text}
        maxLength={NOTE_LENGTH}
        dir="auto"
        autoComplete="off"
        onChange={({ target }) => note.write(target.value)}
        onBlur={() => void save()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" size={44} pending={pending} onClick={() => void end()}>
          <IconPlayerStop size={19} aria-hidden="true" />
          <FormattedMessage id="time.stop" />
        </Button>
        {address && (
          <ButtonLink variant="outline" size={44} to={address.to} onClick={onClose}>
            <FormattedMessage id={`time.open.${address.kind}`} />
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

function addressOf({ card, project }: TimerFragment["entry"]) {
  if (card?.board) {
    return { kind: "card", to: `/dashboard/kanban?board=${card.board.id}&card=${card.id}` };
  }
  return project && { kind: "project", to: `/dashboard/projects/${project.id}?tab=time` };
}
