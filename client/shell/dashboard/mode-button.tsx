import { useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import { choose } from "../../platform/settings/document-settings.ts";
import { nextValue } from "../../platform/settings/settings.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";
import { modeIcons } from "../mode-icons.ts";

export function ModeButton() {
  const intl = useIntl();
  const next = nextValue("themeMode", useSetting("themeMode"));
  return (
    <IconButton
      label={intl.formatMessage({ id: `site.mode.${next}` })}
      icon={modeIcons[next]}
      onClick={() => choose("themeMode", next)}
    />
  );
}
