import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import { useIntl } from "react-intl";
import { fileSize } from "../../ui/file-size.ts";

/** A file of a mail: how its name ends, its name, and its size below. */
export function FileFacts({ name, size }: { name: string; size: number }) {
  const intl = useIntl();
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1];
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-md bg-raised text-[11px] font-bold text-ink-2 uppercase"
      >
        {ending ?? <IconFile size={20} />}
      </span>
      <span className="min-w-0 leading-snug">
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="block text-[0.8125rem] text-ink-3">{fileSize(intl, size)}</span>
      </span>
    </>
  );
}
