import type { Icon } from "@tabler/icons-react";
import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconFileTypePdf from "@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs";
import IconFileZip from "@tabler/icons-react/dist/esm/icons/IconFileZip.mjs";
import IconFolderFilled from "@tabler/icons-react/dist/esm/icons/IconFolderFilled.mjs";
import IconMovie from "@tabler/icons-react/dist/esm/icons/IconMovie.mjs";
import IconMusic from "@tabler/icons-react/dist/esm/icons/IconMusic.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconPresentation from "@tabler/icons-react/dist/esm/icons/IconPresentation.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
import IconVector from "@tabler/icons-react/dist/esm/icons/IconVector.mjs";
import type { FileGroup } from "../../schema.generated.ts";
import { type HueName, hueStyle } from "../../ui/hue.tsx";

export const MARKS: Record<FileGroup, { Icon: Icon; hue: HueName }> = {
  FOLDER: { Icon: IconFolderFilled, hue: "ORANGE" },
  TXT: { Icon: IconFileText, hue: "BLUE" },
  ZIP: { Icon: IconFileZip, hue: "YELLOW" },
  AUDIO: { Icon: IconMusic, hue: "PINK" },
  IMAGE: { Icon: IconPhoto, hue: "BLUE" },
  VIDEO: { Icon: IconMovie, hue: "PURPLE" },
  WORD: { Icon: IconFileText, hue: "TEAL" },
  EXCEL: { Icon: IconTable, hue: "GREEN" },
  POWERPOINT: { Icon: IconPresentation, hue: "ORANGE" },
  PDF: { Icon: IconFileTypePdf, hue: "RED" },
  PHOTOSHOP: { Icon: IconPhoto, hue: "TEAL" },
  ILLUSTRATOR: { Icon: IconVector, hue: "YELLOW" },
  OTHER: { Icon: IconFile, hue: "NEUTRAL" },
};

/** Larger pictures are not loaded only to be shown small. */
const MAX_SHOWN_BYTES = 2_000_000;

interface MarkedFile {
  group: FileGroup;
  size?: number;
  url?: string | null;
}

/** Whether a file is a picture that is small enough to be its own mark. */
export const isShownAsPicture = ({ group, size = 0, url }: MarkedFile): boolean =>
  group === "IMAGE" && size > 0 && size <= MAX_SHOWN_BYTES && Boolean(url);

/** What a file is: the picture itself, or a sign of its type. Its name is beside it. */
export function FileMark({ file, size = 40 }: { file: MarkedFile; size?: 40 | 44 | 28 }) {
  if (isShownAsPicture(file)) {
    return (
      <img
        src={file.url ?? undefined}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className="shrink-0 rounded-lg bg-raised object-cover"
        style={{ width: size, height: size }}
      />
    );
  }
  const { Icon, hue } = MARKS[file.group];
  return (
    <span
      aria-hidden="true"
      style={{ ...hueStyle(hue), width: size, height: size }}
      className="hue-tag inline-grid shrink-0 place-items-center rounded-lg"
    >
      <Icon size={size === 28 ? 16 : 20} />
    </span>
  );
}
