import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { ClipboardBar } from "./clipboard-bar.tsx";
import { Details } from "./details/details.tsx";
import { FileDialogs, type FileQuestion } from "./file-dialogs.tsx";
import { FileList } from "./file-list.tsx";
import { type Clipboard, EMPTY, pathTo, type Target } from "./file.ts";
import { FileFoldersDocument, FilesDocument } from "./files.generated.ts";
import { FilesHead } from "./files-head.tsx";
import { type FilesState, filesUrl, listVariables } from "./files-url.ts";
import { Links } from "./links/links.tsx";
import { SidePane } from "./side-pane.tsx";
import { hasFiles, treeOfDrop } from "./uploads/dropped-files.ts";
import { useUploadTree } from "./uploads/use-upload-tree.ts";
import { useFileActions, useLiveFiles } from "./use-file-actions.ts";
import { type DropPlace, useFileDrag } from "./use-file-drag.ts";
import { useFilesView } from "./use-files-view.ts";

/** Beside the list there is room for the details, and for the places. */
const WITH_DETAILS = "(min-width: 1280px)";
const WITH_PLACES = "(min-width: 1024px)";

/** The files of a URL: places, what is in one of them, and the details of a file. */
export function Files({ state }: { state: FilesState }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const me = useViewer().member?.id;
  const { view, onView } = useFilesView(state);
  const [question, setQuestion] = useState<FileQuestion>();
  const [arePlacesOpen, setPlacesOpen] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const [clipboard, setClipboard] = useState<Clipboard>(EMPTY);
  const actions = useFileActions();
  const uploadTree = useUploadTree();
  const drag = useFileDrag({
    onMove: (files, to) => void actions.move(files, to),
    onUpload: (event, to) => void uploadTree(treeOfDrop(event), to),
  });
  useLiveFiles();
  const isLinks = state.place === "links";
  const tree = useQuery(FileFoldersDocument);
  const list = useQuery(FilesDocument, {
    variables: listVariables(state),
    skip: isLinks,
    fetchPolicy: "cache-and-network",
  });
  const folders = tree.data?.fileFolders ?? [];
  const path = state.place ? [] : pathTo(state.folder, folders);
  const folder = path.at(-1);
  const isMissing = Boolean(!state.place && state.folder && tree.data && !folder);
  const name = folder?.name ?? intl.formatMessage({ id: `files.place.${state.place ?? "my"}` });
  const target: Target | undefined =
    state.place || isMissing || (state.folder && !folder?.canEdit)
      ? undefined
      : { id: folder?.id ?? null, name };
  const isWide = useMedia(WITH_DETAILS);
  const hasPlaces = useMedia(WITH_PLACES);
  const go = (next: FilesState) =>
    void navigate(filesUrl(next), { replace: true, preventScrollReset: true });
  const newFolder = target && (() => setQuestion({ kind: "folder", folderId: folder?.id }));
  const home: DropPlace = {
    id: null,
    name: intl.formatMessage({ id: "files.place.my" }),
    owner: me,
    canEdit: true,
  };
  /** What was dragged until its folder opened is dropped in that. */
  const here =
    target && drag.dropOn({ ...target, owner: folder ? folder.owner?.id : me, canEdit: true });
  const pasteTo = (to: Target) => {
    const { files, isCopy } = clipboard;
    if (isCopy) {
      setClipboard({ ...clipboard, isPasted: true });
      void actions.copy(files, to);
      return;
    }
    setClipboard(EMPTY);
    const moved = files.filter(({ id, parent }) => id !== to.id && (parent?.id ?? null) !== to.id);
    if (moved.length > 0) void actions.move(moved, to);
  };
  const paste = target && clipboard.files.length > 0 ? () => pasteTo(target) : undefined;
  const places = (
    <SidePane
      state={{ ...state, view }}
      folders={folders}
      home={home}
      drag={drag}
      onNewFolder={newFolder}
    />
  );
  const details = state.file && (
    <Details
      key={state.file}
      id={state.file}
      isOwn={(owner) => owner === me}
      actions={actions}
      ask={setQuestion}
      onClose={() => go({ ...state, file: undefined })}
    />
  );
  return (
    <div
      data-workspace
      className="flex min-h-0 flex-1"
      onDragOver={(event) => {
        // A folder takes it.
        if (event.defaultPrevented) return setDropping(false);
        if (!hasFiles(event)) return here?.onDragOver?.(event);
        // Otherwise the browser would open it instead of the page.
        event.preventDefault();
        event.dataTransfer.dropEffect = target ? "copy" : "none";
        setDropping(Boolean(target));
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setDropping(false);
      }}
      onDrop={(event) => {
        setDropping(false);
        if (event.defaultPrevented) return;
        if (!hasFiles(event)) return here?.onDrop?.(event);
        event.preventDefault();
        if (target) void uploadTree(treeOfDrop(event), target);
      }}
    >
      <title>{`${name} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      {hasPlaces ? (
        <div className="w-57 shrink-0 overflow-y-auto border-e border-line">{places}</div>
      ) : (
        <Drawer
          open={arePlacesOpen}
          onClose={() => setPlacesOpen(false)}
          title={intl.formatMessage({ id: "files.places" })}
          isFlush
        >
          {/* A place was chosen */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links in it are pressed */}
          <div
            onClick={({ target: pressed }) => {
              if (pressed instanceof Element && pressed.closest("a")) setPlacesOpen(false);
            }}
          >
            {places}
          </div>
        </Drawer>
      )}
      <div className="relative flex min-w-0 flex-1 flex-col">
        <FilesHead
          state={state}
          name={name}
          path={path}
          view={view}
          onView={onView}
          target={target}
          total={isLinks || isMissing ? undefined : list.data?.files.totalCount}
          onPlaces={hasPlaces ? undefined : () => setPlacesOpen(true)}
          onNewFolder={newFolder}
          onPaste={paste}
          home={home}
          drag={drag}
        />
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto *:shrink-0">
          {isLinks ? (
            <Links state={state} />
          ) : (
            <FileList
              state={state}
              view={view}
              files={list.data?.files.nodes}
              total={list.data?.files.totalCount ?? 0}
              failure={list.error && problemText(intl, list.error)}
              isMissing={isMissing}
              refetch={list.refetch}
              target={target}
              actions={actions}
              ask={setQuestion}
              me={me}
              drag={drag}
              clipboard={clipboard}
              onClipboard={setClipboard}
              onPasteTo={pasteTo}
            />
          )}
        </div>
        {clipboard.files.length > 0 && !clipboard.isPasted && (
          <ClipboardBar clipboard={clipboard} onPaste={paste} onClear={() => setClipboard(EMPTY)} />
        )}
        {isDropping && target && (
          <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-primary-strong bg-primary-soft/80">
            <p className="text-lg font-bold text-primary-strong">
              <FormattedMessage id="files.drop" values={{ folder: target.name }} />
            </p>
          </div>
        )}
      </div>
      {details &&
        (isWide ? (
          <aside
            aria-label={intl.formatMessage({ id: "files.details" })}
            className="w-80 shrink-0 overflow-y-auto border-s border-line"
          >
            {details}
          </aside>
        ) : (
          <Drawer
            open
            onClose={() => go({ ...state, file: undefined })}
            title={intl.formatMessage({ id: "files.details" })}
            isFlush
          >
            {details}
          </Drawer>
        ))}
      {question && (
        <FileDialogs
          question={question}
          actions={actions}
          onFolder={(id) => void navigate(filesUrl({ folder: id, view: state.view }))}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
