import { useIntl } from "react-intl";
import { z } from "zod";
import { Controlled } from "../../dashboard/edit/controlled.tsx";
import { defineForm } from "../../dashboard/edit/define-form.ts";
import { EditDialog } from "../../dashboard/edit/edit-dialog.tsx";
import { choice, requiredText, several } from "../../dashboard/edit/field-kinds.ts";
import { useEntityForm } from "../../dashboard/edit/use-entity-form.ts";
import { CheckboxGroup } from "../../kit/checkbox-group.tsx";
import { Select } from "../../kit/select.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { LOCALE_NAMES, LOCALES } from "../site/locale.ts";
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

const form = defineForm("users", {
  name: { ...requiredText(80), label: "account.name" },
  locale: { ...choice(["en", "fr", "no"]), label: "language" },
  roles: several(z.array(z.enum(roles)).min(1, { error: "Required" })),
});

interface AccountDialogProps {
  account: NonNullable<MemberToEdit["account"]>;
  onClose: () => void;
}

/** What an account may do; somebody whose roles change is signed out by it. */
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
          {(field) => (
            <Select
              {...field}
              options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
            />
          )}
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
