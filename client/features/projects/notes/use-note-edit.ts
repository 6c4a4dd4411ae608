import { useApolloClient } from "@apollo/client/react";
import { useEdit } from "../../../admin/form/use-edit.ts";
import { noteForm } from "./note-form.ts";
import {
  CreateProjectNoteDocument,
  type EditedNoteFragment as Note,
  ProjectNotesToEditDocument,
  UpdateProjectNoteDocument,
} from "./project-notes.generated.ts";

interface NoteEditOptions {
  projectId: string;
  /** Undefined for a new one */
  note?: Note;
  onSaved: () => void;
}

/** The state of a note's form; what is not saved is kept on this device. */
export function useNoteEdit({ projectId, note, onSaved }: NoteEditOptions) {
  const apollo = useApolloClient();
  const saved = (row: Note | undefined): Note => {
    if (!row) throw new Error("The note is gone");
    return row;
  };
  const query = ProjectNotesToEditDocument;
  const listed = { refetchQueries: [query], awaitRefetchQueries: true };
  return useEdit(noteForm, {
    row: note,
    drafts: `project-note ${projectId}`,
    async create(input) {
      const { data } = await apollo.mutate({
        mutation: CreateProjectNoteDocument,
        variables: { id: projectId, input },
        ...listed,
      });
      return saved(data?.createProjectNote);
    },
    async update({ id, version }, input) {
      const { data } = await apollo.mutate({
        mutation: UpdateProjectNoteDocument,
        variables: { id: projectId, noteId: id, input: { ...input, version } },
        ...listed,
      });
      return saved(data?.updateProjectNote);
    },
    async reread() {
      const { data } = await apollo.query({
        query,
        variables: { id: projectId },
        fetchPolicy: "network-only",
      });
      return saved(data?.projectNotes.find(({ id }) => id === note?.id));
    },
    onSaved,
  });
}
