import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconFolderPlus from "@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import { useQuery } from "@apollo/client/react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Link } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Folder, pathTo } from "./file.ts";
import { FilePlaceCountsDocument } from "./files.generated.ts";
import { type FilesState, filesUrl, PLACES } from "./files-url.ts";
import { FolderTree } from "./folder-tree.tsx";
import { QuotaBar } from "./quota-bar.tsx";
import type { DropPlace, FileDrag } from "./use-file-drag.ts";

const ICONS = {
  my: IconHome,
  recent: IconClock,
  favorites: IconStar,
  shared: IconUsers,
  links: IconLink,
  trash: IconTrash,
};

interface SidePaneProps {
  state: FilesState;
  folders: readonly Folder[];
  /** The top of the viewer's own files */
  home: DropPlace;
  drag: FileDrag;
  onNewFolder?: (() => void) | undefined;
}

/** Places, the tree of folders, and the used space. */
export function SidePane({ state, folders, home, drag, onNewFolder }: SidePaneProps) {
  const intl = useIntl();
  const { view } = state;
  const { data } = useQuery(FilePlaceCountsDocument, { fetchPolicy: "cache-and-network" });
  const counts: Partial<Record<string, { totalCount: number }>> = data ?? {};
  return (
    <div className="flex min-h-full flex-col gap-5 p-3">
      <nav aria-label={intl.formatMessage({ id: "files.places" })}>
        <ul>
          {(["my", ...PLACES] as const).map((place) => {
            const Icon = ICONS[place];
            const count = counts[place]?.totalCount ?? 0;
            const isCurrent =
              place === "my" ? !state.place && !state.folder : place === state.place;
            return (
              <li key={place} {...(place === "my" && drag.dropOn(home))}>
                <Link
                  to={place === "my" ? filesUrl({ view }) : filesUrl({ place, view })}
                  aria-current={isCurrent ? "page" : undefined}
                  className={`flex h-9 items-center gap-3 rounded-md px-2.5 text-sm text-ink-2 hover:bg-raised hover:text-ink aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-strong pointer-coarse:h-11 ${place === "my" && drag.isOver(home.id) ? "outline-2 outline-primary-strong" : ""}`}
                >
                  <Icon size={19} aria-hidden="true" />
                  <span className="flex-1">
                    <FormattedMessage id={`files.place.${place}`} />
                  </span>
                  {count > 0 && (
                    <span className="font-normal text-ink-3">
                      <FormattedNumber value={count} />
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <nav aria-label={intl.formatMessage({ id: "files.folders" })} className="flex-1">
        <div className="flex items-center justify-between ps-2.5 text-[0.8125rem] text-ink-3">
          <FormattedMessage id="files.folders" />
          {onNewFolder && (
            <IconButton
              size={36}
              icon={IconFolderPlus}
              label={intl.formatMessage({ id: "files.folder.new" })}
              onClick={onNewFolder}
            />
          )}
        </div>
        {folders.length > 0 ? (
          <FolderTree
            label={intl.formatMessage({ id: "files.folders" })}
            folders={folders}
            current={state.place ? undefined : state.folder}
            hrefOf={({ id }) => filesUrl({ folder: id, view })}
            dropOn={({ id, name, canEdit, owner }, open) =>
              drag.dropOn({
                id,
                name,
                canEdit,
                owner: owner?.id,
                above: pathTo(id, folders).map((folder) => folder.id),
                open,
              })
            }
            isOver={({ id }) => drag.isOver(id)}
          />
        ) : (
          <p className="px-2.5 py-1 text-sm text-ink-3">
            <FormattedMessage id="files.folders.none" />
          </p>
        )}
      </nav>
      <QuotaBar />
    </div>
  );
}
