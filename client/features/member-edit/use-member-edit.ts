import { useApolloClient, useMutation } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { localeLabels } from "../../dashboard/edit/localized.ts";
import { useEdit } from "../../dashboard/edit/use-edit.ts";
import { useLocale } from "../site/locale.ts";
import {
  CreateMemberDocument,
  MemberToEditDocument,
  UpdateMemberDocument,
} from "./member-edit.generated.ts";
import {
  emptyMember,
  loadedMember,
  memberInput,
  memberSchema,
  type MemberToEdit,
  newMemberSchema,
  typeIds,
} from "./member-form.ts";

interface MemberEditOptions {
  /** Left out for a new one */
  member?: MemberToEdit;
  /** Who says what a member is here as */
  asAdmin: boolean;
  onCreated?: (id: string) => void;
}

/** A member's own profile, or anybody's for admins. */
export function useMemberEdit({ member, asAdmin, onCreated }: MemberEditOptions) {
  const intl = useIntl();
  const locale = useLocale();
  const client = useApolloClient();
  const [create] = useMutation(CreateMemberDocument);
  const [update] = useMutation(UpdateMemberDocument);
  const text = (id: string) => intl.formatMessage({ id: `users.${id}` });
  return useEdit({
    name: `member-${member?.id ?? "new"}`,
    schema: member ? memberSchema : newMemberSchema,
    loaded: member ? loadedMember(intl, member) : emptyMember,
    labels: {
      displayName: text("displayName"),
      handle: text("handle"),
      email: text("email"),
      pronouns: text("pronouns"),
      ...localeLabels("role", text("role")),
      ...localeLabels("headline", text("headline")),
      ...localeLabels("about", text("about")),
      company: text("company"),
      city: text("city"),
      country: text("country"),
      languages: text("languages"),
      skills: text("skills"),
      tools: text("tools"),
      links: text("links"),
      availability: text("availability"),
      availableFrom: text("availableFrom"),
      visibility: text("visibility"),
      types: text("types"),
    },
    unique: {
      "This handle is taken": "handle",
      "This address has an account already": "email",
    },
    save: async (values, version) => {
      const input = { ...memberInput(values), ...(asAdmin && { typeIds: typeIds(values) }) };
      if (member) {
        const { data } = await update({
          variables: { id: member.id, input: { ...input, version }, locale },
        });
        return data ? loadedMember(intl, data.updateMember) : { values, version };
      }
      const { data } = await create({
        variables: { input: { ...input, email: values.email || null } },
      });
      return { values, id: data?.createMember.id };
    },
    reread: async () => {
      const { data } = await client.query({
        query: MemberToEditDocument,
        variables: { id: member?.id ?? "", locale },
        fetchPolicy: "network-only",
      });
      return data ? loadedMember(intl, data.member) : emptyMember;
    },
    onSaved: ({ id }) => id && onCreated?.(id),
  });
}

export type MemberEdit = ReturnType<typeof useMemberEdit>;
