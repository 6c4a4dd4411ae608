import type { Icon } from "@tabler/icons-react";
import IconDeviceDesktop from "@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import type { Settings } from "../platform/settings/settings.ts";

export const modeIcons: Record<Settings["themeMode"], Icon> = {
  light: IconSun,
  dark: IconMoon,
  system: IconDeviceDesktop,
};
