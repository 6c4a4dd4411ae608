import { useApolloClient } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { type SubmitEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeptText } from "../../../admin/form/use-kept-text.ts";
import { NoteItem } from "../../../admin/note-item.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import {
  type ApplicationToReadQuery,
  CreateApplicationNoteDocument,
  DeleteApplicationNoteDocument,
  type EditedApplicationNoteFragment as Note,
  UpdateApplicationNoteDocument,
} from "./application.generated.ts";

interface ApplicationNotesProps {
  application: ApplicationToReadQuery["application"];
}

/** What the team notes about an application; the applicant never sees it. */
export function ApplicationNotes({ application: { id, notes } }: ApplicationNotesProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [edited, setEdited] = useState<string>();
  const [doomed, setDoomed] = useState<Note>();
  const text = (id: string) => intl.formatMessage({ id });
  const reread = () => apollo.refetchQueries({ include: "active" });
  const create = async (content: string) => {
    await apollo.mutate({
      mutation: CreateApplicationNoteDocument,
      variables: { applicationId: id, input: { content } },
    });
    await reread();
  };
  const update = (note: Note) => async (content: string) => {
    try {
      await apollo.mutate({
        mutation: UpdateApplicationNoteDocument,
        variables: { id: note.id, input: { content }, version: note.version },
      });
    } catch (error) {
      // the next attempt is based on what the other person wrote, which is shown now
      if (problemOf(error).code === "CONFLICT") await reread();
      throw error;
    }
  };
  const { run, clear, pending, error } = useAction();
  const remove = (note: Note) =>
    run(async () => {
      await apollo.mutate({
        mutation: DeleteApplicationNoteDocument,
        variables: { id: note.id },
      });
      setDoomed(undefined);
      await reread();
    });
  return (
    <div className="grid max-w-[62ch] gap-5">
      {notes.length > 0 && (
        <ul className="grid gap-5">
          {notes.map((note) => (
            <li key={note.id}>
              {edited === note.id ? (
                <NoteForm
                  kept={{ form: "application-note", id: note.id, saved: note.content }}
                  submit="applications.note.save"
                  onSubmit={update(note)}
                  onClose={() => setEdited(undefined)}
                />
              ) : (
                <NoteItem
                  author={{
                    name: note.author?.displayName ?? text("applications.note.staff"),
                    avatar: note.author?.avatar,
                  }}
                  content={note.content}
                  createdAt={note.createdAt}
                  actions={[
                    {
                      Icon: IconEdit,
                      label: text("applications.note.edit"),
                      onPress: () => setEdited(note.id),
                    },
                    {
                      Icon: IconTrash,
                      label: text("applications.note.delete"),
                      onPress: () => setDoomed(note),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        kept={{ form: "application-new-note", id }}
        submit="applications.note.add"
        onSubmit={create}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => {
          setDoomed(undefined);
          clear();
        }}
        title={intl.formatMessage({ id: "applications.note.delete.ask" })}
        text={<FormattedMessage id="list.purge.text" />}
        confirm={intl.formatMessage({ id: "form.delete" })}
        onConfirm={() => doomed && void remove(doomed)}
        pending={pending}
        error={error}
      />
    </div>
  );
}

interface NoteFormProps {
  /** What its draft is kept as, and the note so far */
  kept: { form: string; id: string; saved?: string };
  submit: string;
  onSubmit: (content: string) => Promise<void>;
  /** After a note is changed, or not; undefined for a new one, whose form stays open */
  onClose?: () => void;
}

function NoteForm({ kept: { form, id, saved }, submit, onSubmit, onClose }: NoteFormProps) {
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
        label={intl.formatMessage({ id: "applications.note.label" })}
        hint={intl.formatMessage({ id: "applications.note.hint" })}
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
