import { useApolloClient, useQuery } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconPin from "@tabler/icons-react/dist/esm/icons/IconPin.mjs";
import IconPinnedOff from "@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { Panel } from "../screen/panel.tsx";
import { PanelState } from "../screen/panel-state.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import {
  DeleteProjectNoteDocument,
  type EditedNoteFragment as Note,
  ProjectNotesToEditDocument,
  UpdateProjectNoteDocument,
} from "./project-notes.generated.ts";

/** What the owners of a project write down among themselves. */
export function NotesPanel({ projectId }: { projectId: string }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [edited, setEdited] = useState<Note | "new">();
  const [doomed, setDoomed] = useState<Note>();
  const { data, error, refetch } = useQuery(ProjectNotesToEditDocument, {
    variables: { id: projectId },
  });
  if (!data) return <PanelState error={error} onRetry={refetch} />;
  const notes = data.projectNotes;
  const fail = (cause: unknown) => snackbar({ text: problemText(intl, cause), tone: "bad" });
  const again = { refetchQueries: [ProjectNotesToEditDocument] };
  const pin = ({ id, pinned }: Note) =>
    apollo
      .mutate({
        mutation: UpdateProjectNoteDocument,
        variables: { id: projectId, noteId: id, input: { pinned: !pinned } },
        ...again,
      })
      .catch(fail);
  const remove = ({ id }: Note) => {
    setDoomed(undefined);
    const variables = { id: projectId, noteId: id };
    return apollo.mutate({ mutation: DeleteProjectNoteDocument, variables, ...again }).catch(fail);
  };
  return (
    <Panel
      title={intl.formatMessage({ id: "projects.notes" })}
      text={intl.formatMessage({ id: "projects.notes.text" })}
      action={
        <Button variant="outline" size={44} onClick={() => setEdited("new")}>
          <IconPlus size={19} aria-hidden="true" />
          <FormattedMessage id="projects.note.add" />
        </Button>
      }
    >
      {notes.length === 0 ? (
        <p className="px-6 py-10 text-center text-ink-2">
          <FormattedMessage id="projects.notes.empty" />
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              onEdit={() => setEdited(note)}
              onPin={() => void pin(note)}
              onDelete={() => setDoomed(note)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <NoteDialog
          projectId={projectId}
          note={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={intl.formatMessage({ id: "projects.note.delete.ask" })}
        text={<FormattedMessage id="projects.note.delete.text" />}
        confirm={intl.formatMessage({ id: "form.delete" })}
        onConfirm={() => doomed && void remove(doomed)}
      />
    </Panel>
  );
}

interface NoteItemProps {
  note: Note;
  onEdit: () => void;
  onPin: () => void;
  onDelete: () => void;
}

function NoteItem({ note, onEdit, onPin, onDelete }: NoteItemProps) {
  const intl = useIntl();
  const { author, content, pinned, createdAt } = note;
  const name = author?.displayName ?? intl.formatMessage({ id: "projects.owner.hidden" });
  return (
    <li className="flex gap-3.5 px-4 py-4 md:px-6">
      <Avatar name={name} src={author?.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <bdi className="font-semibold">{name}</bdi>
          <RelativeTime iso={createdAt} className="text-[13px] text-ink-3" />
          {pinned && (
            <span className="rounded-md bg-raised px-1.5 text-xs leading-5 font-semibold text-ink-2">
              <FormattedMessage id="projects.note.pinned" />
            </span>
          )}
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {content}
        </p>
      </div>
      <span className="flex shrink-0 max-md:flex-col">
        <IconButton
          size={36}
          icon={pinned ? IconPinnedOff : IconPin}
          label={intl.formatMessage({ id: pinned ? "projects.note.unpin" : "projects.note.pin" })}
          onClick={onPin}
        />
        <IconButton
          size={36}
          icon={IconEdit}
          label={intl.formatMessage({ id: "projects.note.edit" })}
          onClick={onEdit}
        />
        <IconButton
          size={36}
          icon={IconTrash}
          label={intl.formatMessage({ id: "projects.note.delete" })}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
