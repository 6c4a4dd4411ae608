import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "./file-button.tsx";
import { AddLinkDialog } from "./add-link-dialog.tsx";

interface AddMediaProps {
  projectId: string;
  onFiles: (files: Iterable<File>) => void;
}

/** Where files are chosen, dropped or pasted, and media elsewhere are added. */
export function AddMedia({ projectId, onFiles }: AddMediaProps) {
  const intl = useIntl();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isAdding, setAdding] = useState(false);
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "projects.media.add" })}
      onPaste={(event) => onFiles(event.clipboardData.files)}
    >
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
          label={intl.formatMessage({ id: "projects.media.choose" })}
          icon={IconUpload}
          multiple
          describedBy={`${id}-hint`}
          onFiles={onFiles}
        />
        <Button variant="outline" size={44} onClick={() => setAdding(true)}>
          <IconLink size={19} aria-hidden="true" />
          <FormattedMessage id="projects.media.link" />
        </Button>
        <p id={`${id}-hint`} className="min-w-48 flex-1 text-sm text-ink-3">
          <FormattedMessage id="projects.media.limits" />
        </p>
      </div>
      {isAdding && <AddLinkDialog projectId={projectId} onClose={() => setAdding(false)} />}
    </div>
  );
}
