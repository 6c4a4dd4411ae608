import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { uuid } from "../foundation/uuid.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { addVersion, type StoredContent } from "./add-version.ts";
import { freeName, nameKeyOf } from "./file-name.ts";
import { changeTree } from "./file-space.ts";
import { FileVersion, versionKey } from "./file-version.ts";
import { File, FileKind, FileScan, MAX_DEPTH } from "./file.ts";
import { announceFile } from "./files.events.ts";
import {
  namesIn,
  outermost,
  type Place,
  placeToFill,
  refuseTooMany,
  verifyPlace,
} from "./find-files.ts";
import { quotaOf, refuseOver } from "./quota.ts";

/** The most files and folders that are copied at once, with all that is in folders. */
export const MAX_COPIED = 500;

/**
 * Copies files, with all that is in folders among them, to a folder, all or none; returns the ids of the copies of
 * those chosen.
 */
export async function copyFiles(
  ids: readonly string[],
  folderId: string | null,
  context: Context,
): Promise<string[]> {
  refuseTooMany(ids);
  const found = await seen({ id: { $in: [...ids] } }, context);
  if (found.length < new Set(ids).size) throw notFound(File);
  const chosen = outermost(found);
  const place = await placeToFill(folderId, context);
  const inside = await seen(
    { $or: chosen.map(({ id }) => ({ ancestors: { $contains: [id] } })) },
    context,
  );
  const all = [...chosen, ...inside].toSorted((a, b) => a.depth - b.depth);
  if (all.length > MAX_COPIED) throw new Invalid({ ids: `At most ${MAX_COPIED}` });
  if (all.some(({ scan }) => scan === FileScan.BLOCKED))
    throw new Forbidden("This file is blocked");
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  const quota = await quotaOf(context);
  await refuseOver(quota, bytes, place.owner, context);
  const member = viewerProfile(context);
  for (const { kind } of all)
    if (kind === FileKind.FOLDER) await context.services.limits.take(["newFolder", member]);
  const copyIds = new Map(all.map(({ id }) => [id, uuid()]));
  await withContents(all, context, async (contents) => {
    for (const id of copyIds.values().take(1))
      announceFile(id, place.folder?.readers ?? [place.owner], context);
    const isNew = await changeTree(place.owner, context, async (read, em) => {
      await verifyPlace(place, context, read);
      await refuseTooDeep(all, chosen, place, read);
      await refuseOver(quota, bytes, place.owner, { em: read, viewer: context.viewer });
      const inUse = await namesIn(place, read);
      const copies = new Map<string, File>();
      for (const level of Map.groupBy(all, ({ depth }) => depth).values()) {
        for (const file of level) {
          const folder = copies.get(file.parent?.id ?? "");
          const name = folder ? file.name : freeName(file.name, inUse);
          if (!folder) inUse.add(nameKeyOf(name));
          const copy = new File({
            id: copyIds.get(file.id),
            owner: em.getReference(Member, place.owner),
            parent: folder ?? place.folder,
            name,
            nameKey: nameKeyOf(name),
            kind: file.kind,
            group: file.group,
            modifiedAt: context.now(),
          });
          if (file.kind === FileKind.FOLDER) copy.url = `/files/${copy.id}`;
          em.persist(copy);
          copies.set(file.id, copy);
          const content = contents.get(file.id);
          if (content) addVersion(copy, content, context);
        }
        // Rows that refer to rows of the same statement would first be stored without a folder.
        await em.flush();
      }
    });
    if (!isNew) throw context.taken(File);
  });
  return chosen.flatMap(({ id }) => copyIds.get(id) ?? []);
}

/** From the top. */
const seen = (where: object, context: Context): Promise<File[]> =>
  allOf(File, where, context, {
    orderBy: { depth: "asc", name: "asc", id: "asc" },
    populate: ["parent"],
    limit: MAX_COPIED + 1,
  });

/** Stores the newest contents of files again, by the id of the file; removes them if `use` fails. */
async function withContents(
  files: readonly File[],
  { em, services: { storage } }: Context,
  use: (contents: ReadonlyMap<string, StoredContent>) => Promise<void>,
): Promise<void> {
  const newest = files
    .filter(({ kind }) => kind === FileKind.FILE)
    .map(({ id, versionNumber }) => ({ file: id, number: versionNumber }));
  const versions = newest.length > 0 ? await em.find(FileVersion, { $or: newest }) : [];
  const contents = new Map<string, StoredContent>();
  try {
    for (const { id: from, file, size, type, sha256 } of versions) {
      const id = uuid();
      contents.set(file.id, { id, size, type, sha256 });
      await storage.copy(versionKey(from), versionKey(id));
    }
    await use(contents);
  } catch (error) {
    for (const { id } of contents.values()) await storage.remove(versionKey(id));
    throw error;
  }
}

/** Throws if a copy would lie deeper than folders do. */
async function refuseTooDeep(
  all: readonly File[],
  chosen: readonly File[],
  { folder }: Place,
  read: EntityManager,
): Promise<void> {
  const top = folder ? (await read.findOneOrFail(File, folder.id)).depth + 1 : 0;
  const from = new Map(chosen.map(({ id, depth }) => [id, depth]));
  const within = ({ id, depth, ancestors }: File) =>
    depth - (from.get([id, ...ancestors].find((each) => from.has(each)) ?? "") ?? depth);
  if (all.some((file) => top + within(file) >= MAX_DEPTH))
    throw new Invalid({ folderId: `At most ${MAX_DEPTH}` }, "Folders lie too deep in each other");
}
