import { useApolloClient, useQuery } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconPin from "@tabler/icons-react/dist/esm/icons/IconPin.mjs";
import IconPinnedOff from "@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NoteItem } from "../../../admin/note-item.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { Panel } from "../../../admin/panel.tsx";
import { PanelState } from "../../../admin/panel-state.tsx";
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
  const text = (id: string) => intl.formatMessage({ id });
  const fail = (cause: unknown) => failureSnackbar(intl, cause);
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
            <li key={note.id} className="px-4 py-4 md:px-6">
              <NoteItem
                author={{
                  name: note.author?.displayName ?? text("projects.owner.hidden"),
                  avatar: note.author?.avatar,
                }}
                content={note.content}
                createdAt={note.createdAt}
                badge={
                  note.pinned && (
                    <span className="rounded-md bg-raised px-1.5 text-xs leading-5 font-semibold text-ink-2">
                      <FormattedMessage id="projects.note.pinned" />
                    </span>
                  )
                }
                actions={[
                  {
                    Icon: note.pinned ? IconPinnedOff : IconPin,
                    label: text(note.pinned ? "projects.note.unpin" : "projects.note.pin"),
                    onPress: () => void pin(note),
                  },
                  {
                    Icon: IconEdit,
                    label: text("projects.note.edit"),
                    onPress: () => setEdited(note),
                  },
                  {
                    Icon: IconTrash,
                    label: text("projects.note.delete"),
                    onPress: () => setDoomed(note),
                  },
                ]}
              />
            </li>
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
