import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useIntl } from "react-intl";
import { IconButton } from "../icon-button.tsx";
import { TextField } from "../text-field.tsx";
import type { DraftPicture } from "./use-figure.ts";

interface PictureRowProps {
  draft: DraftPicture;
  index: number;
  /** The user tried to continue: missing fields are marked */
  isSubmitted: boolean;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** One picture of the figure: its upload progress and alt text. */
export function PictureRow({
  draft: { alt, preview, src, progress, error },
  index,
  isSubmitted,
  onAlt,
  onRemove,
}: PictureRowProps) {
  const intl = useIntl();
  const missing =
    isSubmitted && !alt.trim() && intl.formatMessage({ id: "editor.picture.altMissing" });
  return (
    <li className="grid grid-cols-[88px_1fr_auto] items-start gap-x-4 gap-y-2">
      <img src={preview} alt="" className="h-16 w-[88px] rounded-md bg-raised object-cover" />
      <TextField
        name="alt"
        label={intl.formatMessage({ id: "editor.picture.alt" }, { number: index + 1 })}
        value={alt}
        onChange={(event) => onAlt(event.target.value)}
        error={error ?? (missing || undefined)}
        maxLength={300}
        data-autofocus={index === 0 || undefined}
      />
      <IconButton
        label={intl.formatMessage({ id: "editor.picture.removeOne" }, { number: index + 1 })}
        icon={IconTrash}
        onClick={onRemove}
      />
      {!src && !error && (
        <progress
          value={progress}
          aria-label={intl.formatMessage({ id: "editor.picture.progress" }, { number: index + 1 })}
          className="upload-progress col-span-full h-1.5 w-full"
        />
      )}
    </li>
  );
}
