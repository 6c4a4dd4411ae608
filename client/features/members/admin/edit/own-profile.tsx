import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { EditLoading } from "../../../../admin/form/edit-loading.tsx";
import { EditScreen } from "../../../../admin/form/edit-screen.tsx";
import { useLocale } from "../../../../i18n/locale.ts";
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
}

/** The tab Profile: the user's own public page. */
export function OwnProfile({ memberId, title, tabs }: OwnProfileProps) {
  const { data, error, refetch } = useQuery(MemberToEditDocument, {
    variables: { id: memberId, locale: useLocale() },
  });
  if (data) return <ProfileForm member={data.member} title={title} tabs={tabs} />;
  return (
    <>
      {tabs}
      <EditLoading error={error} onRetry={refetch} />
    </>
  );
}

interface ProfileFormProps extends Omit<OwnProfileProps, "memberId"> {
  member: MemberToEdit;
}

function ProfileForm({ member, title, tabs }: ProfileFormProps) {
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
      <ProfileTabs edit={edit} member={member} tabParam="part" asAdmin={false} />
    </EditScreen>
  );
}
