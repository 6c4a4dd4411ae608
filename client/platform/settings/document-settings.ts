import { defaultSettings, type SettingName, settingNames, type Settings } from "./settings.ts";
import { settingCookie } from "./settings-cookies.ts";

/**
 * The settings as attributes of <html>, which app.css reads. Without a chosen contrast there is no
 * data-contrast: the system preference then decides in CSS, so that nothing flashes.
 */
export function documentSettings(chosen: Partial<Settings>) {
  const settings = { ...defaultSettings, ...chosen };
  return {
    dir: settings.themeDirection,
    "data-mode": settings.themeMode,
    "data-preset": settings.themeColorPresets,
    "data-contrast": chosen.themeContrast,
    "data-layout": settings.themeLayout,
    "data-stretch": settings.themeStretch,
    "data-blog-view": settings.blogViewMode,
    "data-project-view": settings.projectViewMode,
  };
}

export const attributes: Record<SettingName, string> = {
  themeMode: "data-mode",
  themeDirection: "dir",
  themeLayout: "data-layout",
  themeContrast: "data-contrast",
  themeStretch: "data-stretch",
  themeColorPresets: "data-preset",
  blogViewMode: "data-blog-view",
  projectViewMode: "data-project-view",
};

/** In the browser: applies a setting at once and stores it for the next page. */
export function choose<Name extends SettingName>(name: Name, value: Settings[Name]) {
  document.documentElement.setAttribute(attributes[name], value);
  document.cookie = settingCookie(name, value, location);
}

/** Resets all settings to their defaults. */
export function resetSettings() {
  for (const name of settingNames) choose(name, defaultSettings[name]);
}
