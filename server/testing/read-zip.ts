import { inflateRawSync } from "node:zlib";

const CENTRAL = "PK\x01\x02";
const DEFLATED = 8;

/** The files of a ZIP archive by their path. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = bytes.indexOf(CENTRAL); at >= 0; at = bytes.indexOf(CENTRAL, at + 46)) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const { size, offset } = placeOf(bytes, at, at + 46 + nameLength);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(start, start + size);
    files.set(name, bytes.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(content) : content);
  }
  return files;
}

const ZIP64 = 1;

/** In archives that may exceed 4 GB they are 64-bit numbers in an extra field. */
function placeOf(bytes: Buffer, at: number, extras: number): { size: number; offset: number } {
  const end = extras + bytes.readUInt16LE(at + 30);
  for (let extra = extras; extra < end; extra += 4 + bytes.readUInt16LE(extra + 2)) {
    if (bytes.readUInt16LE(extra) !== ZIP64) continue;
    const number = (place: number) => Number(bytes.readBigUInt64LE(extra + 4 + place));
    return { size: number(8), offset: number(16) };
  }
  return { size: bytes.readUInt32LE(at + 20), offset: bytes.readUInt32LE(at + 42) };
}
