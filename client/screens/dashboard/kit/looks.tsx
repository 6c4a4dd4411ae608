import { choose } from "../../../platform/settings/document-settings.ts";
import type { SettingName, Settings } from "../../../platform/settings/settings.ts";

const offered = {
  themeMode: ["light", "dark", "system"],
  themeColorPresets: ["orange", "default", "cyan", "purple", "blue", "red"],
  themeContrast: ["default", "bold"],
  themeDirection: ["ltr", "rtl"],
} satisfies { [Name in SettingName]?: Settings[Name][] };

/** Every combination of display settings for the kit. */
export function Looks() {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      {(Object.keys(offered) as (keyof typeof offered)[]).map((name) => (
        <fieldset key={name} className="flex flex-wrap items-center gap-1">
          <legend className="sr-only">{name}</legend>
          {offered[name].map((value) => (
            <button
              key={value}
              type="button"
              onClick={() => choose(name, value)}
              className="h-9 rounded-md border border-line px-2.5 text-[13px] font-semibold text-ink-2 hover:bg-raised hover:text-ink"
            >
              {value}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
