import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import { FileThumbnail } from "../../../ui/file-thumbnail.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { FileLine } from "../../../ui/file-line.tsx";
import type { AddedFile } from "./use-files.ts";

interface AddedFilesProps {
  files: readonly AddedFile[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
  /** This browser could not store them */
  areUnstored?: boolean | undefined;
}

/** The files of the message being written, with their progress. */
export function AddedFiles({ files, onRetry, onRemove, areUnstored }: AddedFilesProps) {
  const intl = useIntl();
  if (files.length === 0) return null;
  return (
    <ul className="grid max-h-44 gap-1 overflow-y-auto border-b border-line px-4 py-2">
      {areUnstored && (
        <li className="text-[13px] text-ink-2">
          <FormattedMessage id="chat.file.unstored" values={{ count: files.length }} />
        </li>
      )}
      {files.map(({ key, file, state, share, code }) => {
        return (
          <li key={key} className="flex items-center gap-3">
            {file.type.startsWith("image/") && <FileThumbnail file={file} />}
            <div className="min-w-0 flex-1">
              {state === "sending" ? (
                <Progress label={file.name} value={share} />
              ) : (
                <FileLine file={file} />
              )}
              {state === "failed" && (
                <p role="alert" className="text-[13px] text-bad">
                  {code === "TOO_LARGE"
                    ? intl.formatMessage({ id: "chat.file.tooLarge" })
                    : codeText(intl, code ?? "INTERNAL")}
                </p>
              )}
            </div>
            {state === "failed" && code !== "TOO_LARGE" && (
              <IconButton
                size={36}
                icon={IconRefresh}
                label={intl.formatMessage({ id: "chat.file.retry" }, { name: file.name })}
                onClick={() => onRetry(key)}
              />
            )}
            <IconButton
              size={36}
              icon={IconX}
              label={intl.formatMessage({ id: "form.remove" }, { item: file.name })}
              onClick={() => onRemove(key)}
            />
          </li>
        );
      })}
    </ul>
  );
}
