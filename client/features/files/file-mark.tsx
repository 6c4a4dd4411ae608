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
import type { FileGroup, FileScan } from "../../schema.generated.ts";
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

/** The server makes no smaller sizes of larger ones. */
const MAX_DECODED_BYTES = 50_000_000;

/** Types of which the server makes smaller sizes. */
const DECODED = /^image\/(jpeg|png|gif|webp|avif)$/;

interface MarkedFile {
  group: FileGroup;
  type?: string;
  size?: number;
  url?: string | null;
  scan?: FileScan;
}

/** The address of a picture in this width, if there is one. */
export function thumbnailUrl(
  { type = "", size = 0, url, scan }: MarkedFile,
  width: 96 | 640,
): string | undefined {
  if (!url || size === 0 || size > MAX_DECODED_BYTES || scan === "BLOCKED") return undefined;
  return DECODED.test(type) ? `${url}&w=${width}` : undefined;
}

/** What a file is: the picture itself, or a sign of its type. Its name is beside it. */
export function FileMark({ file, size = 40 }: { file: MarkedFile; size?: 40 | 44 | 28 }) {
  const thumbnail = thumbnailUrl(file, 96);
  if (thumbnail) {
    return (
      <img
        src={thumbnail}
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
