import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import IconFolderUp from "@tabler/icons-react/dist/esm/icons/IconFolderUp.mjs";
import IconFolderPlus from "@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconLayoutSidebar from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { FlowSearch } from "../../admin/flow/flow-search.tsx";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { FilterButton } from "../../ui/list/filter-button.tsx";
import type { Filter } from "../../ui/list/filter.ts";
import { type ListView, ViewSwitch } from "../../ui/list/view-switch.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { Folder, Target } from "./file.ts";
import {
  FILE_TYPES,
  type FilesState,
  filesUrl,
  hasFilter,
  sortOf,
  sortParam,
  unfiltered,
} from "./files-url.ts";
import { treeOfFolder } from "./uploads/dropped-files.ts";
import { fileUploads } from "./uploads/file-uploads.ts";
import { useUploadTree } from "./uploads/use-upload-tree.ts";
import type { DropPlace, FileDrag } from "./use-file-drag.ts";

interface FilesHeadProps {
  state: FilesState;
  name: string;
  /** Of a folder: those above it, and itself */
  path: readonly Folder[];
  view: ListView;
  onView(view: ListView): void;
  /** Where new files go; undefined where nothing can be added */
  target: Target | undefined;
  total: number | undefined;
  /** Opens the places, if they have no room beside the list */
  onPlaces: (() => void) | undefined;
  onNewFolder: (() => void) | undefined;
  /** Moves what was cut to here, or puts copies here */
  onPaste: (() => void) | undefined;
  /** The top of the viewer's own files */
  home: DropPlace;
  drag: FileDrag;
}

