import { useApolloClient } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { type SubmitEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../platform/apollo/problem.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useKeptText } from "../form/use-kept-text.ts";
import { NoteItem } from "../note-item.tsx";

interface Note {
  id: string;
  content: string;
  createdAt: string;
  author?: { id: string; displayName: string; avatar?: string | null } | null;
}

interface NotesPanelProps<N extends Note> {
  /** What they are about; with the domain’s name the key of its drafts */
  id: string;
  domain: string;
  notes: readonly N[];
  onCreate(content: string): Promise<unknown>;
  onUpdate(note: N, content: string): Promise<unknown>;
  onDelete(note: N): Promise<unknown>;
}

/** What the team notes about something; nobody else sees it. What is shown is read again after each change. */
export function NotesPanel<N extends Note>(props: NotesPanelProps<N>) {
  const { id, domain, notes, onCreate, onUpdate, onDelete } = props;
  const intl = useIntl();
  const apollo = useApolloClient();
  const { member } = useViewer();
  const [editedId, setEditedId] = useState<string>();
  const [doomed, setDoomed] = useState<N>();
  const text = (message: string) => intl.formatMessage({ id: message });
  const reread = () => apollo.refetchQueries({ include: "active" });
  const update = (note: N) => async (content: string) => {
    try {
      await onUpdate(note, content);
    } catch (error) {
      // the next attempt is based on what the other person wrote, which is shown now
      if (problemOf(error).code === "CONFLICT") await reread();
      throw error;
    }
  };
  const { run, clear, pending, error } = useAction();
  const remove = (note: N) =>
    run(async () => {
      await onDelete(note);
      setDoomed(undefined);
      await reread();
    });
  // A note stands under its author's name: nobody else changes it.
  const actionsOf = (note: N) => [
    { Icon: IconEdit, label: text("flow.note.edit"), onPress: () => setEditedId(note.id) },
    { Icon: IconTrash, label: text("flow.note.delete"), onPress: () => setDoomed(note) },
  ];
  return (
    <div className="grid max-w-[62ch] gap-5">
      {notes.length > 0 && (
        <ul className="grid gap-5">
          {notes.map((note) => (
            <li key={note.id}>
              {editedId === note.id ? (
                <NoteForm
                  draft={{ form: `${domain}-note`, id: note.id, saved: note.content }}
                  submit="flow.note.save"
                  onSubmit={update(note)}
                  onClose={() => setEditedId(undefined)}
                />
              ) : (
                <NoteItem
                  author={{
                    name: note.author?.displayName ?? text("flow.note.staff"),
                    avatar: note.author?.avatar,
                  }}
                  content={note.content}
                  createdAt={note.createdAt}
                  actions={note.author && note.author.id === member?.id ? actionsOf(note) : []}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        draft={{ form: `${domain}-new-note`, id }}
        submit="flow.note.add"
        onSubmit={async (content) => {
          await onCreate(content);
          await reread();
        }}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => {
          setDoomed(undefined);
          clear();
        }}
        title={text("flow.note.delete.ask")}
        text={<FormattedMessage id="list.purge.text" />}
        confirm={text("form.delete")}
        onConfirm={() => doomed && void remove(doomed)}
        pending={pending}
        error={error}
      />
    </div>
  );
}

interface NoteFormProps {
  /** What its draft is kept as, and the note so far */
  draft: { form: string; id: string; saved?: string };
  submit: string;
  onSubmit: (content: string) => Promise<void>;
  /** After a note is changed, or not; undefined for a new one, whose form stays open */
  onClose?: () => void;
}

function NoteForm({ draft: { form, id, saved }, submit, onSubmit, onClose }: NoteFormProps) {
  const intl = useIntl();
  const { text, write, discard } = useKeptText(form, id, saved);
  const close = () => {
    discard();
    onClose?.();
  };
  const { run, pending, error } = useAction();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!text.trim()) return;
    void run(async () => {
      await onSubmit(text.trim());
      close();
    });
  };
  return (
    <form onSubmit={send} className="grid gap-3">
      <TextArea
        label={intl.formatMessage({ id: "flow.note.label" })}
        hint={intl.formatMessage({ id: "flow.note.hint" })}
        name="note"
        data-note={onClose ? undefined : ""}
        value={text}
        maxLength={5000}
        dir="auto"
        autosize
        className="min-h-20!"
        onChange={({ target }) => write(target.value)}
      />
      <ProblemNotice text={error} />
      <div className="flex gap-2.5">
        <Button variant="outline" size={36} type="submit" pending={pending} disabled={!text.trim()}>
          <FormattedMessage id={submit} />
        </Button>
        {onClose && (
          <Button variant="plain" size={36} onClick={close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
        )}
      </div>
    </form>
  );
}
