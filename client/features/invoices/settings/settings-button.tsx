import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useMay } from "../../../platform/session/viewer.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";

/** Opens what new invoices begin with; for billing only. */
export function SettingsButton() {
  const intl = useIntl();
  const may = useMay("invoice:write");
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: "invoices.settings" })}
        icon={IconSettings}
        variant="outline"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
