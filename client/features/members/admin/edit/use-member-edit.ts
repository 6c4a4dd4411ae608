import { useEntityForm } from "../../../../admin/form/use-entity-form.ts";
import { useLocale } from "../../../../i18n/locale.ts";
import {
  CreateMemberDocument,
  MemberToEditDocument,
  UpdateMemberDocument,
} from "./member-edit.generated.ts";
import { memberForm, type MemberToEdit } from "./member-form.ts";

/** Edits the user's own profile, or any profile for admins; without a member it creates one. */
export function useMemberEdit(member?: MemberToEdit, onCreated?: (id: string) => void) {
  const locale = useLocale();
  return useEntityForm(memberForm, {
    row: member,
    read: MemberToEditDocument,
    create: CreateMemberDocument,
    update: UpdateMemberDocument,
    variables: { locale },
    unique: {
      "This handle is taken": "handle",
      "This email address already has an account": "email",
    },
    onSaved: ({ id }, before) => before ?? onCreated?.(id),
  });
}

export type MemberEdit = ReturnType<typeof useMemberEdit>;
