import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import { useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import { choose } from "../../platform/settings/document-settings.ts";
import { toggle } from "../../platform/settings/settings.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";

export function ModeButton() {
  const intl = useIntl();
  const other = toggle("themeMode", useSetting("themeMode"));
  return (
    <IconButton
      label={intl.formatMessage({ id: `site.mode.${other}` })}
      icon={other === "dark" ? IconMoon : IconSun}
      onClick={() => choose("themeMode", other)}
    />
  );
}
