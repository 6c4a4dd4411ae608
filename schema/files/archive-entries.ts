import type { EntityManager } from "@mikro-orm/core";
import { Invalid } from "../foundation/errors.ts";
import { versionKey } from "./file-version.ts";

/** The most entries of an archive. */
const MAX_ENTRIES = 10_000;

/** An entry of a folder's archive: where it is in that, and where its bytes are; a folder has none. */
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
  select files.id, files.parent_id as parent, files.name, files.modified_at::text as modified,
    file_versions.size::text as size, file_versions.id as version
  from files left join file_versions on file_id = files.id and number = version_number
  where files.id in (select file_id from file_ancestors where ancestor_id = ?)
    and deleted_at is null and scan <> 'blocked'
  order by depth, name limit ${MAX_ENTRIES + 1}`;

/** What is in a folder, in all folders below it: the content that they have now. */
export async function entriesOf(
  { id, name }: { id: string; name: string },
  em: EntityManager,
): Promise<ArchiveEntry[]> {
  const rows = await em.getConnection().execute<Row[]>(ENTRIES, [id], "all");
  if (rows.length > MAX_ENTRIES)
    throw new Invalid(
      { files: `At most ${MAX_ENTRIES}` },
      "This folder is too large for an archive",
    );
  const paths = new Map([[id, name]]);
  return rows.flatMap((row: Row) => {
    const above = paths.get(row.parent);
    if (above === undefined) return [];
    const path = `${above}/${row.name}`;
    const modifiedAt = new Date(row.modified);
    if (row.version)
      return { path, modifiedAt, size: Number(row.size), key: versionKey(row.version) };
    paths.set(row.id, path);
    return { path: `${path}/`, modifiedAt, size: 0 };
  });
}
