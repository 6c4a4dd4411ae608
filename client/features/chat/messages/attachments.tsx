import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import { type MouseEvent, use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fileSize } from "../../../ui/file-size.ts";
import type { ChatFile } from "../message.ts";
import { ConversationContext } from "../conversation/conversation-context.tsx";

/** A message's attachments: pictures are shown, other files can be downloaded. */
export function Attachments({ files }: { files: readonly ChatFile[] }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {files.map((file) =>
        file.width === null ? (
          <FileRow key={file.id} file={file} />
        ) : (
          <Picture key={file.id} file={file} />
        ),
      )}
    </div>
  );
}

function Picture({ file: { id, path, name, size, width, height } }: { file: ChatFile }) {
  const intl = useIntl();
  const opened = use(ConversationContext);
  const open = (event: MouseEvent) => {
    if (!opened || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opened.view(id);
  };
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      onClick={open}
      className="block w-[264px] max-w-full overflow-hidden rounded-card border border-line bg-surface text-ink"
    >
      <img
        src={path}
        alt={name}
        width={width ?? 264}
        height={height ?? 148}
        loading="lazy"
        decoding="async"
        className="aspect-video w-full bg-raised object-cover"
      />
      <span aria-hidden="true" className="flex items-center gap-2 px-3.5 py-2.5 text-sm">
        <IconPhoto size={18} className="shrink-0 text-ink-2" />
        <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
        <span className="text-[13px] text-ink-3">{fileSize(intl, size)}</span>
      </span>
    </a>
  );
}

function FileRow({ file: { path, name, size } }: { file: ChatFile }) {
  const intl = useIntl();
  return (
    <a
      href={path}
      download={name}
      className="flex w-[264px] max-w-full items-center gap-3 rounded-card border border-line bg-surface px-3 py-2.5 text-ink hover:bg-raised"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-raised">
        <IconFile size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-medium">{name}</bdi>
        <span className="block text-[13px] text-ink-3">{fileSize(intl, size)}</span>
      </span>
      <IconDownload size={18} aria-hidden="true" className="text-ink-3" />
      <span className="sr-only">
        <FormattedMessage id="chat.file.download" />
      </span>
    </a>
  );
}
