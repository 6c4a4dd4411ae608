import { useIntl } from "react-intl";
import { fileSize } from "./file-size.ts";

/** The name of a file, and its size. */
export function FileLine({ file: { name, size } }: { file: File }) {
  const intl = useIntl();
  return (
    <p className="flex items-baseline gap-2 text-sm">
      <bdi className="truncate font-medium">{name}</bdi>
      <span className="text-[13px] whitespace-nowrap text-ink-3">{fileSize(intl, size)}</span>
    </p>
  );
}
