import IconPhotoPlus from "@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { TextField } from "../text-field.tsx";
import { PictureRow } from "./picture-row.tsx";
import { pictureTypes, type UploadPicture } from "./picture-upload.ts";
import { picturesIn } from "./pasted.ts";
import type { Figure } from "./pictures.ts";
import { useFigure } from "./use-figure.ts";

interface PictureDialogProps {
  figure: Figure;
  /** Dropped or pasted files: their upload starts as soon as the dialog opens */
  files: File[];
  upload: UploadPicture;
  /** The accepted types and sizes */
  limits: string;
  onDone: (figure: Figure) => void;
  onClose: () => void;
}

/** One or several pictures with alt texts, and their caption. */
export function PictureDialog({
  figure,
  files,
  upload,
  limits,
  onDone,
  onClose,
}: PictureDialogProps) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const { drafts, add, change, remove } = useFigure(figure.pictures, files, upload);
  const [caption, setCaption] = useState(figure.caption);
  const [isSubmitted, setSubmitted] = useState(false);
  const ready = drafts.flatMap(({ src, alt }) => (src ? [{ src, alt: alt.trim() }] : []));
  const isNew = figure.pictures.length === 0;
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setSubmitted(true);
    const undescribed = drafts.findIndex(({ alt }) => !alt.trim());
    const fields = event.currentTarget.querySelectorAll<HTMLInputElement>("input[name=alt]");
    fields[undescribed]?.focus();
    if (undescribed >= 0 || ready.length !== drafts.length) return;
    onDone({ pictures: ready, caption: caption.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: isNew ? "editor.picture.add" : "editor.picture.edit" })}
      text={limits}
      onSubmit={insert}
      actions={
        <>
          <Button variant="outline" size={44} onClick={onClose}>
            <FormattedMessage id="editor.cancel" />
          </Button>
          <Button
            type="submit"
            variant="primary"
            size={44}
            disabled={drafts.length === 0}
            pending={drafts.some(({ src, error }) => !src && !error)}
          >
            <FormattedMessage id={isNew ? "editor.picture.insert" : "editor.picture.done"} />
          </Button>
        </>
      }
    >
      <div
        className="grid gap-5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add(picturesIn(event.dataTransfer));
        }}
        onPaste={(event) => add(picturesIn(event.clipboardData))}
      >
        {drafts.length > 0 && (
          <ul className="grid gap-4">
            {drafts.map((draft, index) => (
              <PictureRow
                key={draft.key}
                draft={draft}
                index={index}
                isSubmitted={isSubmitted}
                onAlt={(alt) => change(draft.key, { alt })}
                onRemove={() => remove(draft.key)}
              />
            ))}
          </ul>
        )}
        <input
          ref={chooser}
          type="file"
          multiple
          accept={pictureTypes}
          hidden
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <Button
          variant="outline"
          className="h-24 border-dashed"
          data-autofocus={drafts.length === 0 || undefined}
          onClick={() => chooser.current?.click()}
        >
          <IconPhotoPlus size={22} aria-hidden="true" />
          <FormattedMessage id="editor.picture.choose" />
        </Button>
        <TextField
          name="caption"
          label={intl.formatMessage({ id: "editor.picture.caption" })}
          hint={intl.formatMessage({ id: "editor.optional" })}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
          maxLength={300}
        />
      </div>
    </Dialog>
  );
}
