import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { type ReactNode, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { filesIn } from "../../../ui/pasted-files.ts";
import { FileButton } from "../../../ui/file-button.tsx";

interface MediaDropProps {
  /** What is done here, and the label of the button */
  name: string;
  label: string;
  onFiles: (files: Iterable<File>) => void;
  /** Beside the button */
  children?: ReactNode;
}

/** Where files are chosen, dropped or pasted, several at once. */
export function MediaDrop({ name, label, onFiles, children }: MediaDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div role="group" aria-label={name} onPaste={(event) => onFiles(filesIn(event.clipboardData))}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles(event.dataTransfer.files);
        }}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed p-4 ${isOver ? "border-primary-strong bg-primary-soft" : "border-control bg-surface"}`}
      >
        <FileButton
          label={label}
          icon={IconUpload}
          multiple
          describedBy={`${id}-hint`}
          onFiles={onFiles}
        />
        {children}
        <p id={`${id}-hint`} className="min-w-48 flex-1 text-sm text-ink-3">
          <FormattedMessage id="projects.media.limits" />
        </p>
      </div>
    </div>
  );
}
