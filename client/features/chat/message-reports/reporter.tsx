import { useIntl } from "react-intl";
import type { ListedReport } from "./report.ts";

/** Who reported it, and the beginning of what they said. */
export function Reporter({ report: { reporter, note } }: { report: ListedReport }) {
  const intl = useIntl();
  return (
    <div className="leading-snug">
      <p dir="auto" className="truncate font-semibold">
        {reporter?.displayName ?? intl.formatMessage({ id: "chat.somebody" })}
      </p>
      {note && (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-[0.8125rem] text-ink-3 wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  );
}
