import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { AccountDocument } from "../../../features/accounts/account.generated.ts";
import { AccountTabs } from "../../../features/accounts/account-tabs.tsx";
import { OwnAccount } from "../../../features/accounts/own-account.tsx";
import { Security } from "../../../features/accounts/security.tsx";
import { NotificationChoices } from "../../../features/notifications/notification-choices.tsx";
import { OwnAccess } from "../../../features/proxies/own-access.tsx";
import { OwnProfile } from "../../../features/members/admin/edit/own-profile.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";

/** The user's own account. */
export default function AccountScreen() {
  const intl = useIntl();
  const { member } = useViewer();
  const [search] = useAddressQuery();
  const { data, error, refetch } = useQuery(AccountDocument);
  const tabs = [
    "general",
    ...(member ? ["profile"] : []),
    "notifications",
    "security",
    ...(member ? ["access"] : []),
  ];
  const current = tabs.find((tab) => tab === search.get("tab")) ?? "general";
  const title = intl.formatMessage({ id: "accounts.title" });
  const switcher = <AccountTabs tabs={tabs} current={current} />;
  if (!data?.viewer) {
    return (
      <>
        <TitleRow title={title} />
        <EditLoading error={error} onRetry={refetch} />
      </>
    );
  }
  if (current === "profile" && member) {
    return <OwnProfile memberId={member.id} title={title} tabs={switcher} />;
  }
  if (current === "general") return <OwnAccount account={data.viewer} tabs={switcher} />;
  return (
    <>
      <TitleRow title={title} />
      <div className="grid gap-6">
        {switcher}
        {current === "notifications" ? (
          <NotificationChoices />
        ) : current === "access" ? (
          <OwnAccess />
        ) : (
          <Security email={data.viewer.email ?? ""} />
        )}
      </div>
    </>
  );
}
