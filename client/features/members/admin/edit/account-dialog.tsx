import { useIntl } from "react-intl";
import { z } from "zod";
import { LocaleSelect } from "../../../../ui/locale-select.tsx";
import { Controlled } from "../../../../admin/form/controlled.tsx";
import { defineForm } from "../../../../admin/form/define-form.ts";
import { EditDialog } from "../../../../admin/form/edit-dialog.tsx";
import { choice, requiredText, multiChoice } from "../../../../admin/form/field-kinds.ts";
import { useEntityForm } from "../../../../admin/form/use-entity-form.ts";
import { CheckboxGroup } from "../../../../ui/checkbox-group.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { AccountToEditDocument, UpdateUserDocument } from "./member-edit.generated.ts";
import type { MemberToEdit } from "./member-form.ts";

const roles = [
  "ADMIN",
  "EDITOR",
  "MODERATOR",
  "RECRUITER",
  "BILLING",
  "OPERATOR",
  "SUPPORT",
  "MEMBER",
] as const;

const form = defineForm("members.edit", {
  name: { ...requiredText(80), label: "account.name" },
  locale: { ...choice(["en", "fr", "no"]), label: "language" },
  roles: multiChoice(z.array(z.enum(roles)).min(1, { error: "Required" })),
});

interface AccountDialogProps {
  account: NonNullable<MemberToEdit["account"]>;
  onClose: () => void;
}

/** The roles of an account; new ones take effect at once. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const intl = useIntl();
  const edit = useEntityForm(form, {
    row: account,
    drafts: "account",
    read: AccountToEditDocument,
    update: UpdateUserDocument,
    onSaved: onClose,
  });
  const { text } = edit;
  return (
    <EditDialog
      edit={edit}
      title={text("account.change")}
      submit={intl.formatMessage({ id: "form.save" })}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...edit.field("name")} data-autofocus />
        <Controlled edit={edit} name="locale">
          {(field) => <LocaleSelect {...field} />}
        </Controlled>
      </div>
      <Controlled edit={edit} name="roles">
        {(field) => (
          <CheckboxGroup
            {...field}
            options={roles.map((value) => ({
              value,
              label: intl.formatMessage({ id: `accounts.role.${value.toLowerCase()}` }),
            }))}
          />
        )}
      </Controlled>
    </EditDialog>
  );
}
