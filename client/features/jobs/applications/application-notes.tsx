import { useApolloClient } from "@apollo/client/react";
import { NotesPanel } from "../../../admin/flow/notes-panel.tsx";
import {
  type ApplicationToReadQuery,
  CreateApplicationNoteDocument,
  DeleteApplicationNoteDocument,
  UpdateApplicationNoteDocument,
} from "./application.generated.ts";

interface ApplicationNotesProps {
  application: ApplicationToReadQuery["application"];
}

/** What the team notes about an application; the applicant never sees it. */
export function ApplicationNotes({ application: { id, notes } }: ApplicationNotesProps) {
  const { mutate } = useApolloClient();
  return (
    <NotesPanel
      id={id}
      domain="application"
      notes={notes}
      onCreate={(content) =>
        mutate({
          mutation: CreateApplicationNoteDocument,
          variables: { applicationId: id, input: { content } },
        })
      }
      onUpdate={(note, content) =>
        mutate({
          mutation: UpdateApplicationNoteDocument,
          variables: { id: note.id, input: { content }, version: note.version },
        })
      }
      onDelete={(note) =>
        mutate({ mutation: DeleteApplicationNoteDocument, variables: { id: note.id } })
      }
    />
  );
}
