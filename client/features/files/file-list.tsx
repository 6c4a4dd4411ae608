import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconFolderSymlink from "@tabler/icons-react/dist/esm/icons/IconFolderSymlink.mjs";
import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { download } from "../../admin/list/download.ts";
import { MobileRows } from "../../admin/list/mobile-rows.tsx";
import { pagesOf } from "../../admin/list/pages-of.ts";
import { Empty } from "../../ui/empty.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { NoMatch } from "../../ui/list/no-match.tsx";
import { SelectionBar } from "../../ui/list/selection-bar.tsx";
import type { ListView } from "../../ui/list/view-switch.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import type { Column } from "../../ui/table/column.ts";
import { PageSteps } from "../../ui/table/page-steps.tsx";
import type { RowOpening } from "../../ui/table/row-opening.ts";
import { RowMenu } from "../../ui/table/row-menu.tsx";
import { SkeletonRows } from "../../ui/table/skeleton-rows.tsx";
import { type RowProps, Table } from "../../ui/table/table.tsx";
import { useSelection } from "../../ui/table/use-selection.ts";
import { useMedia } from "../../ui/use-media.ts";
import { PreviewDialog } from "./details/preview-dialog.tsx";
import type { FileQuestion } from "./file-dialogs.tsx";
import { FileGrid } from "./file-grid.tsx";
import { FileMark } from "./file-mark.tsx";
import { FileMenu } from "./file-menu.tsx";
import { FileName } from "./file-name.tsx";
import {
  archiveUrl,
  type Clipboard,
  downloadUrl,
  EMPTY,
  type ListedFile,
  type Target,
} from "./file.ts";
import {
  type FilesState,
  filesUrl,
  hasFilter,
  PAGE_SIZE,
  sortOf,
  sortParam,
  unfiltered,
} from "./files-url.ts";
import { fileUploads } from "./uploads/file-uploads.ts";
import type { FileActions } from "./use-file-actions.ts";
import type { FileDrag } from "./use-file-drag.ts";

interface FileListProps {
  state: FilesState;
  view: ListView;
  /** Undefined while they load */
  files: readonly ListedFile[] | undefined;
  total: number;
  failure: string | undefined;
  /** The folder of the URL is not there */
  isMissing: boolean;
  refetch(): Promise<unknown>;
  target: Target | undefined;
  actions: FileActions;
  ask(question: FileQuestion): void;
  me: string | undefined;
  drag: FileDrag;
  /** What is moved or copied when it is pasted */
  clipboard: Clipboard;
  onClipboard(clipboard: Clipboard): void;
  onPasteTo(folder: Target): void;
}

const WIDE = "(min-width: 768px)";
const SKELETON_ROWS = 8;

