import IconClipboard from "@tabler/icons-react/dist/esm/icons/IconClipboard.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { Clipboard } from "./file.ts";

interface ClipboardBarProps {
  clipboard: Clipboard;
  /** Undefined where nothing can be pasted */
  onPaste: (() => void) | undefined;
  onClear(): void;
}

/** What was copied or cut, and where it can be pasted without a keyboard. */
export function ClipboardBar({
  clipboard: { files, isCopy },
  onPaste,
  onClear,
}: ClipboardBarProps) {
  const intl = useIntl();
  return (
    <div className="flex shrink-0 justify-center p-2">
      <div className="flex min-h-13 max-w-full items-center gap-0.5 rounded-xl bg-ink ps-4 pe-1.5 text-sm font-semibold text-canvas [--focus:currentColor]">
        <p role="status" className="min-w-0 py-1 pe-3 wrap-anywhere line-clamp-2">
          <FormattedMessage
            id={isCopy ? "files.copied" : "files.cut"}
            values={{ count: files.length, name: <bdi>{files[0]?.name}</bdi> }}
          />
        </p>
        {onPaste && (
          <button
            type="button"
            onClick={onPaste}
            className="flex h-10 items-center gap-2 rounded-md px-3 whitespace-nowrap hover:bg-canvas/12 pointer-coarse:h-11"
          >
            <IconClipboard size={18} stroke={1.9} aria-hidden="true" />
            <FormattedMessage id="files.key.paste" />
          </button>
        )}
        <button
          type="button"
          aria-label={intl.formatMessage({ id: "dialog.cancel" })}
          onClick={onClear}
          className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-canvas/12 pointer-coarse:size-11"
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
