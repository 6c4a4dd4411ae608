import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { uuid } from "../foundation/uuid.ts";
import { addFile } from "./add-version.ts";
import { createFolder } from "./change-files.ts";
import { freeName, nameKeyOf } from "./file-name.ts";
import { FileVersion, versionKey } from "./file-version.ts";
import { File, FileKind, FileScan } from "./file.ts";
import { namesIn, outermost, placeToFill, refuseTooMany } from "./find-files.ts";
import { quotaOf, refuseOver } from "./quota.ts";

/** The most files and folders that are copied at once, with all that is in folders. */
export const MAX_COPIED = 500;

/** Copies files, with all that is in folders among them, to a folder; returns the ids of the copies of those chosen. */
export async function copyFiles(
  ids: readonly string[],
  folderId: string | null,
  context: Context,
): Promise<string[]> {
  refuseTooMany(ids);
  const chosen = outermost(await seen({ id: { $in: [...ids] } }, context));
  if (chosen.length === 0) throw notFound(File);
  const place = await placeToFill(folderId, context);
  const inside = await seen(
    { $or: chosen.map(({ id }) => ({ ancestors: { $contains: [id] } })) },
    context,
  );
  const all = [...chosen, ...inside];
  if (all.length > MAX_COPIED) throw new Invalid({ ids: `At most ${MAX_COPIED}` });
  if (all.some(({ scan }) => scan === FileScan.BLOCKED))
    throw new Forbidden("This file is blocked");
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  await refuseOver(await quotaOf(context), bytes, place.owner, context);
  const inUse = await namesIn(place, context.em);
  const copies = new Map<string, string>();
  for (const file of all) {
    const parent = copies.get(file.parent?.id ?? "") ?? folderId;
    const name = parent === folderId ? freeName(file.name, inUse) : file.name;
    if (parent === folderId) inUse.add(nameKeyOf(name));
    copies.set(
      file.id,
      file.kind === FileKind.FOLDER
        ? await createFolder({ name, parentId: parent }, context)
        : await copyFile(file, name, parent, context),
    );
  }
  return chosen.flatMap(({ id }) => copies.get(id) ?? []);
}

/** From the top. */
const seen = (where: object, context: Context): Promise<File[]> =>
  allOf(File, where, context, {
    orderBy: { depth: "asc", name: "asc", id: "asc" },
    populate: ["parent"],
    limit: MAX_COPIED + 1,
  });

/** Copies the newest content of a file. */
async function copyFile(
  { id: file, size, type, sha256, versionNumber }: File,
  name: string,
  folderId: string | null,
  context: Context,
): Promise<string> {
  const { em, services } = context;
  const version = await em.findOneOrFail(FileVersion, { file, number: versionNumber });
  const content = await services.storage.read(versionKey(version.id));
  const values = { id: uuid(), name, size, type, sha256: sha256 ?? "", content };
  return (await addFile(folderId, values, "both", context)).id;
}
