import { FormattedMessage, useIntl } from "react-intl";
import { useNow } from "../../ui/use-now.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const SOON_DAYS = 14;

/** When something expires, and below it how soon, if that is soon or past. */
export function Expiry({ iso }: { iso: string | null }) {
  const intl = useIntl();
  const now = useNow();
  if (!iso) {
    return (
      <span className="text-ink-3">
        <FormattedMessage id="proxies.expiry.none" />
      </span>
    );
  }
  const days = Math.round((Date.parse(iso) - now) / DAY_MS);
  const isPast = Date.parse(iso) <= now;
  return (
    <span className="block leading-snug">
      <time dateTime={iso} className="whitespace-nowrap">
        {intl.formatDate(iso, { day: "numeric", month: "short", year: "numeric" })}
      </time>
      {(isPast || days <= SOON_DAYS) && (
        <span className={`block text-[0.8125rem] ${isPast ? "text-bad" : "text-warn"}`}>
          {intl.formatRelativeTime(days, "day", { numeric: "auto" })}
        </span>
      )}
    </span>
  );
}
