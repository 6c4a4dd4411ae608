import IconClipboard from "@tabler/icons-react/dist/esm/icons/IconClipboard.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconFolderSymlink from "@tabler/icons-react/dist/esm/icons/IconFolderSymlink.mjs";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarOff from "@tabler/icons-react/dist/esm/icons/IconStarOff.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { FormattedMessage } from "react-intl";
import { download } from "../../admin/list/download.ts";
import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import type { FileQuestion } from "./file-dialogs.tsx";
import { downloadUrl, type ListedFile } from "./file.ts";
import type { FileActions } from "./use-file-actions.ts";

interface FileMenuProps {
  file: ListedFile;
  isOwn: boolean;
  actions: FileActions;
  ask(question: FileQuestion): void;
  onDetails(): void;
  /** Undefined of what cannot be copied */
  onCopy: (() => void) | undefined;
  /** Into a folder; undefined if nothing was copied or cut */
  onPaste: (() => void) | undefined;
}

/** What can be done with a file, or with one in the trash. */
export function FileMenu(props: FileMenuProps) {
  const { file, isOwn, actions, ask, onDetails, onCopy, onPaste } = props;
  const { url, isFavorited, canEdit } = file;
  if (file.deletedAt) {
    return (
      <>
        <MenuAction icon={IconRestore} onSelect={() => void actions.restore([file])}>
          <FormattedMessage id="files.restore" />
        </MenuAction>
        <MenuAction icon={IconTrash} danger onSelect={() => ask({ kind: "delete", files: [file] })}>
          <FormattedMessage id="files.delete" />
        </MenuAction>
      </>
    );
  }
  return (
    <>
      <MenuAction icon={IconInfoCircle} onSelect={onDetails}>
        <FormattedMessage id="files.details" />
      </MenuAction>
      {url && (
        <MenuAction icon={IconDownload} onSelect={() => download(downloadUrl(url))}>
          <FormattedMessage id={file.kind === "FOLDER" ? "files.download.zip" : "files.download"} />
        </MenuAction>
      )}
      {isOwn && (
        <MenuAction icon={IconUserPlus} onSelect={() => ask({ kind: "share", file })}>
          <FormattedMessage id="files.share" />
        </MenuAction>
      )}
      <MenuAction
        icon={isFavorited ? IconStarOff : IconStar}
        onSelect={() => void actions.star([file], !isFavorited)}
      >
        <FormattedMessage id={isFavorited ? "files.unstar" : "files.star"} />
      </MenuAction>
      {onCopy && (
        <MenuAction icon={IconCopy} onSelect={onCopy}>
          <FormattedMessage id="files.key.copy" />
        </MenuAction>
      )}
      {onPaste && (
        <MenuAction icon={IconClipboard} onSelect={onPaste}>
          <FormattedMessage id="files.paste" />
        </MenuAction>
      )}
      {canEdit && (
        <>
          <MenuDivider />
          <MenuAction icon={IconPencil} onSelect={() => ask({ kind: "rename", file })}>
            <FormattedMessage id="files.rename" />
          </MenuAction>
          <MenuAction
            icon={IconFolderSymlink}
            onSelect={() => ask({ kind: "move", files: [file] })}
          >
            <FormattedMessage id="files.move" />
          </MenuAction>
          <MenuAction icon={IconTrash} danger onSelect={() => void actions.trash([file])}>
            <FormattedMessage id="files.trash" />
          </MenuAction>
        </>
      )}
    </>
  );
}
