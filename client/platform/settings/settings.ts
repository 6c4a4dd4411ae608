/**
 * Display settings (specification, sections 3 and 4): their values, the default first. "system" follows the
 * device, and is ours.
 */
const choices = {
  themeMode: ["light", "dark", "system"],
  themeDirection: ["ltr", "rtl"],
  themeLayout: ["vertical", "mini"],
  themeContrast: ["default", "bold"],
  themeStretch: ["false", "true"],
  themeColorPresets: ["orange", "default", "cyan", "purple", "blue", "red"],
  blogViewMode: ["table", "cards"],
  projectViewMode: ["card", "table"],
} as const;

export type SettingName = keyof typeof choices;
export type Settings = { [Name in SettingName]: (typeof choices)[Name][number] };

export const settingNames = Object.keys(choices) as SettingName[];

export const defaultSettings: Settings = {
  themeMode: "light",
  themeDirection: "ltr",
  themeLayout: "vertical",
  themeContrast: "default",
  themeStretch: "false",
  themeColorPresets: "orange",
  blogViewMode: "table",
  projectViewMode: "card",
};

/** The values of a setting, the default first. */
export function offered<Name extends SettingName>(name: Name) {
  const offers: { readonly [Each in SettingName]: readonly Settings[Each][] } = choices;
  return offers[name];
}

/** Parses a value from a cookie or a form; anything else counts as missing. */
export function parseSetting<Name extends SettingName>(name: Name, value: unknown) {
  const offered: readonly string[] = choices[name];
  return typeof value === "string" && offered.includes(value)
    ? (value as Settings[Name])
    : undefined;
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(choices, name);
}

/** What a button that cycles through a setting chooses: the value after this one, or the first again. */
export function nextValue<Name extends SettingName>(
  name: Name,
  value: Settings[Name],
): Settings[Name] {
  const offers = offered(name);
  return offers[offers.indexOf(value) + 1] ?? defaultSettings[name];
}
