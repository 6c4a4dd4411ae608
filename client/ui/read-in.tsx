import { FormattedMessage } from "react-intl";
import { BCP47, LOCALE_NAMES, LOCALES, type Locale } from "../i18n/locale.ts";
import { languageHref } from "./language-href.ts";

interface ReadInProps {
  /** The page's path in each of its languages, without the locale prefix */
  paths: Partial<Record<Locale, string>>;
  current: Locale;
  className?: string;
}

const pill = "inline-flex h-8 items-center rounded-full border px-3.5 font-semibold";

/** Links to the languages of what is published; nothing if there is only one. */
export function ReadIn({ paths, current, className = "" }: ReadInProps) {
  const languages = LOCALES.filter((locale) => paths[locale] !== undefined);
  if (languages.length < 2) return null;
  return (
    <div className={`flex-wrap items-center gap-2 text-sm print:hidden ${className}`}>
      <span className="me-1 text-ink-3">
        <FormattedMessage id="ui.readIn" />
      </span>
      {languages.map((locale) =>
        locale === current ? (
          <strong
            key={locale}
            lang={BCP47[locale]}
            className={`${pill} border-ink bg-ink text-canvas`}
          >
            {LOCALE_NAMES[locale]}
          </strong>
        ) : (
          <a
            key={locale}
            href={languageHref(locale, paths[locale] ?? "")}
            rel="nofollow"
            lang={BCP47[locale]}
            hrefLang={BCP47[locale]}
            className={`${pill} border-line text-ink-2 hover:border-control hover:text-ink`}
          >
            {LOCALE_NAMES[locale]}
          </a>
        ),
      )}
    </div>
  );
}
