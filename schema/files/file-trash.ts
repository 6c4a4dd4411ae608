import type { Context } from "../foundation/context.ts";
import { notFound } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { freeName, nameKeyOf } from "./file-name.ts";
import { changeTree } from "./file-space.ts";
import { File } from "./file.ts";
import { announceFile } from "./files.events.ts";
import {
  filesToChange,
  namesIn,
  outermost,
  refuseTaking,
  refuseTooMany,
  STORED,
} from "./find-files.ts";

/** What a deleted folder takes with it. */
const TABLES = ["files", "file_versions", "file_spaces", "file_ancestors", "file_shares"];

/** Moves files and all that is in them to the trash; returns the ids of those moved. */
export async function trashFiles(ids: readonly string[], context: Context): Promise<string[]> {
  const files = outermost(await filesToChange(ids, context));
  refuseTaking(files, context);
  const deletedAt = context.now();
  for (const [owner, own] of Map.groupBy(files, (file) => file.owner.id)) {
    const [first] = own;
    if (first)
      announceFile(
        first.id,
        own.flatMap(({ readers }) => readers),
        context,
      );
    await changeTree(owner, context, async (read, em) => {
      for (const { id } of own) {
        const stored = await read.findOne(File, { id, deletedAt: null });
        if (!stored) continue;
        refuseChange(stored, context.viewer);
        const within = { ancestors: { $contains: [id] }, deletedAt: null };
        await em.nativeUpdate(File, within, { deletedAt, trashedWith: id });
        await em.nativeUpdate(File, { id }, { deletedAt, trashedWith: null });
      }
    });
  }
  context.services.tablesWritten(TABLES);
  context.em.clear();
  return files.map(({ id }) => id);
}

/** What the viewer moved to the trash by itself, or others of theirs. */
async function ownTrash(ids: readonly string[], context: Context): Promise<File[]> {
  refuseTooMany(ids);
  const where = { id: { $in: [...ids] }, owner: viewerProfile(context), trashedWith: null };
  const files = await deletedOf(File, where, context);
  if (files.length < new Set(ids).size) throw notFound(File);
  return files;
}

/** Restores files to where they were, or to the top; returns their ids. */
export async function restoreFiles(ids: readonly string[], context: Context): Promise<string[]> {
  const files = await ownTrash(ids, context);
  const owner = viewerProfile(context);
  const [first] = files;
  if (first)
    announceFile(
      first.id,
      files.flatMap(({ readers }) => readers),
      context,
    );
  await changeTree(owner, context, async (read, em) => {
    for (const { id } of files) {
      const stored = await read.findOne(File, { id, deletedAt: { $ne: null } }, STORED);
      if (!stored) continue;
      const { parent } = stored;
      const folder = parent && (await read.findOne(File, { id: parent.id, deletedAt: null }));
      const name = freeName(stored.name, await namesIn({ owner, folder: folder ?? null }, read));
      const values = { name, nameKey: nameKeyOf(name), parent: folder?.id ?? null };
      await em.nativeUpdate(File, { id }, { ...values, deletedAt: null });
      const within = { trashedWith: id };
      await em.nativeUpdate(File, within, { deletedAt: null, trashedWith: null });
    }
  });
  context.services.tablesWritten(TABLES);
  context.em.clear();
  return files.map(({ id }) => id);
}

/** Deletes files in the trash permanently, with all that is in them; returns their ids. */
export async function deleteForGood(ids: readonly string[], context: Context): Promise<string[]> {
  const files = await ownTrash(ids, context);
  const all = { $in: files.map(({ id }) => id) };
  const owner = viewerProfile(context);
  const [first] = files;
  if (first) announceFile(first.id, [owner], context);
  await changeTree(owner, context, (_read, em) =>
    em.nativeDelete(File, {
      deletedAt: { $ne: null },
      $or: [{ id: all }, { trashedWith: all }],
    }),
  );
  context.services.tablesWritten(TABLES);
  context.em.clear();
  return files.map(({ id }) => id);
}
