import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import type { KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { download } from "../../../admin/list/download.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { downloadUrl, type ListedFile } from "../file.ts";
import { Preview } from "./preview.tsx";

interface PreviewDialogProps {
  /** All that are listed, in order */
  files: readonly ListedFile[];
  /** The one that is shown */
  id: string;
  onShow(id: string): void;
  onClose(): void;
}

/** A file in large, over the list; the arrow keys show the ones before and after it. */
export function PreviewDialog({ files, id, onShow, onClose }: PreviewDialogProps) {
  const intl = useIntl();
  const place = files.findIndex((each) => each.id === id);
  const file = files[place];
  const [before, after] = [files[place - 1], files[place + 1]];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    // Players and texts have their own keys.
    if (target instanceof Element && target.closest("audio, video, pre")) return;
    const isReversed = getComputedStyle(currentTarget).direction === "rtl";
    const [left, right] = isReversed ? [after, before] : [before, after];
    const next = { ArrowLeft: left, ArrowUp: before, ArrowRight: right, ArrowDown: after }[key];
    const isOnButton = target instanceof Element && target.closest("button") !== null;
    if (key === " " && !isOnButton) onClose();
    else if (next) onShow(next.id);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open={file !== undefined}
      onClose={onClose}
      width={800}
      title={file?.name ?? ""}
      text={
        file && (
          <>
            <FormattedMessage id={`files.group.${file.group}`} />
            {file.kind === "FILE" && <bdi> · {fileSize(intl, file.size)}</bdi>} ·{" "}
            <RelativeTime iso={file.modifiedAt} />
          </>
        )
      }
    >
      {file && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys besides those of the buttons in it
        <div onKeyDown={press} className="grid gap-4">
          <div
            data-autofocus
            role="group"
            aria-label={intl.formatMessage({ id: "files.preview" }, { name: file.name })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys work from the beginning
            tabIndex={0}
            className="rounded-lg"
          >
            <Preview key={file.id} file={file} isLarge />
          </div>
          <div className="flex items-center gap-2">
            <IconButton
              icon={IconChevronLeft}
              label={intl.formatMessage({ id: "files.preview.before" })}
              disabled={!before}
              onClick={() => before && onShow(before.id)}
              className="rtl:-scale-x-100"
            />
            <IconButton
              icon={IconChevronRight}
              label={intl.formatMessage({ id: "files.preview.after" })}
              disabled={!after}
              onClick={() => after && onShow(after.id)}
              className="rtl:-scale-x-100"
            />
            <p role="status" className="text-sm text-ink-3">
              <FormattedMessage
                id="files.preview.place"
                values={{ place: place + 1, count: files.length }}
              />
            </p>
            {file.url && (
              <Button
                variant="outline"
                size={44}
                className="ms-auto"
                onClick={() => file.url && download(downloadUrl(file.url))}
              >
                <IconDownload size={18} aria-hidden="true" />
                <FormattedMessage
                  id={file.kind === "FOLDER" ? "files.download.zip" : "files.download"}
                />
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
