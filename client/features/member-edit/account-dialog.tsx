import { useMutation } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { z } from "zod";
import { Controlled } from "../../dashboard/edit/controlled.tsx";
import { EditDialog } from "../../dashboard/edit/edit-dialog.tsx";
import { useEdit } from "../../dashboard/edit/use-edit.ts";
import { CheckboxGroup } from "../../kit/checkbox-group.tsx";
import { Select } from "../../kit/select.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { LOCALE_NAMES, LOCALES } from "../site/locale.ts";
import { UpdateUserDocument } from "./member-edit.generated.ts";
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

const schema = z.object({
  name: z.string().trim().min(1).max(80),
  locale: z.enum(["en", "fr", "no"]),
  roles: z.array(z.enum(roles)).min(1, { error: "Required" }),
});

interface AccountDialogProps {
  account: NonNullable<MemberToEdit["account"]>;
  onClose: () => void;
}

/** What an account may do; somebody whose roles change is signed out by it. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const intl = useIntl();
  const [update] = useMutation(UpdateUserDocument);
  const text = (id: string) => intl.formatMessage({ id: `users.${id}` });
  const { name, locale, version } = account;
  const edit = useEdit({
    name: `account-${account.id}`,
    schema,
    loaded: { values: { name, locale, roles: [...account.roles] }, version },
    labels: {
      name: text("account.name"),
      locale: text("language"),
      roles: text("roles"),
    },
    save: async (values, seen) => {
      await update({ variables: { id: account.id, input: { ...values, version: seen } } });
      return { values };
    },
    onSaved: onClose,
  });
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
