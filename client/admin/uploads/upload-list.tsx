import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { codeText } from "../../platform/apollo/problem-text.ts";
import { FileLine } from "../../ui/file-line.tsx";
import { FileThumbnail } from "../../ui/file-thumbnail.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useOnline } from "../../ui/use-online.ts";
import type { QueuedUpload } from "./upload-queue.ts";

interface UploadListProps {
  uploads: readonly QueuedUpload[];
  onRetry: (upload: QueuedUpload) => void;
  onRemove: (key: number) => void;
}

/** What another attempt does not change. */
const final = new Set(["TOO_LARGE", "UNSUPPORTED_TYPE", "FORBIDDEN", "NOT_FOUND"]);

const reasons = new Set(["FORMAT", "DAMAGED", "CONTENT"]);

function refusalText(intl: IntlShape, code: string, reason = ""): string {
  const kind = code === "UNSUPPORTED_TYPE" && reasons.has(reason) ? reason : code;
  return kind === "TOO_LARGE" || reasons.has(kind)
    ? intl.formatMessage({ id: `uploads.refused.${kind}` })
    : codeText(intl, code);
}

/** Files on their way, and those that were refused with the reason. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  const intl = useIntl();
  const isOnline = useOnline();
  if (uploads.length === 0) return null;
  return (
    <ul
      aria-label={intl.formatMessage({ id: "uploads.label" })}
      className="card divide-y divide-line"
    >
      {uploads.map((upload) => {
        const { key, file, state, share, code = "INTERNAL", reason } = upload;
        const cancel = state === "failed" ? "form.remove" : "uploads.cancel";
        return (
          <li key={key} className="flex items-center gap-3 px-4 py-3">
            {file.type.startsWith("image/") && <FileThumbnail file={file} />}
            <div className="min-w-0 flex-1">
              {state === "failed" ? (
                <FileLine file={file} />
              ) : (
                <Progress label={file.name} value={share} />
              )}
              {state === "sending" && !isOnline && (
                <p className="mt-0.5 text-[13px] font-medium text-warn">
                  <FormattedMessage id="uploads.offline" />
                </p>
              )}
              <div role="alert">
                {state === "failed" && (
                  <p className="mt-0.5 flex items-center gap-1.5 text-[13px] font-medium text-bad">
                    <IconAlertTriangle size={16} aria-hidden="true" className="shrink-0" />
                    {refusalText(intl, code, reason)}
                  </p>
                )}
              </div>
            </div>
            {state === "failed" && !final.has(code) && (
              <IconButton
                size={36}
                icon={IconRefresh}
                label={intl.formatMessage({ id: "uploads.retry" }, { item: file.name })}
                onClick={() => onRetry(upload)}
              />
            )}
            {state !== "done" && (
              <IconButton
                size={36}
                icon={IconX}
                label={intl.formatMessage({ id: cancel }, { item: file.name })}
                onClick={() => onRemove(key)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
