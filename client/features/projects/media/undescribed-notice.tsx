import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { type Locale, languageName } from "../../../i18n/locale.ts";
import { Notice } from "../../../ui/notice.tsx";
import { undescribed } from "./listed-media.ts";

interface UndescribedNoticeProps {
  media: readonly Parameters<typeof undescribed>[0][];
  locale: Locale;
  /** Where the pictures can be described */
  to: string;
}

/** Says that the public does not see some pictures in a language, because nothing says what they show. */
export function UndescribedNotice({ media, locale, to }: UndescribedNoticeProps) {
  const intl = useIntl();
  const count = media.filter((one) => undescribed(one).includes(locale)).length;
  if (count === 0) return null;
  const language = languageName(intl, locale);
  return (
    <div className="px-5 py-5">
      <Notice tone="warn">
        <p>
          <FormattedMessage id="projects.media.hidden" values={{ count, language }} />{" "}
          <Link to={to} className="underline">
            <FormattedMessage id="projects.media.describe" />
          </Link>
        </p>
      </Notice>
    </div>
  );
}
