import { useIntl } from "react-intl";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { WithEmojis } from "../../../ui/emoji.tsx";
import { shortText } from "../preview.ts";
import { reportAddress } from "./report-address.ts";
import type { ListedReport } from "./report.ts";

/** The sender and the beginning of the reported message, linked to its context. */
export function ReportedText({ report: { id, message } }: { report: ListedReport }) {
  const intl = useIntl();
  if (!message) return null;
  const { sender, deletedAt } = message;
  const name = sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" });
  return (
    <div className="flex gap-3 py-1.5">
      <Avatar name={name} src={sender?.avatar} size={36} />
      <div className="min-w-0 flex-1 leading-snug">
        <p dir="auto" className="truncate text-[0.8125rem] text-ink-3">
          {name}
        </p>
        <p dir="auto" className="mt-0.5 line-clamp-2 text-[0.9375rem] wrap-anywhere">
          <Link
            to={reportAddress(id)}
            className={`hover:underline ${deletedAt ? "text-ink-3 italic" : "font-medium text-ink"}`}
          >
            <WithEmojis text={shortText(intl, message)} />
          </Link>
        </p>
      </div>
    </div>
  );
}
