import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { problemOf } from "../../../apollo/problem.ts";
import { EditLoading } from "../../../dashboard/edit/edit-loading.tsx";
import { TitleRow } from "../../../dashboard/title-row.tsx";
import { AccountEditor } from "../../../features/member-edit/account-editor.tsx";
import {
  AccountToEditDocument,
  MemberToEditDocument,
} from "../../../features/member-edit/member-edit.generated.ts";
import { MemberEditor } from "../../../features/member-edit/member-editor.tsx";
import { useLocale } from "../../../features/site/locale.ts";
import { NoPermission } from "../../../kit/list/no-permission.tsx";
import { useMay } from "../../../session/viewer.tsx";
import type { Route } from "./+types/edit";

/** By the id of a profile or of an account; an account without a profile has a screen of its own. */
export default function EditMemberScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const may = useMay("member:write");
  const member = useQuery(MemberToEditDocument, {
    variables: { id, locale: useLocale() },
    skip: !may,
  });
  const isNoMember = member.error !== undefined && problemOf(member.error).code === "NOT_FOUND";
  const account = useQuery(AccountToEditDocument, { variables: { id }, skip: !isNoMember });
  if (!may) return <NoPermission />;
  if (member.data) return <MemberEditor key={id} member={member.data.member} />;
  if (account.data) {
    return <AccountEditor account={account.data.user} onProfile={() => void member.refetch()} />;
  }
  const { error, refetch } = isNoMember ? account : member;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "users.edit" })}
        back={{ to: "/dashboard/user/list", path: intl.formatMessage({ id: "users.path" }) }}
      />
      <EditLoading error={error} onRetry={() => void refetch()} />
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
