import { useIntl } from "react-intl";
import { EditDialog } from "../../../admin/form/edit-dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { EditedNoteFragment as Note } from "./project-notes.generated.ts";
import { useNoteEdit } from "./use-note-edit.ts";

interface NoteDialogProps {
  projectId: string;
  /** Undefined for a new one */
  note: Note | undefined;
  onClose: () => void;
}

export function NoteDialog({ projectId, note, onClose }: NoteDialogProps) {
  const intl = useIntl();
  const edit = useNoteEdit({ projectId, note, onSaved: onClose });
  return (
    <EditDialog
      edit={edit}
      title={edit.text(note ? "edit" : "add")}
      submit={note ? intl.formatMessage({ id: "form.save" }) : edit.text("add")}
      onClose={onClose}
    >
      <TextArea {...edit.field("content")} autosize rows={5} data-autofocus />
    </EditDialog>
  );
}
