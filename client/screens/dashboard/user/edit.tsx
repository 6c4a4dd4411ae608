import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { EditLoading } from "../../../dashboard/edit/edit-loading.tsx";
import { TitleRow } from "../../../dashboard/title-row.tsx";
import { MemberToEditDocument } from "../../../features/member-edit/member-edit.generated.ts";
import { MemberEditor } from "../../../features/member-edit/member-editor.tsx";
import { useLocale } from "../../../features/site/locale.ts";
import { NoPermission } from "../../../kit/list/no-permission.tsx";
import { useMay } from "../../../session/viewer.tsx";
import type { Route } from "./+types/edit";

export default function EditMemberScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const may = useMay("member:write");
  const { data, error, refetch } = useQuery(MemberToEditDocument, {
    variables: { id, locale: useLocale() },
    skip: !may,
  });
  if (!may) return <NoPermission />;
  if (data) return <MemberEditor key={id} member={data.member} />;
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
