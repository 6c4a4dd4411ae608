import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconFolder from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconFolderOpen from "@tabler/icons-react/dist/esm/icons/IconFolderOpen.mjs";
import { type DragEvent, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { byParent, type Folder, pathTo } from "./file.ts";

interface FolderTreeProps {
  label: string;
  folders: readonly Folder[];
  current: string | null | undefined;
  /** Where a folder leads, or what choosing it does */
  hrefOf?(folder: Folder): string;
  onChoose?(folder: Folder): void;
  isDisabled?(folder: Folder): boolean;
  /** Makes a folder a drop target */
  dropOn?(
    folder: Folder,
  ): { onDragOver(event: DragEvent): void; onDrop(event: DragEvent): void } | undefined;
}

/** Folders in each other; the current one and those above it are open. */
export function FolderTree(props: FolderTreeProps) {
  const { label, folders, current } = props;
  const children = byParent(folders);
  const above = pathTo(current ?? undefined, folders).map(({ id }) => id);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (id: string) => toggled.get(id) ?? above.includes(id);
  const toggle = (id: string, open: boolean) => setToggled(new Map(toggled).set(id, open));
  const level = (parent: string | null, depth: number): ReactNode => (
    <ul aria-label={depth === 0 ? label : undefined}>
      {children.get(parent)?.map((folder) => {
        const isParent = children.has(folder.id);
        const open = isParent && isOpen(folder.id);
        return (
          <li key={folder.id}>
            <Row
              {...props}
              folder={folder}
              depth={depth}
              isCurrent={folder.id === current}
              open={isParent ? open : undefined}
              onToggle={() => toggle(folder.id, !open)}
            />
            {open && level(folder.id, depth + 1)}
          </li>
        );
      })}
    </ul>
  );
  return level(null, 0);
}

interface RowProps extends FolderTreeProps {
  folder: Folder;
  depth: number;
  isCurrent: boolean;
  /** Undefined without folders in it */
  open: boolean | undefined;
  onToggle(): void;
}

const look =
  "flex h-9 min-w-0 flex-1 items-center gap-2 rounded-md pe-2 text-start pointer-coarse:h-11 disabled:opacity-50 " +
  "aria-[current]:font-semibold aria-[current]:text-primary-strong aria-pressed:font-semibold aria-pressed:text-primary-strong";

function Row(props: RowProps) {
  const { folder, depth, isCurrent, open, onToggle, hrefOf, onChoose, isDisabled, dropOn } = props;
  const intl = useIntl();
  const [isTarget, setTarget] = useState(false);
  const drop = dropOn?.(folder);
  const Icon = isCurrent || open ? IconFolderOpen : IconFolder;
  const content = (
    <>
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <bdi className="truncate">{folder.name}</bdi>
    </>
  );
  return (
    <div
      {...(drop && {
        onDragOver: (event) => {
          drop.onDragOver(event);
          setTarget(event.defaultPrevented);
        },
        onDragLeave: () => setTarget(false),
        onDrop: (event) => {
          setTarget(false);
          drop.onDrop(event);
        },
      })}
      style={{ paddingInlineStart: depth * 18 }}
      className={`flex items-center rounded-md text-sm ${isCurrent ? "bg-primary-soft" : "hover:bg-raised"} ${isTarget ? "outline-2 outline-primary-strong" : ""}`}
    >
      {open === undefined ? (
        <span className="w-7 shrink-0 pointer-coarse:w-9" />
      ) : (
        <button
          type="button"
          aria-expanded={open}
          aria-label={intl.formatMessage({ id: "files.tree.in" }, { name: folder.name })}
          onClick={onToggle}
          className="grid h-9 w-7 shrink-0 place-items-center rounded-md text-ink-3 hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
        >
          <IconChevronRight
            size={16}
            aria-hidden="true"
            className={open ? "rotate-90" : "rtl:-scale-x-100"}
          />
        </button>
      )}
      {hrefOf ? (
        <Link to={hrefOf(folder)} aria-current={isCurrent ? "page" : undefined} className={look}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          aria-pressed={isCurrent}
          disabled={isDisabled?.(folder)}
          onClick={() => onChoose?.(folder)}
          className={look}
        >
          {content}
        </button>
      )}
    </div>
  );
}
