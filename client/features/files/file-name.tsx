import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import type { RowOpening } from "../../ui/table/row-opening.ts";
import type { ListedFile } from "./file.ts";

interface FileNameProps {
  file: ListedFile;
  /** What the name does, where nothing else of the row can be reached with the keyboard */
  opening?: RowOpening | undefined;
}

/** The name of a file, with signs that it is starred, shared, or open by a link. */
export function FileName({ file, opening }: FileNameProps) {
  const { name, isFavorited, shareCount, linkCount } = file;
  const intl = useIntl();
  const text = (
    <bdi className="truncate text-[0.9375rem] font-semibold" title={name}>
      {name}
    </bdi>
  );
  return (
    <span className="flex min-w-0 items-center gap-2">
      {opening ? <Opening opening={opening}>{text}</Opening> : text}
      {isFavorited && (
        <IconStarFilled
          size={16}
          role="img"
          aria-label={intl.formatMessage({ id: "files.isStarred" })}
          className="shrink-0 text-warn"
        />
      )}
      {shareCount > 0 && (
        <IconUsers
          size={15}
          role="img"
          aria-label={intl.formatMessage({ id: "files.sharedWith" }, { count: shareCount })}
          className="shrink-0 text-ink-3"
        />
      )}
      {linkCount > 0 && (
        <IconLink
          size={15}
          role="img"
          aria-label={intl.formatMessage({ id: "files.linked" }, { count: linkCount })}
          className="shrink-0 text-ink-3"
        />
      )}
    </span>
  );
}

function Opening({ opening, children }: { opening: RowOpening; children: ReactNode }) {
  const styles = "flex min-w-0 text-start hover:underline";
  if (typeof opening !== "function") {
    return (
      <Link {...opening} className={styles}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={opening} className={styles}>
      {children}
    </button>
  );
}
