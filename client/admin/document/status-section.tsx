import { FormattedMessage, useIntl } from "react-intl";
import { otherYear } from "../../ui/other-year.ts";
import { type Locale, LOCALE_NAMES, LOCALES } from "../../i18n/locale.ts";
import { StateMark } from "../../ui/state-mark.tsx";
import { type LanguageState, languageState, type Published } from "./publication.ts";
import { PublishControls, type PublishControlsProps } from "./publish-controls.tsx";
import { SideSection, sideAction } from "./side-section.tsx";

interface StatusSectionProps extends Omit<PublishControlsProps, "state"> {
  row: Published | undefined;
  isTitled?: boolean;
  onOpen: (locale: Locale) => void;
}

/** The status of each language, and when the open one is published. */
export function StatusSection({ row, isTitled = true, onOpen, ...controls }: StatusSectionProps) {
  const intl = useIntl();
  const states = LOCALES.map((locale) => ({ locale, ...languageState(row, locale) }));
  const begun = states.filter(({ state }) => state).length;
  return (
    <SideSection
      title={isTitled ? intl.formatMessage({ id: "document.status" }) : undefined}
      aside={
        <bdi>
          <FormattedMessage id="document.status.count" values={{ count: begun }} />
        </bdi>
      }
    >
      <ul className="grid gap-1.5">
        {states.map(({ locale, ...language }) => (
          <li key={locale} className="flex min-h-6 items-center gap-3 text-[15px]">
            <StateMark state={language.state} />
            <span>
              {LOCALE_NAMES[locale]}
              <span className="sr-only">
                {", "}
                <FormattedMessage id={`document.state.${language.state ?? "none"}`} />
              </span>
            </span>
            <span className="ms-auto text-end text-[13px] text-ink-3">
              <LineEnd language={language} onStart={() => onOpen(locale)} isFirst={begun === 0} />
            </span>
          </li>
        ))}
      </ul>
      <PublishControls {...controls} state={languageState(row, controls.locale)} />
    </SideSection>
  );
}

interface LineEndProps {
  language: LanguageState;
  /** No language has a text yet: there is nothing to translate */
  isFirst: boolean;
  onStart: () => void;
}

function LineEnd({ language, isFirst, onStart }: LineEndProps) {
  const { state, isBehind, publishedAt, scheduledAt } = language;
  const intl = useIntl();
  if (!state) {
    return (
      <button type="button" onClick={onStart} className={sideAction}>
        <FormattedMessage id={isFirst ? "document.status.write" : "document.status.translate"} />
      </button>
    );
  }
  if (isBehind) {
    return (
      <span className="font-semibold text-warn">
        <FormattedMessage id="document.status.behind" />
      </span>
    );
  }
  const moment =
    state === "scheduled" ? scheduledAt : state === "published" ? publishedAt : undefined;
  if (!moment) return <FormattedMessage id={`document.state.${state}`} />;
  return (
    <time dateTime={moment}>
      {intl.formatDate(moment, {
        day: "numeric",
        month: "long",
        year: otherYear(intl, moment),
        hour: "2-digit",
        minute: "2-digit",
      })}
    </time>
  );
}
