import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { resetSettings } from "../../platform/settings/document-settings.ts";
import { DisplaySettings } from "./display-settings.tsx";

interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
}

export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: "dashboard.display" })}
      footer={
        <Button variant="outline" size={44} onClick={resetSettings}>
          <FormattedMessage id="settings.reset" />
        </Button>
      }
    >
      <DisplaySettings />
    </Drawer>
  );
}
