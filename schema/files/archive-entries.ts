import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { freeName, nameKeyOf } from "./file-name.ts";
import { versionKey } from "./file-version.ts";
import { File, FileScan } from "./file.ts";
import { outermost } from "./find-files.ts";

/** The most entries of an archive. */
const MAX_ENTRIES = 10_000;
/** The most items that are chosen for one: as many as a page of the list has. */
const MAX_CHOSEN = 100;

/** An entry of an archive: where it is in that, and where its bytes are; a folder has none. */
export interface ArchiveEntry {
  path: string;
  modifiedAt: Date;
  size: number;
  key?: string;
}

interface Row {
  id: string;
  parent: string;
  name: string;
  modified: string;
  size: string | null;
  version: string | null;
}

const ENTRIES = `
  with chosen as (select unnest(string_to_array(?, ','))::uuid as id)
  select files.id, files.parent_id as parent, files.name, files.modified_at::text as modified,
    file_versions.size::text as size, file_versions.id as version
  from files left join file_versions on file_id = files.id and number = version_number
  where files.id in (
      select id from chosen
      union select file_id from file_ancestors where ancestor_id in (select id from chosen))
    and deleted_at is null and scan <> 'blocked'
  order by depth, name limit ${MAX_ENTRIES + 1}`;

/** The files of an archive, and all that is in folders among them: the content that they have now. */
export async function entriesOf(
  files: readonly Pick<File, "id" | "name">[],
  em: EntityManager,
): Promise<ArchiveEntry[]> {
  const ids = files.map(({ id }) => id).join(",");
  const rows = await em.getConnection().execute<Row[]>(ENTRIES, [ids], "all");
  if (rows.length > MAX_ENTRIES)
    throw new Invalid(
      { files: `At most ${MAX_ENTRIES}` },
      "There are too many files for one archive",
    );
  const paths = namesInArchive(files);
  return rows.flatMap((row: Row) => {
    const above = paths.get(row.parent);
    const path = paths.get(row.id) ?? (above === undefined ? undefined : `${above}/${row.name}`);
    if (path === undefined) return [];
    const modifiedAt = new Date(row.modified);
    if (row.version)
      return { path, modifiedAt, size: Number(row.size), key: versionKey(row.version) };
    paths.set(row.id, path);
    return { path: `${path}/`, modifiedAt, size: 0 };
  });
}

/** Files of several folders may have the same name: then one gets a number. */
function namesInArchive(files: readonly Pick<File, "id" | "name">[]): Map<string, string> {
  const inUse = new Set<string>();
  return new Map(
    files.map(({ id, name }) => {
      const free = freeName(name, inUse);
      inUse.add(nameKeyOf(free));
      return [id, free];
    }),
  );
}

/** Files that the viewer chose for an archive, without what is in folders among them. */
export async function filesForArchive(
  ids: readonly string[],
  context: Context,
): Promise<{ name: string; files: File[] }> {
  if (ids.length > MAX_CHOSEN) throw new Invalid({ ids: `At most ${MAX_CHOSEN}` });
  const order = { orderBy: { name: "asc", id: "asc" }, populate: ["parent"] };
  const files = await allOf(File, { id: { $in: [...ids] } }, context, order);
  if (files.length === 0 || files.length < new Set(ids).size) throw notFound(File);
  if (files.some(({ scan }) => scan === FileScan.BLOCKED))
    throw new Forbidden("This file is blocked");
  const chosen = outermost(files);
  const [one, another] = chosen;
  const name = (another ? commonFolder(chosen, context)?.name : one?.name) ?? "Files";
  return { name, files: chosen };
}

/** The folder that all are in, if the viewer sees it. */
function commonFolder(files: readonly File[], { viewer: { memberId } }: Context) {
  const [folder] = files.map(({ parent }) => parent);
  const isCommon = files.every(({ parent }) => parent?.id === folder?.id);
  return isCommon && memberId && folder?.readers.includes(memberId) ? folder : undefined;
}
