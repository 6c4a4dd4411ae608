import { type EntityManager, FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid, NotFound } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { File, FileKind, MAX_DEPTH } from "./file.ts";
import { MAX_ITEMS } from "./files.input.ts";

export const STORED = { refresh: true, flushMode: FlushMode.COMMIT };

/** A folder, or the top of someone's files. */
export interface Place {
  owner: string;
  folder: File | null;
}

/** Where the viewer may add files: a folder that they may edit, or the top of their own. */
export async function placeToFill(
  folderId: string | null | undefined,
  context: Context,
): Promise<Place> {
  const own = viewerProfile(context);
  if (!folderId) return { owner: own, folder: null };
  const where = { id: folderId, kind: FileKind.FOLDER };
  const folder = await context.find<File>(File, where, "Folder not found");
  refuseChange(folder, context.viewer);
  return { owner: folder.owner.id, folder };
}

/** The same under the lock: the folder is still there and editable. */
export async function verifyPlace(
  { folder }: Place,
  context: Context,
  read: EntityManager,
): Promise<void> {
  if (!folder) return;
  const editors = { $contains: [viewerProfile(context)] };
  const stored = await read.findOne(File, { id: folder.id, deletedAt: null, editors });
  if (!stored) throw new NotFound("Folder not found");
  if (stored.depth + 1 >= MAX_DEPTH)
    throw new Invalid({ folderId: `At most ${MAX_DEPTH}` }, "Folders lie too deep in each other");
}

/** The names in use in a place, as they are compared. */
export async function namesIn(
  { owner, folder }: Place,
  read: EntityManager,
  except: readonly string[] = [],
): Promise<Set<string>> {
  const rows = await read.find(
    File,
    { owner, parent: folder?.id ?? null, deletedAt: null, id: { $nin: [...except] } },
    { fields: ["nameKey"] },
  );
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** Files that the viewer sees and may change; throws unless they may change all of them. */
export async function filesToChange(ids: readonly string[], context: Context): Promise<File[]> {
  refuseTooMany(ids);
  const files = await allOf(File, { id: { $in: [...ids] } }, context, { populate: ["parent"] });
  if (files.length < new Set(ids).size) throw notFound(File);
  for (const file of files) refuseChange(file, context.viewer);
  return files;
}

/** To take something out of a folder, one must be allowed to edit that; from the top only owners take something. */
export function refuseTaking(files: readonly File[], context: Context): void {
  const own = viewerProfile(context);
  const mayTake = ({ owner, parent }: File) =>
    owner.id === own || parent?.editors.includes(own) === true;
  if (!files.every(mayTake)) throw new Forbidden();
}

export function refuseTooMany(ids: readonly string[]): void {
  if (ids.length > MAX_ITEMS) throw new Invalid({ ids: `At most ${MAX_ITEMS}` });
}

/** Files without those that are in others of them. */
export function outermost(files: readonly File[]): File[] {
  const ids = new Set(files.map(({ id }) => id));
  return files.filter(({ ancestors }) => !ancestors.some((id) => ids.has(id)));
}
