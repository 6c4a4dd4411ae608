import type { BrowserContext } from "@playwright/test";

/** Settings cookies of one light and one dark look, which differ in most colours. */
export const looks = {
  light: { themeMode: "light", themeColorPresets: "orange" },
  dark: { themeMode: "dark", themeColorPresets: "blue" },
} as const;

export async function wear(
  context: BrowserContext,
  cookies: Record<string, string>,
  site: string | undefined,
): Promise<void> {
  const url = site ?? "";
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}
