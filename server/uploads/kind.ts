/**
 * Signatures of file types, in hex, from an offset on; a dot is any half of a byte. The first match
 * is the type.
 */
const BEGINNINGS: [type: string, at: number, beginning: string][] = [
  ["image/jpeg", 0, "ffd8ff"],
  ["image/png", 0, "89504e470d0a1a0a"],
  ["image/gif", 0, "47494638(37|39)61"], // GIF87a, GIF89a
  ["image/webp", 0, "52494646.{8}57454250"], // RIFF, WEBP
  ["image/avif", 4, "66747970617669(66|73)"], // ftyp, and avif or avis
  ["image/avif", 4, "66747970(6d6966|6d7366)31.{8}(.{8}){0,8}617669(66|73)"], // among its brands
  ["image/heic", 4, "66747970(686569(63|6d|73|78)|686576(63|6d)|6d696631|6d736631)"],
  ["image/tiff", 0, "(49492[ab]00|4d4d002[ab])"],
  ["image/vnd.adobe.photoshop", 0, "38425053"],
  ["video/quicktime", 4, "6674797071742020"],
  ["video/quicktime", 4, "(6d6f6f76|6d646174|77696465)"], // moov, mdat, wide: without ftyp
  ["audio/mp4", 4, "66747970(4d34(41|42|50)|4634(41|42))20"], // M4A, M4B, M4P, F4A, F4B
  ["video/mp4", 4, "66747970"],
  ["video/webm", 0, "1a45dfa3"],
  ["video/x-msvideo", 0, "52494646.{8}41564920"],
  ["audio/wav", 0, "(52494646|52463634|42573634).{8}57415645"], // RIFF, RF64, BW64
  ["audio/mpeg", 0, "(494433|ff(e2|e3|f2|f3|f4|f5|fa|fb|fc|fd))"], // ID3, or a frame of layer III or II
  ["audio/aac", 0, "(41444946|ff(f0|f1|f8|f9))"], // ADIF, or a frame of ADTS
  ["audio/flac", 0, "664c6143"],
  ["audio/ogg", 0, "4f676753"],
  ["application/pdf", 0, "255044462d"],
  ["application/postscript", 0, "25215053"],
  ["application/rtf", 0, "7b5c727466"],
  ["application/x-cfb", 0, "d0cf11e0a1b11ae1"], // Office formats before 2007
  ["application/zip", 0, "504b(0304|0506)"],
  ["application/gzip", 0, "1f8b"],
  ["application/x-7z-compressed", 0, "377abcaf271c"],
  ["application/vnd.rar", 0, "526172211a07"],
  ["application/x-tar", 257, "7573746172"],
  // its readers accept other bytes before it, such as a byte order mark
  ["application/pdf", 0, "(..){1,1019}255044462d3[12]2e"],
];

/** Office archives, by the folder of one of their first entries. */
const OFFICE: [folder: string, type: string][] = [
  ["word/", "wordprocessingml.document"],
  ["xl/", "spreadsheetml.sheet"],
  ["ppt/", "presentationml.presentation"],
];

export const UNKNOWN = "application/octet-stream";

/** How many bytes of a file are inspected. */
export const SNIFFED_BYTES = 4_096;

/** The type of a file by its first bytes; names and types given by callers are ignored. */
export function typeOf(bytes: Buffer): string {
  const hex = bytes.toString("hex", 0, SNIFFED_BYTES);
  const found = BEGINNINGS.find(([, at, beginning]) =>
    new RegExp(`^${beginning}`).test(hex.slice(2 * at)),
  );
  const [type = UNKNOWN] = found ?? [];
  return type === "application/zip" ? officeIn(bytes) : type;
}

/** Markup that browsers would run or follow, whatever the file's name. */
const MARKUP = /<(!doctype|\?xml|html|head|body|script|svg|iframe|math|meta|a)\b/i;

/** The same; bytes of no other type are text if they are UTF-8 that contains no markup. */
export function typeOrText(bytes: Buffer): string {
  const type = typeOf(bytes);
  if (type !== UNKNOWN) return type;
  const text = new TextDecoder().decode(bytes, { stream: true });
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const isText = !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/.test(text);
  return isText && !MARKUP.test(text) ? "text/plain" : UNKNOWN;
}

const ENTRY = Buffer.from("504b0304", "hex");
/** From an entry's first byte to its name. */
const TO_NAME = 30;
/** Office programs write the folder of the document among the first entries. */
const MAX_ENTRIES = 100;

function officeIn(archive: Buffer): string {
  let at = 0;
  for (let entry = 0; entry < MAX_ENTRIES && at >= 0; entry += 1) {
    const name = archive.toString("latin1", at + TO_NAME, at + TO_NAME + 5);
    const [, kind] = OFFICE.find(([folder]) => name.startsWith(folder)) ?? [];
    if (kind) return `application/vnd.openxmlformats-officedocument.${kind}`;
    at = archive.indexOf(ENTRY, at + 1);
  }
  return "application/zip";
}
