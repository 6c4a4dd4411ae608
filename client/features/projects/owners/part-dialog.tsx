import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { defineForm } from "../../../admin/form/define-form.ts";
import { EditDialog } from "../../../admin/form/edit-dialog.tsx";
import { text } from "../../../admin/form/field-kinds.ts";
import { useEdit } from "../../../admin/form/use-edit.ts";
import { TextField } from "../../../ui/text-field.tsx";
import {
  type EditedOwnerFragment,
  ProjectOwnersToEditDocument,
  UpdateProjectOwnerDocument,
} from "./project-owners.generated.ts";

const partForm = defineForm("projects.owner", { part: text(80) });

interface PartDialogProps {
  projectId: string;
  owner: EditedOwnerFragment;
  name: string;
  onClose: () => void;
}

/** What an owner did for a project. */
export function PartDialog({ projectId, owner, name, onClose }: PartDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const thisOne = (all: EditedOwnerFragment[] | undefined): EditedOwnerFragment => {
    const found = all?.find(({ id }) => id === owner.id);
    if (!found) throw new Error("The owner has left");
    return found;
  };
  const edit = useEdit(partForm, {
    row: owner,
    async update({ version }, input) {
      const variables = { id: projectId, ownerId: owner.id, input: { ...input, version } };
      const { data } = await apollo.mutate({ mutation: UpdateProjectOwnerDocument, variables });
      return thisOne(data?.updateProjectOwner.owners);
    },
    async reread() {
      const { data } = await apollo.query({
        query: ProjectOwnersToEditDocument,
        variables: { id: projectId },
        fetchPolicy: "network-only",
      });
      return thisOne(data?.projectToEdit.owners);
    },
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={intl.formatMessage({ id: "projects.owner.edit" }, { name })}
      submit={intl.formatMessage({ id: "form.save" })}
      onClose={onClose}
    >
      <TextField
        {...edit.field("part")}
        hint={intl.formatMessage({ id: "projects.owner.part.hint" })}
        autoComplete="off"
        data-autofocus
      />
    </EditDialog>
  );
}
