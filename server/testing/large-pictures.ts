import { crc32 } from "node:zlib";

/** The first bytes of a PNG of this size, which is enough to refuse it. */
export function beginningOfPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write("IHDR", 0, "latin1");
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2, 0, 0, 0], 12); // 8 bits, RGB
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk(header),
    chunk(Buffer.concat([Buffer.from("IDAT", "latin1"), Buffer.alloc(20)])),
  ]);
}

/** @param content its name and its data */
function chunk(content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** An animated GIF in which one dot changes. */
export function animation(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.alloc(13);
  screen.write("GIF89a", 0, "latin1");
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  screen[10] = 0x80; // a table of two colours follows
  const colors = Buffer.from("c96f3bffffff", "hex");
  const frame = Buffer.from("21f904040a000000" + "2c0000000001000100000202440100", "hex");
  return Buffer.concat([screen, colors, ...Array(frames).fill(frame), Buffer.from(";")]);
}
