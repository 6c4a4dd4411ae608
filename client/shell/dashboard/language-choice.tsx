import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { BCP47, LOCALE_NAMES, LOCALES, useLocale } from "../../i18n/locale.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";

/** Persian has no texts of its own: it sets the direction (specification, section 4). */
const languages = [
  ...LOCALES.map((locale) => ({ code: locale, lang: BCP47[locale], name: LOCALE_NAMES[locale] })),
  { code: "fa", lang: "fa", name: "فارسی" },
];

/** Messages belong to the document: a new language reloads it. */
export function LanguageChoice() {
  const title = useId();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const turned = useSetting("themeDirection") === "rtl" && locale === "en";
  const current = turned ? "fa" : locale;
  return (
    <nav aria-labelledby={title}>
      <p id={title} className="mb-2 text-sm font-semibold">
        <FormattedMessage id="site.language" />
      </p>
      <div className="grid grid-cols-2 gap-3">
        {languages.map(({ code, lang, name }) => (
          <a
            key={code}
            href={`/locale/${code}?to=${encodeURIComponent(pathname + search)}`}
            lang={lang}
            aria-current={code === current ? "true" : undefined}
            className="flex min-h-11 items-center justify-center rounded-md border border-control px-3 text-[13px] font-semibold text-ink-2 hover:bg-raised aria-current:border-primary-strong aria-current:bg-primary-soft aria-current:text-primary-strong aria-current:inset-ring aria-current:inset-ring-primary-strong"
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}
