import { expect, test } from "vitest";
import { typeOf } from "./kind.ts";

const of = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "number" ? Buffer.alloc(part) : Buffer.from(part, "latin1"),
    ),
  );
const entry = (name: string) => of("PK\x03\x04", 26, name);
const office = "application/vnd.openxmlformats-officedocument";

test.each([
  ["application/pdf", of("%PDF-1.7")],
  ["application/zip", entry("notes.txt")],
  ["application/zip", of("PK\x05\x06", 18)],
  [
    `${office}.wordprocessingml.document`,
    Buffer.concat([entry("[Content_Types].xml"), entry("word/document.xml")]),
  ],
  [
    `${office}.spreadsheetml.sheet`,
    Buffer.concat([entry("[Content_Types].xml"), entry("xl/workbook.xml")]),
  ],
  [`${office}.presentationml.presentation`, entry("ppt/presentation.xml")],
  ["application/x-tar", of(257, "ustar")],
  ["audio/mpeg", of("ID3\x04")],
  ["audio/mpeg", of("\xff\xfb\x90")],
  ["video/mp4", of(4, "ftypisom")],
  ["audio/mp4", of(4, "ftypM4A ")],
  ["video/quicktime", of(4, "ftypqt  ")],
  ["image/avif", of(4, "ftypavif")],
  ["image/heic", of(4, "ftypheic")],
  ["image/webp", of("RIFF", 4, "WEBP")],
  ["audio/wav", of("RIFF", 4, "WAVE")],
  ["audio/mpeg", of("\xff\xe3\x90")],
  ["audio/mpeg", of("\xff\xfd\x90")],
  ["audio/aac", of("\xff\xf1\x50\x80")],
  ["audio/aac", of("\xff\xf9\x50\x80")],
  ["audio/aac", of("ADIF")],
  ["audio/wav", of("RF64\xff\xff\xff\xffWAVE")],
  ["audio/mp4", of(4, "ftypM4P ")],
  ["audio/mp4", of(4, "ftypF4A ")],
  ["video/quicktime", of(4, "moov")],
  ["image/avif", of(4, "ftypmif1", 4, "mif1avifmiaf")],
  ["image/heic", of(4, "ftypmif1", 4, "mif1heic")],
  ["image/tiff", of("II+\0")],
  ["application/pdf", of("\xef\xbb\xbf%PDF-1.7")],
  ["application/pdf", of("\r\n\r\n%PDF-1.4")],
  ["application/pdf", of(1_000, "%PDF-2.0")],
  ["application/octet-stream", of(1_100, "%PDF-1.7")],
  ["application/octet-stream", of("about %PDF-files")],
  ["application/octet-stream", of("\xff\xfea\0")], // text in UTF-16
  ["application/zip", Buffer.concat([entry("cv.pdf"), of("%PDF-1.7")])],
  ["application/octet-stream", of("<svg xmlns='http://www.w3.org/2000/svg'>")],
  ["application/octet-stream", of("<!doctype html>")],
  ["application/octet-stream", of("MZ\x90")],
  ["application/octet-stream", of("%PDF".slice(0, 3))],
  ["application/octet-stream", of()],
])("%s is recognised by its first bytes", (type, bytes) => {
  expect(typeOf(bytes)).toBe(type);
});

test("an archive of very many entries is not searched for the folder of a document", () => {
  const entries = Array.from({ length: 100 }, () => entry("notes.txt"));
  expect(typeOf(Buffer.concat([...entries, entry("word/document.xml")]))).toBe("application/zip");
});
