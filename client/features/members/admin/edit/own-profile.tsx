import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { EditLoading } from "../../../../admin/form/edit-loading.tsx";
import { EditScreen } from "../../../../admin/form/edit-screen.tsx";
import { useLocale } from "../../../../i18n/locale.ts";
import { LinkFields } from "./link-fields.tsx";
import { MemberToEditDocument } from "./member-edit.generated.ts";
import type { MemberToEdit } from "./member-form.ts";
import { ProfileTabs } from "./profile-tabs.tsx";
import { useMemberEdit } from "./use-member-edit.ts";
import { ViewProfile } from "./view-profile.tsx";

interface OwnProfileProps {
  memberId: string;
  title: string;
  /** Between title and fields */
  tabs: ReactNode;
  /** The tab Social links: the links of the profile alone */
  hasOnlyLinks?: boolean;
}

/** The tab Profile: the user's own public page; or its links. */
export function OwnProfile({ memberId, ...shown }: OwnProfileProps) {
  const { data, error, refetch } = useQuery(MemberToEditDocument, {
    variables: { id: memberId, locale: useLocale() },
  });
  if (data) return <ProfileForm member={data.member} {...shown} />;
  return (
    <>
      {shown.tabs}
      <EditLoading error={error} onRetry={refetch} />
    </>
  );
}

interface ProfileFormProps extends Omit<OwnProfileProps, "memberId"> {
  member: MemberToEdit;
}

function ProfileForm({ member, title, tabs, hasOnlyLinks }: ProfileFormProps) {
  const intl = useIntl();
  const edit = useMemberEdit(member);
  return (
    <EditScreen
      edit={edit}
      title={title}
      actions={<ViewProfile handle={member.handle} />}
      tabParam="part"
      submit={intl.formatMessage({ id: "form.save" })}
    >
      {tabs}
      {hasOnlyLinks ? (
        <LinkFields edit={edit} />
      ) : (
        <ProfileTabs edit={edit} member={member} tabParam="part" asAdmin={false} />
      )}
    </EditScreen>
  );
}
