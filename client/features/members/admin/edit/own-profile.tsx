import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { EditLoading } from "../../../../admin/form/edit-loading.tsx";
import { EditScreen } from "../../../../admin/form/edit-screen.tsx";
import { useLocale } from "../../../../i18n/locale.ts";
import { IdentityFields } from "./identity-fields.tsx";
import { MemberToEditDocument } from "./member-edit.generated.ts";
import type { MemberToEdit } from "./member-form.ts";
import { PictureFields } from "./picture-fields.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { useMemberEdit } from "./use-member-edit.ts";

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
      <EditLoading error={error} onRetry={() => void refetch()} />
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
    <EditScreen edit={edit} title={title} submit={intl.formatMessage({ id: "form.save" })}>
      {tabs}
      <PictureFields member={member} />
      <IdentityFields edit={edit} asAdmin={false} />
      <ProfileFields edit={edit} />
    </EditScreen>
  );
}
