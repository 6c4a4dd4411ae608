import type { EntityManager } from "@mikro-orm/core";
import { quotaOf, refuseOver } from "./quota.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Forbidden } from "../foundation/errors.ts";
import { alreadyTaken, notFound } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import type { FileStorage } from "../foundation/services.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import { uuid } from "../foundation/uuid.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { groupOf } from "./file-group.ts";
import { freeName, nameKeyOf } from "./file-name.ts";
import { changeTree } from "./file-space.ts";
import { fileUrl, FileVersion, versionKey } from "./file-version.ts";
import { File, FileKind, FileScan } from "./file.ts";
import { announceFile } from "./files.events.ts";
import { namesIn, placeToFill, STORED, verifyPlace } from "./find-files.ts";

/** What happens to a file whose name is in use: the uploader is asked, it becomes a new version, or both stay. */
export const IN_USE = ["ask", "version", "both"] as const;
export type InUse = (typeof IN_USE)[number];

/** What is known of stored bytes. */
export interface StoredContent {
  /** Of the version: storing it again with the same id stores it once. */
  id: string;
  size: number;
  type: string;
  sha256: string;
}

/** Bytes that have arrived: what they are, and where they come from. */
export interface NewContent extends StoredContent {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** Throws CONFLICT with what has the name, if there is one: nothing is lost by that. */
export async function refuseNameInUse(
  folderId: string | null,
  name: string,
  context: Context,
): Promise<void> {
  const { owner, folder } = await placeToFill(folderId, context);
  const place = { owner, parent: folder?.id ?? null, deletedAt: null };
  const known = await context.em.findOne(File, { ...place, nameKey: nameKeyOf(name) });
  if (known) throw nameInUse(known);
}

const nameInUse = ({ id, name, kind, size }: File): Conflict =>
  new Conflict("This folder has an item of this name already", { fileId: id, name, kind, size });

/** Stores bytes as a new file, or as a new version of the file that has the name. */
export async function addFile(
  folderId: string | null,
  { content, ...sent }: NewContent,
  inUse: InUse,
  context: Context,
): Promise<File> {
  const { em, services } = context;
  const stored = await em.findOne(FileVersion, { id: sent.id });
  if (stored) return context.find(File, stored.file.id);
  const place = await placeToFill(folderId, context);
  const { owner, folder } = place;
  const quota = await quotaOf(context);
  const id = uuid();
  const key = versionKey(sent.id);
  await services.storage.write(key, content);
  let written: File | undefined;
  try {
    announceFile(id, folder?.readers ?? [owner], context);
    const isNew = await changeTree(owner, context, async (read) => {
      await verifyPlace(place, context, read);
      await refuseOver(quota, sent.size, owner, { em: read, viewer: context.viewer });
      const where = { owner, parent: folder?.id ?? null, deletedAt: null };
      const nameKey = nameKeyOf(sent.name);
      const known = await em.findOne(File, { ...where, nameKey }, STORED);
      if (known && inUse === "ask") throw nameInUse(known);
      if (known && inUse === "version") {
        if (known.kind === FileKind.FOLDER) throw nameInUse(known);
        refuseChange(known, context.viewer);
        written = known;
      } else {
        const name = freeName(sent.name, await namesIn(place, read));
        written = new File({
          id,
          owner: em.getReference(Member, owner),
          parent: folder,
          name,
          nameKey: nameKeyOf(name),
          kind: FileKind.FILE,
          group: groupOf(sent.type, name),
          modifiedAt: context.now(),
        });
      }
      addVersion(written, sent, context);
    });
    if (!isNew || !written) throw context.taken(File);
    return written;
  } catch (error) {
    // of two requests that store the same bytes the first has stored them
    if (!(await em.fork().count(FileVersion, { id: sent.id }))) await services.storage.remove(key);
    throw error;
  }
}

/** Makes content the newest version of a file. */
export function addVersion(
  file: File,
  content: StoredContent & { restoredFrom?: number },
  context: Context,
): void {
  const { em } = context;
  const { id, size, type, sha256, restoredFrom = null } = content;
  const number = file.versionNumber + 1;
  const author = em.getReference(Member, viewerProfile(context));
  em.persist([
    Object.assign(file, {
      size,
      type,
      sha256,
      group: groupOf(type, file.name),
      modifiedAt: context.now(),
      versionNumber: number,
      url: fileUrl(file.id, number),
    }),
    new FileVersion({ id, file, number, size, type, sha256, restoredFrom, author }),
  ]);
}

/** Makes a new version of the content of an earlier one. */
export async function restoreVersion(id: string, number: number, context: Context): Promise<void> {
  const { em, services } = context;
  const file = await context.find(File, id);
  refuseChange(file, context.viewer);
  const where = { file: id, number };
  const { id: from, size, type, sha256 } = await context.find<FileVersion>(FileVersion, where);
  const quota = await quotaOf(context);
  const own = uuid();
  await services.storage.write(versionKey(own), await services.storage.read(versionKey(from)));
  try {
    announceFile(file.id, file.readers, context);
    const isNew = await changeTree(file.owner.id, context, async (read) => {
      await em.refresh(file);
      if (file.deletedAt) throw notFound(File);
      refuseChange(file, context.viewer);
      await refuseOver(quota, size, file.owner.id, { em: read, viewer: context.viewer });
      addVersion(file, { id: own, size, type, sha256, restoredFrom: number }, context);
    });
    if (!isNew) throw alreadyTaken(FileVersion);
  } catch (error) {
    await services.storage.remove(versionKey(own));
    throw error;
  }
}

/** The file that an upload became. */
export async function findFileOfVersion(id: string, context: Context): Promise<File> {
  const { file } = await context.find(FileVersion, id);
  return context.find(File, file.id);
}

/** A file that the viewer may see, and one of its versions, by default the newest; of a folder none. */
export async function findContent(
  id: string,
  number: number | undefined,
  context: Context,
): Promise<{ file: File; version?: FileVersion }> {
  const file = await context.find(File, id);
  if (file.kind === FileKind.FOLDER) return { file };
  if (file.scan === FileScan.BLOCKED) throw new Forbidden("This file is blocked");
  const where = { file: id, number: number ?? file.versionNumber };
  return { file, version: await context.find<FileVersion>(FileVersion, where) };
}

/** Deletes the bytes of versions, except of those that exist (again). */
export const removeVersions = (
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> => removeFilesOf(FileVersion, ids, { em, storage }, versionKey);
