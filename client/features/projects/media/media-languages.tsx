import { FormattedMessage, useIntl } from "react-intl";
import { LOCALE_NAMES, LOCALES } from "../../../i18n/locale.ts";
import { StateMark } from "../../../ui/state-mark.tsx";
import { Panel } from "../../../admin/panel.tsx";
import { type Media, mediaState } from "./listed-media.ts";

/** How many of the media are described in each language. */
export function MediaLanguages({ media }: { media: readonly Media[] }) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage({ id: "projects.media.languages" })}>
      <ul className="grid gap-1.5 px-4 py-4 md:px-6">
        {LOCALES.map((locale) => {
          const done = media.filter((one) => mediaState(one, locale) === "published").length;
          const begun = media.some((one) => mediaState(one, locale));
          return (
            <li key={locale} className="flex min-h-7 items-center gap-3">
              <StateMark
                state={done === media.length ? "published" : begun ? "draft" : undefined}
              />
              <span>{LOCALE_NAMES[locale]}</span>
              <span className="ms-auto text-[13px] text-ink-3">
                <FormattedMessage
                  id="projects.media.languages.count"
                  values={{ done, count: media.length }}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="px-4 pb-4 text-[13px] text-ink-3 md:px-6">
        <FormattedMessage id="projects.media.languages.hint" />
      </p>
    </Panel>
  );
}
