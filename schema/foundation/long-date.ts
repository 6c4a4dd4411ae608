import { FORMAT_LOCALE } from "./locale-path.ts";
import type { Locale } from "./locale.ts";

/** The day of a moment in Europe/Vienna, such as "18 November 2026". */
export const longDate = (at: Date, locale: Locale): string =>
  at.toLocaleDateString(FORMAT_LOCALE[locale], { dateStyle: "long", timeZone: "Europe/Vienna" });
