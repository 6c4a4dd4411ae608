import { FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../i18n/locale.ts";
import { otherYear } from "../../ui/other-year.ts";
import { listedIn, publicationTime, stateIn, type TimedDocument } from "./listed-document.ts";

/** "Published 18 November", "Scheduled for 24 November, 09:00", "Draft". */
export function StateLine({ of: document }: { of: TimedDocument }) {
  const intl = useIntl();
  const locale = listedIn(document, useLocale());
  const state = stateIn(document, locale) ?? "none";
  const moment = publicationTime(document, locale);
  if ((state === "published" || state === "scheduled") && moment) {
    const year = otherYear(intl, moment);
    const day = intl.formatDate(moment, { day: "numeric", month: "long", year });
    if (state === "published")
      return <FormattedMessage id="document.publishedOn" values={{ day }} />;
    const time = intl.formatTime(moment);
    return <FormattedMessage id="document.scheduledFor" values={{ day, time }} />;
  }
  return <FormattedMessage id={`document.state.${state}`} />;
}
