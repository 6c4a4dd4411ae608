import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import { useIntl } from "react-intl";
import type { ListedFile } from "./file.ts";

/** The name of a file, with signs that it is starred or shared. */
export function FileName({ file: { name, isFavorited, shareCount } }: { file: ListedFile }) {
  const intl = useIntl();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <bdi className="truncate text-[0.9375rem] font-semibold" title={name}>
        {name}
      </bdi>
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
    </span>
  );
}
