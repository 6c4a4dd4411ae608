import { useIntl } from "react-intl";
import type { Option } from "../../ui/option.ts";
import type { Color } from "../../schema.generated.ts";

export const colors: [Color, ...Color[]] = ["ORANGE", "DEFAULT", "CYAN", "PURPLE", "BLUE", "RED"];

/** The site's presets, named as in the display settings. */
export function usePresetColors(): Option[] {
  const intl = useIntl();
  return colors.map((value) => ({
    value,
    label: intl.formatMessage({ id: `settings.themeColorPresets.${value.toLowerCase()}` }),
  }));
}
