import { FileGroup } from "./file.ts";

const OF_TYPES: [RegExp, FileGroup][] = [
  [/^image\/vnd\.adobe\.photoshop$/, FileGroup.PHOTOSHOP],
  [/^image\//, FileGroup.IMAGE],
  [/^audio\//, FileGroup.AUDIO],
  [/^video\//, FileGroup.VIDEO],
  [/wordprocessingml|^application\/rtf$/, FileGroup.WORD],
  [/spreadsheetml/, FileGroup.EXCEL],
  [/presentationml/, FileGroup.POWERPOINT],
  [/^application\/(zip|gzip|x-7z-compressed|vnd\.rar|x-tar)$/, FileGroup.ZIP],
  [/^text\//, FileGroup.TXT],
];

/** Types whose bytes begin alike, told apart by the ending of the name. */
const OF_ENDINGS: Record<string, Record<string, FileGroup>> = {
  "application/pdf": { ai: FileGroup.ILLUSTRATOR, "": FileGroup.PDF },
  "application/postscript": { ai: FileGroup.ILLUSTRATOR, eps: FileGroup.ILLUSTRATOR },
  "application/x-cfb": {
    doc: FileGroup.WORD,
    xls: FileGroup.EXCEL,
    ppt: FileGroup.POWERPOINT,
  },
  "application/octet-stream": { svg: FileGroup.IMAGE, html: FileGroup.TXT, xml: FileGroup.TXT },
};

/** The group of a file by the type that was found in its bytes. */
export function groupOf(type: string, name: string): FileGroup {
  const [, ending = ""] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  const endings = OF_ENDINGS[type];
  const [, group] = OF_TYPES.find(([pattern]) => pattern.test(type)) ?? [];
  return endings?.[ending] ?? endings?.[""] ?? group ?? FileGroup.OTHER;
}