/** What is in a place: rows, on a phone below each other, or tiles. */
export function FileList(props: FileListProps) {
  const { state, view, files, total, failure, isMissing, refetch, actions, ask, me } = props;
  const { drag, clipboard, onClipboard, onPasteTo } = props;
  const [previewed, setPreviewed] = useState<string>();
  const intl = useIntl();
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  const isTrash = state.place === "trash";
  const { page: _page, file: _file, view: _view, ...within } = state;
  const rows = files ? [...files] : [];
  const selection = useSelection(
    rows.map(({ id }) => id),
    JSON.stringify(within),
  );
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const header = (id: string) => intl.formatMessage({ id });
  const all: Column<ListedFile>[] = [
    {
      id: "name",
      header: header("files.name"),
      sort: "ascending",
      cell: (file) => (
        <NameCell file={file} hasFolder={isSpread(state)} over={drag.textOver(file.id)} />
      ),
    },
    {
      id: "size",
      header: header("files.size"),
      sort: "descending",
      width: "110px",
      cell: ({ kind, size }) => (kind === "FILE" ? fileSize(intl, size) : "–"),
    },
    {
      id: "changed",
      header: header(isTrash ? "files.deleted" : "files.changed"),
      sort: isTrash ? undefined : "descending",
      width: "150px",
      from: 640,
      cell: ({ modifiedAt, deletedAt }) => <RelativeTime iso={deletedAt ?? modifiedAt} />,
    },
    {
      id: "shared",
      header: header("files.shared"),
      width: "180px",
      from: 768,
      cell: (file) => <Shared file={file} me={me} />,
    },
  ];
  const columns = isTrash ? all.filter(({ id }) => id !== "shared") : all;

  if (isMissing) {
    return (
      <div className="px-6">
        <Empty
          scene="missing"
          title={header("files.missing.title")}
          text={header("files.missing.text")}
        />
      </div>
    );
  }
  if (failure && !files) return <ListFailure text={failure} onRetry={refetch} />;
  if (!files) return <SkeletonRows count={SKELETON_ROWS} columns={columns} />;
  if (files.length === 0) {
    if (hasFilter(state))
      return <NoMatch onClear={() => void navigate(filesUrl(unfiltered(state)))} />;
    return <NoFiles state={state} target={props.target} />;
  }

  const opening = (file: ListedFile): RowOpening | undefined => {
    if (isTrash) return undefined;
    if (file.kind === "FOLDER") return { to: filesUrl({ folder: file.id, view: state.view }) };
    return () =>
      void navigate(filesUrl({ ...state, file: file.id }), {
        replace: true,
        preventScrollReset: true,
      });
  };
  const trash = (some: readonly ListedFile[]) => {
    selection.clear();
    void actions.trash(some);
  };
  const movable = (file: ListedFile) => {
    const some = selection.ids.has(file.id) ? chosen : [file];
    return !isTrash && some.every(({ canEdit }) => canEdit) ? some : [];
  };
  const copyable = (file: ListedFile) => {
    const some = selection.ids.has(file.id) ? chosen : [file];
    return !isTrash && !some.some(isBlocked) ? some : [];
  };
  const take = (some: readonly ListedFile[], isCopy: boolean) => {
    if (some.length === 0) return;
    onClipboard({ files: some, isCopy });
  };
  const menuOf = (file: ListedFile, size?: 36) => (
    <RowMenu name={file.name} size={size}>
      <FileMenu
        file={file}
        isOwn={file.owner?.id === me}
        actions={actions}
        ask={ask}
        onCopy={isBlocked(file) ? undefined : () => take([file], true)}
        onPaste={
          file.kind === "FOLDER" && file.canEdit && clipboard.files.length > 0
            ? () => onPasteTo(file)
            : undefined
        }
        onDetails={() => void navigate(filesUrl({ ...state, file: file.id }), { replace: true })}
      />
    </RowMenu>
  );
  const shortcuts = {
    " ": ({ id }: ListedFile) => setPreviewed(id),
    x: ({ id }: ListedFile) => selection.toggle(id),
    "Mod+x": (file: ListedFile) => take(movable(file), false),
    "Mod+c": (file: ListedFile) => take(copyable(file), true),
    Escape: () => onClipboard(EMPTY),
    F2: (file: ListedFile) => file.canEdit && !isTrash && ask({ kind: "rename", file }),
    Delete(file: ListedFile) {
      const some = selection.ids.has(file.id) ? chosen : [file];
      if (isTrash) ask({ kind: "delete", files: some, onDone: selection.clear });
      else if (some.every(({ canEdit }) => canEdit)) trash(some);
    },
  };
  const isCut = (id: string) => !clipboard.isCopy && clipboard.files.some((each) => each.id === id);
  const rowProps = (file: ListedFile): RowProps => {
    const some = movable(file);
    const { id, kind, name, canEdit, owner } = file;
    const isPlace = kind === "FOLDER" && !isTrash;
    const open = () => void navigate(filesUrl({ folder: id, view: state.view }));
    return {
      ...(some.length > 0 && drag.dragOf(some)),
      ...(isPlace && drag.dropOn({ id, name, canEdit, owner: owner?.id, open })),
      "data-dragged": drag.isDragged(id) || isCut(id) || undefined,
      "data-target": (isPlace && drag.isOver(id)) || undefined,
    };
  };
  const { pages, isOpen } = pagesOf(total, { page: state.page, size: PAGE_SIZE }, rows.length);
  const nameOf = ({ name }: ListedFile) => name;
  return (
    <>
      {view === "cards" ? (
        <FileGrid
          files={rows}
          opening={opening}
          selection={selection}
          menuOf={(file) => menuOf(file, 36)}
          shortcuts={shortcuts}
          rowProps={rowProps}
          textOver={drag.textOver}
        />
      ) : isWide ? (
        <Table
          label={header("files.list")}
          columns={columns}
          rows={rows}
          nameOf={nameOf}
          sort={sortOf(state)}
          onSort={(sort) =>
            void navigate(filesUrl({ ...state, sort: sortParam(sort), page: 1 }), {
              replace: true,
              preventScrollReset: true,
            })
          }
          selection={selection}
          opening={opening}
          menu={(file) => menuOf(file)}
          shortcuts={shortcuts}
          keys={header("files.keys")}
          rowProps={rowProps}
        />
      ) : (
        <MobileRows
          rows={rows}
          nameOf={nameOf}
          mobileRow={(file) => (
            <MobileRow file={file} isSpread={isSpread(state)} opening={opening(file)} />
          )}
          opening={opening}
          menu={(file) => menuOf(file)}
          selection={selection.ids.size > 0 ? selection : undefined}
          onSelecting={(id) => selection.toggle(id)}
          onDone={selection.clear}
        />
      )}
      {previewed && (
        <PreviewDialog
          files={rows}
          id={previewed}
          onShow={setPreviewed}
          onClose={() => setPreviewed(undefined)}
        />
      )}
      {pages > 1 && (
        <div className="flex justify-end px-4 py-3">
          <PageSteps
            page={state.page}
            pages={pages}
            isOpen={isOpen}
            hrefFor={(page) => filesUrl({ ...state, page })}
          />
        </div>
      )}
      {/* No row is below the bar of a selection */}
      <div className="min-h-18 flex-1" />
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          onClear={selection.clear}
          actions={
            isTrash
              ? [
                  {
                    action: { id: "restore", label: header("files.restore"), Icon: IconRestore },
                    onPress() {
                      selection.clear();
                      void actions.restore(chosen);
                    },
                  },
                  {
                    action: {
                      id: "delete",
                      label: header("files.delete"),
                      Icon: IconTrash,
                      danger: true,
                    },
                    onPress: () => ask({ kind: "delete", files: chosen, onDone: selection.clear }),
                  },
                ]
              : [
                  {
                    action: {
                      id: "download",
                      label: header(isOneFile(chosen) ? "files.download" : "files.download.zip"),
                      Icon: IconDownload,
                    },
                    onPress() {
                      const [{ url } = {}] = chosen;
                      download(isOneFile(chosen) && url ? downloadUrl(url) : archiveUrl(chosen));
                    },
                  },
                  {
                    action: { id: "star", label: header("files.star"), Icon: IconStar },
                    onPress: () => void actions.star(chosen, true),
                  },
                  ...(chosen.some(isBlocked)
                    ? []
                    : [
                        {
                          action: { id: "copy", label: header("files.key.copy"), Icon: IconCopy },
                          onPress() {
                            take(chosen, true);
                            selection.clear();
                          },
                        },
                      ]),
                  ...(chosen.every(({ canEdit }) => canEdit)
                    ? [
                        {
                          action: {
                            id: "move",
                            label: header("files.move"),
                            Icon: IconFolderSymlink,
                          },
                          onPress: () =>
                            ask({ kind: "move", files: chosen, onDone: selection.clear }),
                        },
                        {
                          action: {
                            id: "trash",
                            label: header("files.trash"),
                            Icon: IconTrash,
                            danger: true,
                          },
                          onPress: () => trash(chosen),
                        },
                      ]
                    : []),
                ]
          }
        />
      )}
    </>
  );
}

