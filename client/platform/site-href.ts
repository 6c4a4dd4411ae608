import { type Locale, localePath } from "../i18n/locale.ts";

/** Sections of the site that are the same in all languages. */
const WITHOUT_LOCALE = /^\/(auth|dashboard|share|graphql|api)(\/|$)/u;

/** A path that an editor has entered, in the reader's language; other URLs stay as they are. */
export const siteHref = (locale: Locale, href: string): string =>
  href.startsWith("/") && !WITHOUT_LOCALE.test(href) ? localePath(locale, href) : href;
