import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { EditScreen } from "../../../../admin/form/edit-screen.tsx";
import { EditTabs } from "../../../../admin/form/edit-tabs.tsx";
import { Card } from "../../../../ui/card.tsx";
import { AccountCard } from "./account-card.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import type { MemberToEdit } from "./member-form.ts";
import { PictureFields } from "./picture-fields.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { useMemberEdit } from "./use-member-edit.ts";

interface MemberEditorProps {
  /** Undefined for a new one */
  member?: MemberToEdit;
  onCreated?: (id: string) => void;
  /** Further actions on the member */
  actions?: ReactNode;
}

/** All fields of a member, for admins. */
export function MemberEditor({ member, onCreated, actions }: MemberEditorProps) {
  const intl = useIntl();
  const edit = useMemberEdit(member, onCreated);
  const { text } = edit;
  return (
    <EditScreen
      edit={edit}
      title={member ? member.displayName : text("new")}
      back={{ to: "/dashboard/user/list", path: text("path") }}
      actions={actions}
      submit={member ? intl.formatMessage({ id: "form.save" }) : text("create")}
    >
      <EditTabs
        edit={edit}
        label={text("tabs")}
        tabs={[
          {
            id: "general",
            label: text("general"),
            paths: [
              "displayName",
              "pronouns",
              "handle",
              "email",
              "company",
              "typeIds",
              "role",
              "headline",
              "about",
            ],
            content: <IdentityFields edit={edit} asAdmin />,
          },
          {
            id: "profile",
            label: text("profile"),
            paths: [
              "city",
              "country",
              "languages",
              "skills",
              "tools",
              "links",
              "availability",
              "availableFrom",
              "visibility",
            ],
            content: (
              <>
                {member && <PictureFields member={member} />}
                <ProfileFields edit={edit} />
              </>
            ),
          },
          ...(member
            ? [
                {
                  id: "account",
                  label: text("account"),
                  paths: [],
                  content: member.account ? (
                    <AccountCard account={member.account} />
                  ) : (
                    <Card title={text("account")}>
                      <p className="text-ink-2">{text("account.none")}</p>
                    </Card>
                  ),
                },
              ]
            : []),
        ]}
      />
    </EditScreen>
  );
}
