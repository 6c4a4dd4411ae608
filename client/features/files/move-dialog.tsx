import { useQuery } from "@apollo/client/react";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useViewer } from "../../platform/session/viewer.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { type Folder, type ListedFile, pathTo, type Target } from "./file.ts";
import { FileFoldersDocument } from "./files.generated.ts";
import { FolderTree } from "./folder-tree.tsx";

interface MoveDialogProps {
  files: readonly ListedFile[];
  onMove(to: Target): void;
  onClose(): void;
}

/** Where files are moved to: a folder of their owner that the viewer may edit, or the top. */
export function MoveDialog({ files, onMove, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const me = useViewer().member?.id;
  const { data } = useQuery(FileFoldersDocument);
  const folders = data?.fileFolders ?? [];
  const owner = files[0]?.owner?.id;
  const own = folders.filter((folder) => folder.owner?.id === owner);
  const isOwner = owner === me;
  const moved = new Set(files.map(({ id }) => id));
  const isWithin = ({ id }: Folder) => pathTo(id, folders).some((above) => moved.has(above.id));
  const home: Target = { id: null, name: intl.formatMessage({ id: "files.place.my" }) };
  const [first] = files;
  const [target, setTarget] = useState<Target | undefined>(
    first?.parent ?? (isOwner ? home : undefined),
  );
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage(
        { id: "files.move.title" },
        { count: files.length, name: first?.name ?? "" },
      )}
      submit={<FormattedMessage id="files.move.submit" />}
      pending={false}
      onSubmit={() => {
        if (!target) return;
        onClose();
        onMove(target);
      }}
      onClose={onClose}
    >
      <div className="max-h-[50dvh] overflow-y-auto">
        {isOwner && (
          <button
            type="button"
            aria-pressed={target?.id === null}
            onClick={() => setTarget(home)}
            className="flex h-9 w-full items-center gap-2 rounded-md px-2 text-start text-sm hover:bg-raised aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary-strong pointer-coarse:h-11"
          >
            <IconHome size={18} aria-hidden="true" />
            {home.name}
          </button>
        )}
        <FolderTree
          label={intl.formatMessage({ id: "files.folders" })}
          folders={own}
          current={target?.id}
          isDisabled={(folder) => !folder.canEdit || isWithin(folder)}
          onChoose={({ id, name }) => setTarget({ id, name })}
        />
      </div>
    </FormDialog>
  );
}