const isBlocked = ({ scan }: ListedFile): boolean => scan === "BLOCKED";

const isOneFile = (files: readonly ListedFile[]): boolean =>
  files.length === 1 && files[0]?.kind === "FILE";

/** Rows that are in several folders say in which. */
const isSpread = ({ place, q, tag }: FilesState): boolean =>
  (place !== undefined && place !== "trash") || Boolean(q || tag);

interface NameCellProps {
  file: ListedFile;
  hasFolder: boolean;
  /** What is said while something is dragged over it */
  over: string | undefined;
}

function NameCell({ file, hasFolder, over }: NameCellProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <FileMark file={file} />
      <div className="min-w-0">
        <FileName file={file} />
        {over ? (
          <span className="block truncate text-[0.8125rem] text-primary-strong">{over}</span>
        ) : (
          hasFolder &&
          file.parent && (
            <bdi className="block truncate text-[0.8125rem] text-ink-3">{file.parent.name}</bdi>
          )
        )}
      </div>
    </div>
  );
}

interface MobileRowProps {
  file: ListedFile;
  isSpread: boolean;
  opening: RowOpening | undefined;
}

function MobileRow({ file, isSpread: hasFolder, opening }: MobileRowProps) {
  const intl = useIntl();
  const { kind, size, modifiedAt, deletedAt, parent } = file;
  return (
    <div className="flex items-center gap-3">
      <FileMark file={file} size={44} />
      <div className="min-w-0">
        <FileName file={file} opening={opening} />
        <p className="truncate text-[0.8125rem] text-ink-3">
          {kind === "FILE" && <bdi>{fileSize(intl, size)} · </bdi>}
          <RelativeTime iso={deletedAt ?? modifiedAt} />
          {hasFolder && parent && <bdi> · {parent.name}</bdi>}
        </p>
      </div>
    </div>
  );
}

function Shared({ file: { owner, shareCount }, me }: { file: ListedFile; me: string | undefined }) {
  if (owner && owner.id !== me) {
    return (
      <span className="block truncate text-ink-2">
        <FormattedMessage id="files.sharedBy" values={{ name: <bdi>{owner.displayName}</bdi> }} />
      </span>
    );
  }
  if (shareCount === 0) return <span className="text-ink-3">–</span>;
  return <FormattedMessage id="files.sharedWith" values={{ count: shareCount }} />;
}

function NoFiles({ state, target }: { state: FilesState; target: Target | undefined }) {
  const intl = useIntl();
  const place = state.place ?? (state.folder ? "folder" : "my");
  return (
    <div className="px-6">
      <Empty
        title={intl.formatMessage({ id: `files.empty.${place}` })}
        text={intl.formatMessage({ id: `files.empty.${place}.text` })}
        action={
          target && (
            <FileButton
              label={intl.formatMessage({ id: "files.upload.choose" })}
              icon={IconUpload}
              multiple
              onFiles={(files) => fileUploads.add(files, target)}
            />
          )
        }
      />
    </div>
  );
}
