import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { fileSize } from "../../ui/file-size.ts";
import { hueStyle } from "../../ui/hue.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { type RowOpening, useRowOpening } from "../../ui/table/row-opening.ts";
import { SelectBox } from "../../ui/table/select-box.tsx";
import { useRowFocus } from "../../ui/table/use-row-focus.ts";
import type { RowSelection } from "../../ui/table/use-selection.ts";
import { isShownAsPicture, MARKS } from "./file-mark.tsx";
import { FileName } from "./file-name.tsx";
import type { ListedFile } from "./file.ts";

interface FileGridProps {
  files: readonly ListedFile[];
  opening(file: ListedFile): RowOpening | undefined;
  selection: RowSelection;
  menuOf(file: ListedFile): ReactNode;
  /** Of the focused tile, by `event.key` */
  shortcuts: Record<string, (file: ListedFile) => unknown>;
}

/** Files as tiles, with the same keys as rows. */
export function FileGrid({ files, opening, selection, menuOf, shortcuts }: FileGridProps) {
  const intl = useIntl();
  const { open, clicksOf } = useRowOpening();
  const withFile = (act: (file: ListedFile) => unknown) => (id: string) => {
    const file = files.find((each) => each.id === id);
    if (file) act(file);
  };
  const openFile = withFile((file) => {
    const how = opening(file);
    if (how) open(how);
  });
  const byKey = Object.entries(shortcuts).map(([key, act]) => [key, withFile(act)] as const);
  const tileFocus = useRowFocus(
    files.map(({ id }) => id),
    { onSelect: selection.toggle, onOpen: openFile, shortcuts: Object.fromEntries(byKey) },
  );
  return (
    <ul
      aria-label={intl.formatMessage({ id: "files.list" })}
      className="grid grid-cols-[repeat(auto-fill,minmax(170px,1fr))] gap-3 p-4 max-md:grid-cols-2 md:p-5"
    >
      {files.map((file) => {
        const isChosen = selection.ids.has(file.id);
        const clicks = clicksOf(opening(file));
        return (
          <li
            key={file.id}
            {...tileFocus(file.id)}
            {...clicks}
            className={`relative flex min-w-0 flex-col overflow-hidden rounded-card border ${clicks ? "cursor-pointer" : ""} ${isChosen ? "border-primary-strong bg-primary-soft" : "border-line hover:bg-raised/60"}`}
          >
            <Face file={file} />
            <div data-no-opening className="absolute start-3 top-3">
              <SelectBox
                label={intl.formatMessage({ id: "table.select.row" }, { name: file.name })}
                state={isChosen ? "all" : "none"}
                onToggle={(range) => selection.toggle(file.id, range)}
              />
            </div>
            <div className="flex items-center gap-1 py-2 ps-3 pe-1">
              <div className="min-w-0 flex-1">
                <FileName file={file} />
                <p className="truncate text-[0.8125rem] text-ink-3">
                  {file.kind === "FILE" && <bdi>{fileSize(intl, file.size)} · </bdi>}
                  <RelativeTime iso={file.deletedAt ?? file.modifiedAt} />
                </p>
              </div>
              <div data-no-opening>{menuOf(file)}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Face({ file }: { file: ListedFile }) {
  if (isShownAsPicture(file)) {
    return (
      <img
        src={file.url ?? undefined}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-26 w-full bg-raised object-cover"
      />
    );
  }
  const { Icon, hue } = MARKS[file.group];
  return (
    <span aria-hidden="true" className="grid h-26 place-items-center bg-raised/60">
      <span
        style={hueStyle(hue)}
        className="hue-tag inline-grid size-13 place-items-center rounded-xl"
      >
        <Icon size={26} />
      </span>
    </span>
  );
}
