import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/core";
import {
  File,
  FileFavorite,
  FileGroup,
  FileKind,
  FileLink,
  FilePermission,
  FileShare,
  fileUrl,
  FileVersion,
  groupOf,
  nameKeyOf,
  versionKey,
} from "../../../schema/files/index.ts";
import { DAY } from "../../../schema/foundation/durations.ts";
import type { FileStorage } from "../../../schema/foundation/services.ts";
import { hashOfToken, newToken } from "../../../schema/foundation/secret-token.ts";
import { Member } from "../../../schema/members/index.ts";
import { artwork } from "../../artwork/artwork.ts";
import { rgbColors } from "../../artwork/rgb-colors.ts";
import type { DemoData } from "./demo-world.ts";
import { type DemoContent, type DemoFile, files } from "./files.ts";

const OWNER = "ingrid-solheim";
const TEXT = "text/plain";
const PICTURE = "image/jpeg";
/** Of drawings as pictures: twice their size. */
const DOTS_PER_INCH = 144;

/** The files of a designer, some of them shared. */
export const data: DemoData = {
  after: ["accounts"],
  async add(em, world, storage) {
    const member = (handle: string) => world.find(Member, handle);
    await addAll(files, null);

    async function addAll(all: readonly DemoFile[], parent: File | null): Promise<void> {
      const rows = all.map((fields) => addFile(em, fields, member(OWNER), parent));
      // a row inherits what is stored of its folder
      await em.flush();
      for (const [n, { versions = [], ...fields }] of all.entries()) {
        const file = rows[n] as File;
        for (const content of versions) await addVersion(em, file, content, storage);
        for (const handle of fields.sharedWith ?? []) em.persist(shareOf(file, handle, member));
        if (fields.isFavorited) em.persist(new FileFavorite({ file, member: file.owner }));
        if (fields.linkFor) em.persist(linkTo(file, fields.linkFor));
        await addAll(fields.items ?? [], file);
      }
    }
  },
};

function addFile(
  em: EntityManager,
  { name, items, versions: [first] = [], tags = [] }: DemoFile,
  owner: Member,
  parent: File | null,
): File {
  const kind = items ? FileKind.FOLDER : FileKind.FILE;
  const group = items ? FileGroup.FOLDER : groupOf(typeOf(first), name);
  const values = { owner, parent, name, nameKey: nameKeyOf(name), kind, group, tags };
  const file = new File({ ...values, modifiedAt: new Date() });
  if (items) file.url = `/files/${file.id}`;
  em.persist(file);
  return file;
}

async function addVersion(
  em: EntityManager,
  file: File,
  content: DemoContent,
  storage: Pick<FileStorage, "write"> | undefined,
): Promise<void> {
  const bytes = await bytesOf(content);
  const number = file.versionNumber + 1;
  const values = { size: bytes.length, type: typeOf(content), sha256: sha256Of(bytes) };
  const version = new FileVersion({ file, number, ...values, author: file.owner });
  Object.assign(file, { ...values, versionNumber: number, url: fileUrl(file.id, number) });
  em.persist(version);
  await storage?.write(versionKey(version.id), chunk(bytes));
}

const typeOf = (content: DemoContent | undefined): string =>
  typeof content === "object" ? PICTURE : TEXT;

async function bytesOf(content: DemoContent): Promise<Buffer> {
  if (typeof content === "string") return Buffer.from(content);
  const drawing = artwork(content.drawing);
  if (!drawing) throw new Error(`There is no drawing ${content.drawing}`);
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(rgbColors(drawing)), { density: DOTS_PER_INCH })
    .jpeg()
    .toBuffer();
}

async function* chunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

function shareOf(file: File, handle: string, member: (handle: string) => Member): FileShare {
  const mayEdit = handle.endsWith("*");
  const permission = mayEdit ? FilePermission.EDIT : FilePermission.VIEW;
  return new FileShare({ file, member: member(handle.replace("*", "")), permission });
}

/** Its address is not known to anyone, like that of any other link once it was made. */
function linkTo(file: File, label: string): FileLink {
  const expiresAt = new Date(Date.now() + 14 * DAY);
  const values = { file, owner: file.owner, tokenHash: hashOfToken(newToken()), expiresAt };
  return Object.assign(new FileLink(values), { label });
}
