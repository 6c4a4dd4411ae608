import { useLocation, useMatches } from "react-router";
import {
  BCP47,
  isLocalized,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  localePath,
  useLocale,
  withoutLocale,
} from "../i18n/locale.ts";

interface LanguageLinksProps {
  /** "EN" in the header, "English" in the footer and the menu */
  short?: boolean;
  className?: string;
}

/**
 * Links to this page in each language. They load a whole document, so that messages, lang and meta
 * change together, and store the choice in a cookie.
 */
export function LanguageLinks({ short = false, className = "" }: LanguageLinksProps) {
  const current = useLocale();
  const twins = useTwins();
  return LOCALES.map((locale) => (
    <a
      key={locale}
      href={`/locale/${locale}?to=${encodeURIComponent(twins(locale))}`}
      rel="nofollow"
      lang={BCP47[locale]}
      hrefLang={BCP47[locale]}
      aria-current={locale === current ? "true" : undefined}
      className={`${locale === current ? "font-semibold text-ink" : "hover:text-ink"} ${className}`}
    >
      {short && `${locale.toUpperCase()} `}
      <span className={short ? "sr-only" : undefined}>{LOCALE_NAMES[locale]}</span>
    </a>
  ));
}

/** A page with different slugs by language lists them in its loader's `alternates`. */
function useTwins() {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.loaderData as
    | { alternates?: Partial<Record<Locale, string>> }
    | undefined;
  const query = new URLSearchParams(search);
  // The same page number has other posts in another language.
  query.delete("page");
  const rest = query.size ? `?${query}` : "";
  if (!isLocalized(pathname)) return () => pathname + rest;
  return (locale: Locale) =>
    localePath(locale, (page?.alternates?.[locale] ?? withoutLocale(pathname)) + rest);
}
