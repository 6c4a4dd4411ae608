import { FormattedMessage, useIntl } from "react-intl";
import { DisplaySettings } from "../../dashboard/display-settings.tsx";
import { TitleRow } from "../../dashboard/title-row.tsx";
import { Button } from "../../kit/button.tsx";
import { resetSettings } from "../../settings/document-settings.ts";

export default function SettingsScreen() {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "dashboard.area.settings" })}
        facts={intl.formatMessage({ id: "settings.text" })}
        actions={
          <Button variant="outline" size={44} onClick={resetSettings}>
            <FormattedMessage id="settings.reset" />
          </Button>
        }
      />
      <div className="card max-w-[760px] p-6 max-md:p-4">
        <DisplaySettings />
      </div>
    </>
  );
}

export { ErrorBoundary } from "../../features/site/error-boundary.tsx";
