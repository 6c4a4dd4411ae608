import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { FileFavorite } from "./file-favorite.ts";
import { freeName, nameKeyOf } from "./file-name.ts";
import { changeTree } from "./file-space.ts";
import { File, FileGroup, FileKind, MAX_DEPTH } from "./file.ts";
import { announceFile } from "./files.events.ts";
import { CreateFolderInput, UpdateFileInput } from "./files.input.ts";
import {
  filesToChange,
  namesIn,
  outermost,
  placeToFill,
  refuseTaking,
  STORED,
  verifyPlace,
} from "./find-files.ts";

/** Makes a folder and returns its id. Repeating it with the id of the caller makes one folder. */
export async function createFolder(input: CreateFolderInput, context: Context): Promise<string> {
  const { id, name, parentId } = parseInput(CreateFolderInput, input);
  const { em, services } = context;
  const place = await placeToFill(parentId, context);
  await services.limits.take(["newFolder", viewerProfile(context)]);
  const folder = new File({
    ...(id && { id }),
    owner: em.getReference(Member, place.owner),
    parent: place.folder,
    name,
    nameKey: nameKeyOf(name),
    kind: FileKind.FOLDER,
    group: FileGroup.FOLDER,
    modifiedAt: context.now(),
  });
  folder.url = `/files/${folder.id}`;
  announceFile(folder.id, place.folder?.readers ?? [place.owner], context);
  const isNew = await changeTree(place.owner, context, async (read) => {
    await verifyPlace(place, context, read);
    em.persist(folder);
  });
  const same = { id: folder.id, owner: place.owner, kind: FileKind.FOLDER };
  if (!isNew && !(id && (await em.count(File, same)))) throw context.taken(File);
  return folder.id;
}

/** Renames a file or changes its tags. */
export async function updateFile(
  id: string,
  input: UpdateFileInput,
  context: Context,
): Promise<void> {
  const { name, tags, version } = parseInput(UpdateFileInput, input);
  const file = await context.find(File, id);
  refuseChange(file, context.viewer);
  announceFile(file.id, file.readers, context);
  const isFree = await changeTree(file.owner.id, context, async (_read, em) => {
    await em.refresh(file);
    if (file.deletedAt) throw notFound(File);
    refuseChange(file, context.viewer);
    await context.checkVersion(file, version);
    file.tags = tags ?? file.tags;
    if (name === undefined || name === file.name) return;
    file.name = name;
    file.nameKey = nameKeyOf(name);
    file.modifiedAt = context.now();
  });
  if (!isFree) throw context.taken(File);
}

/** Stars a file for the viewer. */
export async function setFavorite(
  id: string,
  isFavorited: boolean,
  context: Context,
): Promise<void> {
  const { em } = context;
  const file = await context.find(File, id);
  const member = em.getReference(Member, viewerProfile(context));
  if (isFavorited) await context.insertIfAbsent(new FileFavorite({ file, member }));
  else {
    await em.nativeDelete(FileFavorite, { file, member });
    context.services.tablesWritten(["file_favorites"]);
  }
}

/** Moves files to a folder, all or none; returns their ids. */
export async function moveFiles(
  ids: readonly string[],
  folderId: string | null,
  context: Context,
): Promise<string[]> {
  const files = outermost(await filesToChange(ids, context));
  const place = await placeToFill(folderId, context);
  refuseTaking(files, context);
  if (files.some(({ owner }) => owner.id !== place.owner))
    throw new Forbidden("Files stay with their owner");
  const readers = files.flatMap((file) => file.readers).concat(place.folder?.readers ?? []);
  for (const { id } of files.slice(0, 1)) announceFile(id, readers, context);
  await changeTree(place.owner, context, async (read, em) => {
    await verifyPlace(place, context, read);
    await em.find(File, { id: { $in: files.map(({ id }) => id) } }, STORED);
    const target = place.folder && (await read.findOneOrFail(File, place.folder.id));
    const above = target ? [...target.ancestors, target.id] : [];
    const moved = files.filter(({ id, parent }) => id !== target?.id && parent?.id !== target?.id);
    if (files.some(({ id }) => above.includes(id)))
      throw new Invalid({ folderId: "Not valid" }, "A folder can't be moved into itself");
    await refuseTooDeep(moved, above.length);
    const inUse = await namesIn(place, read);
    for (const file of moved) {
      if (file.deletedAt) throw notFound(File);
      refuseChange(file, context.viewer);
      file.parent = place.folder;
      file.name = freeName(file.name, inUse);
      file.nameKey = nameKeyOf(file.name);
      inUse.add(file.nameKey);
    }
  });
  return files.map(({ id }) => id);

  async function refuseTooDeep(moved: readonly File[], depth: number): Promise<void> {
    for (const { id, depth: from } of moved) {
      const [deepest] = await context.em
        .fork({ keepTransactionContext: true })
        .find(
          File,
          { ancestors: { $contains: [id] } },
          { fields: ["depth"], orderBy: { depth: "desc" }, limit: 1 },
        );
      if (depth + (deepest?.depth ?? from) - from >= MAX_DEPTH)
        throw new Invalid(
          { folderId: `At most ${MAX_DEPTH}` },
          "Folders lie too deep in each other",
        );
    }
  }
}
