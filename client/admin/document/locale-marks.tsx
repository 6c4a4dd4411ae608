import { useIntl } from "react-intl";
import { StateMark } from "../../ui/state-mark.tsx";
import { LOCALE_NAMES, LOCALES } from "../../i18n/locale.ts";
import { type ListedDocument, stateIn } from "./listed-document.ts";

/** The state of a document in each language. */
export function LocaleMarks({ of }: { of: ListedDocument }) {
  const intl = useIntl();
  return (
    <ul className="flex gap-3 text-xs font-semibold">
      {LOCALES.map((locale) => {
        const begun = stateIn(of, locale);
        const state = begun ?? "none";
        const isThere = state !== "none" && state !== "archived";
        const label = intl.formatMessage({ id: `document.state.${state}` });
        return (
          <li
            key={locale}
            title={`${LOCALE_NAMES[locale]}: ${label}`}
            className={`flex items-center gap-1.5 ${isThere ? "text-ink-2" : "text-ink-3"}`}
          >
            <StateMark state={begun} />
            <span className="uppercase">{locale}</span>
            <span className="sr-only">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
