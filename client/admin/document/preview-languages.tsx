import { useIntl } from "react-intl";
import { Link } from "react-router";
import { BCP47, type Locale, LOCALE_NAMES, LOCALES } from "../../i18n/locale.ts";
import type { State } from "./publication.ts";
import { StatePill } from "./state-pill.tsx";

interface PreviewLanguagesProps {
  current: Locale;
  states: Partial<Record<Locale, State>>;
  /** The tab that the preview is in */
  tab?: string;
}

/** Links to the languages of a preview. */
export function PreviewLanguages({ current, states, tab }: PreviewLanguagesProps) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "form.languages" })}
      className="relative flex h-14 gap-6 overflow-x-auto border-b border-line px-4 md:gap-8 md:px-6"
    >
      {LOCALES.map((locale) => (
        <Link
          key={locale}
          to={`?${tab ? `tab=${tab}&` : ""}language=${locale}`}
          replace
          aria-current={locale === current ? "page" : undefined}
          className="relative flex items-center gap-2 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink aria-current:text-ink aria-current:after:absolute aria-current:after:inset-x-0 aria-current:after:bottom-0 aria-current:after:h-0.5 aria-current:after:bg-primary-strong"
        >
          <span lang={BCP47[locale]}>{LOCALE_NAMES[locale]}</span>
          <StatePill state={states[locale]} />
        </Link>
      ))}
    </nav>
  );
}
