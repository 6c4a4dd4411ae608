import { useApolloClient } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { type SubmitEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
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
      setEdited(undefined);
    } catch (error) {
      // the next attempt is based on what the other person wrote, which is shown now
      if (problemOf(error).code === "CONFLICT") await reread();
      throw error;
    }
  };
  const remove = async (note: Note) => {
    try {
      await apollo.mutate({
        mutation: DeleteApplicationNoteDocument,
        variables: { id: note.id },
      });
      setDoomed(undefined);
      await reread();
    } catch (error) {
      setDoomed(undefined);
      throw error;
    }
  };
  return (
    <div className="grid max-w-[62ch] gap-5">
      {notes.length > 0 && (
        <ul className="grid gap-5">
          {notes.map((note) => (
            <li key={note.id}>
              {edited === note.id ? (
                <NoteForm
                  content={note.content}
                  submit="applications.note.save"
                  onSubmit={update(note)}
                  onCancel={() => setEdited(undefined)}
                />
              ) : (
                <NoteItem
                  note={note}
                  onEdit={() => setEdited(note.id)}
                  onDelete={() => setDoomed(note)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={notes.length} submit="applications.note.add" onSubmit={create} />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={intl.formatMessage({ id: "applications.note.delete.ask" })}
        text={<FormattedMessage id="list.purge.text" />}
        confirm={intl.formatMessage({ id: "form.delete" })}
        onConfirm={() => doomed && void remove(doomed)}
      />
    </div>
  );
}

interface NoteItemProps {
  note: Note;
  onEdit: () => void;
  onDelete: () => void;
}

function NoteItem({ note, onEdit, onDelete }: NoteItemProps) {
  const intl = useIntl();
  const { author, content, createdAt } = note;
  const name = author?.displayName ?? intl.formatMessage({ id: "applications.note.staff" });
  return (
    <div className="flex gap-3">
      <Avatar name={name} src={author?.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <bdi className="font-semibold">{name}</bdi>
          <RelativeTime iso={createdAt} className="text-[13px] text-ink-3" />
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {content}
        </p>
      </div>
      <span className="flex shrink-0">
        <IconButton
          size={36}
          icon={IconEdit}
          label={intl.formatMessage({ id: "applications.note.edit" })}
          onClick={onEdit}
        />
        <IconButton
          size={36}
          icon={IconTrash}
          label={intl.formatMessage({ id: "applications.note.delete" })}
          onClick={onDelete}
        />
      </span>
    </div>
  );
}

interface NoteFormProps {
  content?: string;
  submit: string;
  onSubmit: (content: string) => Promise<void>;
  onCancel?: () => void;
}

function NoteForm({ content = "", submit, onSubmit, onCancel }: NoteFormProps) {
  const intl = useIntl();
  const [text, setText] = useState(content);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!text.trim() || pending) return;
    setPending(true);
    setError(undefined);
    try {
      await onSubmit(text.trim());
    } catch (cause) {
      setError(problemText(intl, cause));
    } finally {
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3">
      <TextArea
        label={intl.formatMessage({ id: "applications.note.label" })}
        hint={intl.formatMessage({ id: "applications.note.hint" })}
        name="note"
        data-note={onCancel ? undefined : ""}
        value={text}
        maxLength={5000}
        dir="auto"
        autosize
        className="min-h-20!"
        onChange={({ target }) => setText(target.value)}
      />
      <ProblemNotice text={error} />
      <div className="flex gap-2.5">
        <Button variant="outline" size={36} type="submit" pending={pending} disabled={!text.trim()}>
          <FormattedMessage id={submit} />
        </Button>
        {onCancel && (
          <Button variant="plain" size={36} onClick={onCancel}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
        )}
      </div>
    </form>
  );
}
