import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { useListActions } from "../../../admin/list/use-defined-list.ts";
import { TitleRow } from "../../../admin/title-row.tsx";
import { AccountEditor } from "../../../features/members/admin/edit/account-editor.tsx";
import {
  AccountToEditDocument,
  MemberToEditDocument,
} from "../../../features/members/admin/edit/member-edit.generated.ts";
import { MemberEditor } from "../../../features/members/admin/edit/member-editor.tsx";
import { accountList } from "../../../features/members/admin/list/account.list.tsx";
import { memberList } from "../../../features/members/admin/list/member.list.tsx";
import { MergeButton } from "../../../features/members/admin/merge/merge-button.tsx";
import { Missing } from "../../../admin/missing.tsx";
import { SuspensionButton } from "../../../features/members/admin/list/suspension-button.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { NoPermission } from "../../../ui/list/no-permission.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import type { Route } from "./+types/edit";

/** By the id of a profile or of an account; an account without a profile has a screen of its own. */
export default function EditMemberScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const viewer = useViewer();
  const navigate = useNavigate();
  const may = viewer.may("member:write");
  const memberActions = useListActions(memberList);
  const accountActions = useListActions(accountList);
  const member = useQuery(MemberToEditDocument, {
    variables: { id, locale: useLocale() },
    skip: !may,
  });
  const isNoMember = member.error !== undefined && problemOf(member.error).code === "NOT_FOUND";
  const account = useQuery(AccountToEditDocument, { variables: { id }, skip: !isNoMember });
  if (!may) return <NoPermission />;
  if (member.data) {
    const { displayName, status } = member.data.member;
    return (
      <MemberEditor
        key={id}
        member={member.data.member}
        actions={
          <>
            <MergeButton
              id={member.data.member.id}
              name={displayName}
              onMerged={(left) => void navigate(`/dashboard/user/${left}/edit`)}
            />
            {viewer.member?.id !== member.data.member.id && (
              <SuspensionButton
                id={member.data.member.id}
                name={displayName}
                isSuspended={status === "SUSPENDED"}
                actions={memberActions}
              />
            )}
          </>
        }
      />
    );
  }
  if (account.data) {
    const { user } = account.data;
    return (
      <AccountEditor
        account={user}
        onProfile={() => void member.refetch()}
        actions={
          viewer.id !== user.id && (
            <SuspensionButton
              id={user.id}
              name={user.name}
              isSuspended={user.status === "SUSPENDED"}
              actions={accountActions}
            />
          )
        }
      />
    );
  }
  const { error, refetch } = isNoMember ? account : member;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "members.edit.edit" })}
        back={{ to: "/dashboard/user/list", path: intl.formatMessage({ id: "members.edit.path" }) }}
      />
      {error && problemOf(error).code === "NOT_FOUND" ? (
        <Missing messages="members.edit.missing" list="/dashboard/user/list" />
      ) : (
        <EditLoading error={error} onRetry={refetch} />
      )}
    </>
  );
}
