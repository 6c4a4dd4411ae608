import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { type Locale, languageName } from "../../../i18n/locale.ts";
import { Notice } from "../../../ui/notice.tsx";
import { type undescribed, undescribedIn } from "./listed-media.ts";

interface UndescribedNoticeProps {
  media: readonly Parameters<typeof undescribed>[0][];
  locale: Locale;
  /** Where the pictures can be described */
  to: string;
}

/** Says that some pictures have no alt text in a language. */
export function UndescribedNotice({ media, locale, to }: UndescribedNoticeProps) {
  const intl = useIntl();
  const count = undescribedIn(locale, media).length;
  if (count === 0) return null;
  const language = languageName(intl, locale);
  return (
    <div className="px-5 py-5">
      <Notice tone="warn">
        <p>
          <FormattedMessage id="projects.media.needed" values={{ count, language }} />{" "}
          <Link to={to} className="underline">
            <FormattedMessage id="projects.media.describe" values={{ count }} />
          </Link>
        </p>
      </Notice>
    </div>
  );
}
