import type { KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BCP47, type Locale, LOCALE_NAMES, LOCALES } from "../site/locale.ts";
import type { State } from "./post-state.ts";
import { StatePill } from "./state-pill.tsx";

interface LocaleTabsProps {
  current: Locale;
  onChange: (locale: Locale) => void;
  stateOf: (locale: Locale) => State | undefined;
  /** Languages in which the server refused something */
  wrong: Locale[];
}

export const tabId = (locale: Locale) => `post-tab-${locale}`;
export const panelId = (locale: Locale) => `post-panel-${locale}`;

/** The languages of a post, each with its state; the arrow keys go from one to the next. */
export function LocaleTabs({ current, onChange, stateOf, wrong }: LocaleTabsProps) {
  const intl = useIntl();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const at = LOCALES.indexOf(current);
    const steps: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: LOCALES.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : LOCALES.at(step % LOCALES.length);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={intl.formatMessage({ id: "post-edit.languages" })}
      className="flex h-14 gap-6 md:gap-8"
    >
      {LOCALES.map((locale) => (
        <button
          key={locale}
          id={tabId(locale)}
          type="button"
          role="tab"
          aria-selected={locale === current}
          aria-controls={panelId(locale)}
          tabIndex={locale === current ? 0 : -1}
          onClick={() => onChange(locale)}
          onKeyDown={press}
          className="relative flex items-center gap-2 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-primary-strong"
        >
          <span lang={BCP47[locale]}>{LOCALE_NAMES[locale]}</span>
          <StatePill state={stateOf(locale)} />
          {wrong.includes(locale) && (
            <span className="size-2 rounded-full bg-bad">
              <span className="sr-only">
                <FormattedMessage id="post-edit.wrong" />
              </span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
