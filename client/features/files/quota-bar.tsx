import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { fileSize } from "../../ui/file-size.ts";
import { FileQuotaDocument } from "./files.generated.ts";
import { FILES_OVERVIEW } from "./files-url.ts";

const WARN_SHARE = 0.8;
const BAD_SHARE = 0.95;

/** The tone of a bar of used space. */
export function quotaTone(used: number, limit: number): string {
  const share = used / Math.max(1, limit);
  if (share >= BAD_SHARE) return "bg-bad";
  return share >= WARN_SHARE ? "bg-warn" : "bg-primary-strong";
}

/** How much of the viewer's space is used. */
export function QuotaBar() {
  const intl = useIntl();
  const { data } = useQuery(FileQuotaDocument);
  if (!data) return <div className="h-22" />;
  const { used, limit } = data.fileQuota;
  const share = Math.min(1, used / Math.max(1, limit));
  const percent = intl.formatNumber(share, { style: "percent" });
  const values = { used: fileSize(intl, used), limit: fileSize(intl, limit) };
  return (
    <div className="rounded-lg bg-raised p-3.5 text-[0.8125rem]">
      <p className="flex justify-between gap-2">
        <b className="font-semibold">
          <FormattedMessage id="files.quota" values={values} />
        </b>
        <span className="text-ink-2">{percent}</span>
      </p>
      <div
        role="meter"
        aria-label={intl.formatMessage({ id: "files.quota.label" })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={intl.formatMessage({ id: "files.quota" }, values)}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full rounded-full ${quotaTone(used, limit)}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <Link
        to={FILES_OVERVIEW}
        className="mt-2.5 inline-flex items-center font-semibold text-primary-strong hover:underline pointer-coarse:min-h-11"
      >
        <FormattedMessage id="files.quota.more" />
      </Link>
    </div>
  );
}
