import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShownLink } from "../file.ts";
import { lastDay } from "../share/link-days.ts";
import { endsSoon, isOpenLink } from "./link-state.ts";

const HOUR_MS = 3_600_000;

/** Until when a link is open, or why it is not. */
export function LinkEnd({ link, now }: { link: ShownLink; now: number }) {
  const intl = useIntl();
  const day = intl.formatDate(lastDay(link.expiresAt), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  if (link.isStopped) {
    return (
      <span className="block text-ink-3">
        <FormattedMessage id="files.link.state.stopped" />
      </span>
    );
  }
  if (Date.parse(link.expiresAt) <= now) {
    return (
      <span className="block text-ink-3">
        <FormattedMessage id="files.link.state.ended" values={{ day }} />
      </span>
    );
  }
  if (!isOpenLink(link, now)) {
    return (
      <span className="block text-ink-3">
        <FormattedMessage id="files.link.state.used" />
      </span>
    );
  }
  const hours = Math.max(1, Math.round((Date.parse(link.expiresAt) - now) / HOUR_MS));
  const [left, unit] =
    hours < 24 ? ([hours, "hour"] as const) : ([Math.round(hours / 24), "day"] as const);
  return (
    <>
      <span className="block font-medium">
        <FormattedMessage id="files.link.until" values={{ day }} />
      </span>
      <span
        className={`block text-[0.8125rem] first-letter:uppercase ${endsSoon(link, now) ? "font-medium text-warn" : "text-ink-3"}`}
      >
        {intl.formatRelativeTime(left, unit)}
      </span>
    </>
  );
}

/** How often a link was used, and whether it has a password. */
export function LinkUse({ link }: { link: ShownLink }) {
  const { downloadCount, maxDownloads, openedCount, hasPassword } = link;
  const share = maxDownloads === null ? 0 : Math.min(1, downloadCount / maxDownloads);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-3">
      <FormattedMessage
        id={maxDownloads === null ? "files.link.used" : "files.link.usedOf"}
        values={{ opened: openedCount, count: downloadCount, limit: maxDownloads ?? 0 }}
      />
      {hasPassword && (
        <span className="inline-flex items-center gap-1">
          <IconLock size={14} aria-hidden="true" />
          <FormattedMessage id="files.link.hasPassword" />
        </span>
      )}
      {maxDownloads !== null && (
        <span
          aria-hidden="true"
          className="mt-1 h-1.5 w-34 max-w-full basis-full overflow-hidden rounded-full bg-line"
        >
          <span
            className={`block h-full rounded-full ${share >= 0.8 ? "bg-mark-warn" : "bg-ink-3"}`}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
    </span>
  );
}