/** Where one is, and what is shown of it; all of it is the URL. */
export function FilesHead(props: FilesHeadProps) {
  const { state, name, path, view, onView, target, total, onPlaces, onNewFolder } = props;
  const { onPaste, home, drag } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  /** On a phone the filters are behind a button */
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = useRef<HTMLInputElement>(null);
  const chosenFolder = useRef<HTMLInputElement>(null);
  const uploadTree = useUploadTree();
  const text = (id: string) => intl.formatMessage({ id });
  const isLinks = state.place === "links";
  useKeys([
    {
      keys: ["u"],
      text: text("files.upload"),
      press: target && (() => chosen.current?.click()),
    },
    { keys: ["n"], text: text("files.folder.new"), press: onNewFolder },
    { keys: [" "], shown: text("files.key.space"), text: text("files.key.preview") },
    { keys: ["x"], text: text("files.key.select") },
    { keys: ["F2"], text: text("files.rename") },
    { keys: ["Delete"], shown: text("files.key.delete"), text: text("files.trash") },
    { keys: ["Mod+c"], shown: text("files.key.mod.c"), text: text("files.key.copy") },
    { keys: ["Mod+x"], shown: text("files.key.mod.x"), text: text("files.key.cut") },
    {
      keys: ["Mod+v"],
      shown: text("files.key.mod.v"),
      text: text("files.key.paste"),
      press: onPaste,
    },
  ]);
  const go = (next: FilesState) =>
    void navigate(filesUrl({ ...next, page: 1 }), { replace: true, preventScrollReset: true });
  const filters: Filter[] = [
    {
      id: "type",
      kind: "many",
      label: text("files.type"),
      options: FILE_TYPES.map((type) => ({ value: type, label: text(`files.type.${type}`) })),
    },
    { id: "changed", kind: "dates", label: text("files.changed") },
  ];
  const [types, changed] = filters as [Filter, Filter];
  const sort = sortOf(state);
  return (
    <div className="shrink-0 border-b border-line">
      <div className="flex min-h-18 flex-wrap items-center gap-2 px-4 py-2 md:px-5">
        {onPlaces && (
          <IconButton icon={IconLayoutSidebar} label={text("files.places")} onClick={onPlaces} />
        )}
        <div className="flex min-w-0 flex-1 basis-40 items-center gap-1 text-lg">
          {path.length > 0 && (
            <nav
              aria-label={text("files.path")}
              className="flex min-w-0 shrink items-center gap-1 text-ink-2"
            >
              <Link
                {...drag.dropOn({ ...home, open: () => void navigate(filesUrl({ view })) })}
                to={filesUrl({ view: state.view })}
                aria-label={text("files.place.my")}
                data-target={drag.isOver(home.id) || undefined}
                className="data-target:outline-2 data-target:outline-primary-strong grid size-9 shrink-0 place-items-center rounded-md hover:bg-raised pointer-coarse:size-11"
              >
                <IconHome size={20} aria-hidden="true" />
              </Link>
              <Chevron />
              {path.slice(0, -1).map((folder) => (
                <span
                  key={folder.id}
                  className="flex min-w-6 items-center gap-1 max-md:not-last:hidden"
                >
                  <Link
                    {...drag.dropOn({
                      id: folder.id,
                      name: folder.name,
                      owner: folder.owner?.id,
                      canEdit: folder.canEdit,
                      open: () => void navigate(filesUrl({ folder: folder.id, view })),
                    })}
                    to={filesUrl({ folder: folder.id, view: state.view })}
                    data-target={drag.isOver(folder.id) || undefined}
                    className="data-target:outline-2 data-target:outline-primary-strong truncate rounded-md font-medium hover:text-ink hover:underline"
                  >
                    <bdi>{folder.name}</bdi>
                  </Link>
                  <Chevron />
                </span>
              ))}
            </nav>
          )}
          <h1 className="min-w-12 truncate font-bold">
            <bdi>{name}</bdi>
          </h1>
        </div>
        <div className="flex items-center gap-2">
          {!isLinks && <ViewSwitch view={view} onView={onView} />}
          {onNewFolder && (
            <IconButton
              icon={IconFolderPlus}
              label={text("files.folder.new")}
              variant="outline"
              onClick={onNewFolder}
            />
          )}
          {target && (
            <>
              <input
                ref={chosen}
                type="file"
                multiple
                hidden
                aria-label={text("files.upload.choose")}
                onChange={({ target: input }) => {
                  fileUploads.add(input.files ?? [], target);
                  input.value = "";
                }}
              />
              {/* Browsers choose whole folders by this attribute; phones have no folders to choose. */}
              <input
                ref={chosenFolder}
                type="file"
                hidden
                {...{ webkitdirectory: "" }}
                aria-label={text("files.upload.folder.choose")}
                onChange={({ target: input }) => {
                  void uploadTree(treeOfFolder(input.files ?? []), target);
                  input.value = "";
                }}
              />
              <IconButton
                icon={IconFolderUp}
                label={text("files.upload.folder")}
                variant="outline"
                className="pointer-coarse:hidden"
                onClick={() => chosenFolder.current?.click()}
              />
              <Button variant="primary" size={44} onClick={() => chosen.current?.click()}>
                <IconUpload size={19} aria-hidden="true" />
                <FormattedMessage id="files.upload" />
              </Button>
            </>
          )}
        </div>
      </div>
      {!isLinks && (
        <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-5">
          <FlowSearch
            label={text("files.search")}
            value={state.q}
            hrefOf={(q) => filesUrl({ ...state, q, page: 1 })}
            className="max-w-80 min-w-44 max-md:max-w-none"
          />
          <span className="md:hidden">
            <IconButton
              icon={IconFilter}
              variant="outline"
              label={text("files.filters")}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            />
          </span>
          <div
            className={`flex flex-wrap items-center gap-2 md:contents ${isUnfolded ? "max-md:basis-full" : "max-md:hidden"}`}
          >
            <FilterButton
              filter={types}
              values={state.type}
              onChange={(values) =>
                go({ ...state, type: FILE_TYPES.filter((type) => values.includes(type)) })
              }
            />
            <FilterButton
              filter={changed}
              values={[state.from ?? "", state.to ?? ""]}
              onChange={([from, to]) =>
                go({ ...state, from: from || undefined, to: to || undefined })
              }
            />
            <Menu
              align="start"
              button={
                <Button variant="outline" size={44} className="border-control! px-3.5 font-medium!">
                  <FormattedMessage id="files.sort" />
                  <IconChevronDown size={17} aria-hidden="true" className="text-ink-3" />
                </Button>
              }
            >
              {(["name", "changed", "size"] as const).map((by) => (
                <MenuAction
                  key={by}
                  checked={sort.by === by}
                  onSelect={() => {
                    const isSame = sort.by === by && sort.direction === "ascending";
                    const direction = isSame ? "descending" : "ascending";
                    go({ ...state, sort: sortParam({ by, direction }) });
                  }}
                >
                  <FormattedMessage id={`files.sort.${by}`} />
                </MenuAction>
              ))}
            </Menu>
          </div>
          {state.tag && <Tag label={state.tag} onRemove={() => go({ ...state, tag: undefined })} />}
          {hasFilter(state) && (
            <Button variant="plain" size={44} onClick={() => go(unfiltered(state))}>
              <FormattedMessage id="list.no-match.clear" />
            </Button>
          )}
          <p role="status" className="ms-auto text-sm text-ink-3 max-md:ms-0 max-md:basis-full">
            {total !== undefined && <FormattedMessage id="files.count" values={{ count: total }} />}
          </p>
        </div>
      )}
    </div>
  );
}

const Chevron = () => (
  <IconChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-3 rtl:-scale-x-100" />
);
