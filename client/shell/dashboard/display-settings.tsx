import IconArrowAutofitWidth from "@tabler/icons-react/dist/esm/icons/IconArrowAutofitWidth.mjs";
import IconArrowsDiff from "@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs";
import IconCircle from "@tabler/icons-react/dist/esm/icons/IconCircle.mjs";
import IconContrast from "@tabler/icons-react/dist/esm/icons/IconContrast.mjs";
import IconDeviceDesktop from "@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs";
import IconLayoutGrid from "@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs";
import IconLayoutSidebar from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs";
import IconLayoutSidebarInactive from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarInactive.mjs";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
import IconTextDirectionLtr from "@tabler/icons-react/dist/esm/icons/IconTextDirectionLtr.mjs";
import IconTextDirectionRtl from "@tabler/icons-react/dist/esm/icons/IconTextDirectionRtl.mjs";
import type { Icon } from "@tabler/icons-react";
import { LanguageChoice } from "./language-choice.tsx";
import { SettingChoice } from "./setting-choice.tsx";

const icons = {
  light: IconSun,
  dark: IconMoon,
  system: IconDeviceDesktop,
  ltr: IconTextDirectionLtr,
  rtl: IconTextDirectionRtl,
  vertical: IconLayoutSidebar,
  mini: IconLayoutSidebarInactive,
  default: IconCircle,
  bold: IconContrast,
  false: IconArrowsDiff,
  true: IconArrowAutofitWidth,
  table: IconTable,
  cards: IconLayoutGrid,
  card: IconLayoutGrid,
} satisfies Record<string, Icon>;

function picture(value: keyof typeof icons) {
  const Picture = icons[value];
  return <Picture size={22} aria-hidden="true" />;
}

/** Every display setting of the specification (section 3). */
export function DisplaySettings() {
  return (
    <div className="grid gap-6">
      <SettingChoice name="themeMode" columns={3} picture={picture} />
      <SettingChoice
        name="themeColorPresets"
        columns={3}
        picture={(preset) => (
          <span
            data-preset={preset}
            aria-hidden="true"
            className="size-6 rounded-full bg-[oklch(var(--l)_var(--c)_var(--h))]"
          />
        )}
      />
      <SettingChoice name="themeContrast" picture={picture} />
      <SettingChoice name="themeLayout" picture={picture} />
      <SettingChoice name="themeStretch" picture={picture} />
      <SettingChoice name="themeDirection" picture={picture} />
      <LanguageChoice />
    </div>
  );
}
