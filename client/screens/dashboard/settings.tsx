import { FormattedMessage, useIntl } from "react-intl";
import { LinkTabs } from "../../admin/link-tabs.tsx";
import { TitleRow } from "../../admin/title-row.tsx";
import { SiteForm } from "../../features/settings/site-form.tsx";
import { useMay } from "../../platform/session/viewer.tsx";
import { resetSettings } from "../../platform/settings/document-settings.ts";
import { useAddressQuery } from "../../platform/use-address-query.ts";
import { DisplaySettings } from "../../shell/dashboard/display-settings.tsx";
import { Button } from "../../ui/button.tsx";

/** Display settings of this browser and, for administrators, the site's settings. */
export default function SettingsScreen() {
  const intl = useIntl();
  const mayDecide = useMay("site:write");
  const [search] = useAddressQuery();
  const isSite = mayDecide && search.get("tab") === "site";
  const title = intl.formatMessage({ id: "dashboard.nav.settings" });
  const tabs = mayDecide && (
    <LinkTabs
      label={title}
      tabs={[
        { id: "display", label: intl.formatMessage({ id: "settings.tab.display" }) },
        { id: "site", label: intl.formatMessage({ id: "settings.tab.site" }) },
      ]}
      current={isSite ? "site" : "display"}
    />
  );
  if (isSite) return <SiteForm title={title} tabs={tabs} />;
  return (
    <>
      <TitleRow
        title={title}
        subtitle={intl.formatMessage({ id: "settings.text" })}
        actions={
          <Button variant="outline" size={44} onClick={resetSettings}>
            <FormattedMessage id="settings.reset" />
          </Button>
        }
      />
      <div className="grid gap-6">
        {tabs}
        <div className="card max-w-[760px] p-6 max-md:p-4">
          <DisplaySettings />
        </div>
      </div>
    </>
  );
}
