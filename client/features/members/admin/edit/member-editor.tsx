import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { EditScreen } from "../../../../admin/form/edit-screen.tsx";
import { Card } from "../../../../ui/card.tsx";
import { AccountCard } from "./account-card.tsx";
import type { MemberToEdit } from "./member-form.ts";
import { ProfileTabs } from "./profile-tabs.tsx";
import { useMemberEdit } from "./use-member-edit.ts";
import { ViewProfile } from "./view-profile.tsx";

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
      actions={
        <>
          {member && <ViewProfile handle={member.handle} />}
          {actions}
        </>
      }
      tabParam="tab"
      submit={member ? intl.formatMessage({ id: "form.save" }) : text("create")}
    >
      <ProfileTabs
        edit={edit}
        member={member}
        tabParam="tab"
        asAdmin
        account={
          member &&
          (member.account ? (
            <AccountCard account={member.account} />
          ) : (
            <Card title={text("account")}>
              <p className="text-ink-2">{text("account.none")}</p>
            </Card>
          ))
        }
      />
    </EditScreen>
  );
}
