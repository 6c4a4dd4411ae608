import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useIntl } from "react-intl";
import { FileLine } from "../../../ui/file-line.tsx";
import { FileThumbnail } from "../../../ui/file-thumbnail.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MediaDrop } from "./media-drop.tsx";

interface ChosenPicturesProps {
  files: readonly File[];
  onFiles: (files: Iterable<File>) => void;
  onRemove: (file: File) => void;
}

/** The files chosen for a project that has no id yet: they are uploaded with its first save. */
export function ChosenPictures({ files, onFiles, onRemove }: ChosenPicturesProps) {
  const intl = useIntl();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MediaDrop
        name={intl.formatMessage({ id: "projects.pictures" })}
        label={intl.formatMessage({ id: "projects.pictures.choose" })}
        onFiles={onFiles}
      />
      {files.length > 0 && (
        <ul
          aria-label={intl.formatMessage({ id: "projects.pictures.chosen" })}
          className="card divide-y divide-line"
        >
          {files.map((file, place) => (
            <li key={`${place} ${file.name}`} className="flex items-center gap-3 px-4 py-3">
              {file.type.startsWith("image/") && <FileThumbnail file={file} />}
              <div className="min-w-0 flex-1">
                <FileLine file={file} />
              </div>
              <IconButton
                size={36}
                icon={IconX}
                label={intl.formatMessage({ id: "form.remove" }, { item: file.name })}
                onClick={() => onRemove(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
