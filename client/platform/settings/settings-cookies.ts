import { parseSetting, type SettingName, type Settings, settingNames } from "./settings.ts";

/** Section 9: display settings cookies expire after 3 days, path root. */
const maxAge = 3 * 24 * 60 * 60;

/** The settings that the visitor has chosen; others are missing. */
export function readSettings(cookieHeader: string | null): Partial<Settings> {
  const cookies = readCookies(cookieHeader);
  const chosen = settingNames.flatMap((name) => {
    const value = parseSetting(name, cookies.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(chosen);
}

/** @param site the URL of any of its pages */
export function settingCookie<Name extends SettingName>(
  name: Name,
  value: Settings[Name],
  site: { protocol: string },
) {
  return displayCookie(name, value, maxAge, site);
}

/** A cookie that the page reads, too; over https it is sent over https alone. */
export function displayCookie(
  name: string,
  value: string,
  seconds: number,
  { protocol }: { protocol: string },
): string {
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** The first of each name, because browsers send the most specific first. */
export function readCookies(cookieHeader: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (cookieHeader ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}
