/** Stored files of the rows of one table, and whose space they use. */
export interface StoredSpace {
  /** The column of the member; rows without one belong to the site. */
  member: string;
  /** Bytes of a row, in SQL; null counts nothing. */
  size: string;
  /** Tables with the same files, which it sums up. */
  sums?: readonly string[];
  /** Of a table of sums: that of the single files. */
  files?: { table: string; member: string; size: string };
  /** The project that a row is part of, in SQL. */
  project?: string;
  /** When the file of a row was added, in SQL; by default when the row was, null if that is not known. */
  addedAt?: string | null;
}

const spaces = new Map<string, StoredSpace>();

/** Declares stored files by their table. */
export function addStoredSpaces(all: ReadonlyMap<string, StoredSpace>): void {
  for (const [table, space] of all) spaces.set(table, space);
}

/** A statement with one value, the id of a member: how many bytes their files use. */
export function usedSpaceStatement(): string {
  const parts = Array.from(
    spaces,
    ([table, { member, size }]) =>
      `select (${size})::bigint as bytes from "${table}", own where "${table}"."${member}" = own.id`,
  );
  return `with own as (select ?::uuid as id)
    select coalesce(sum(bytes), 0)::text as used from (${parts.join(" union all ")}) as files`;
}

/** All stored files of the member with the id `own.id`, one a row: bytes, project, added. */
const filesOfOwn = (): string =>
  Array.from(spaces, ([name, { files, project = "null", addedAt = "created_at", ...space }]) => {
    const { table, member, size } = files ?? { table: name, ...space };
    const added = addedAt === null ? "null" : `"${table}"."${addedAt}"`;
    return `select (${size})::bigint as bytes, (${project})::uuid as project, (${added})::timestamptz as added
      from "${table}", own where "${table}"."${member}" = own.id`;
  }).join(" union all ");

/** A statement with one value, the id of a member: the bytes that they added to each project, the largest first. */
export const spaceByProjectStatement = (): string =>
  `with own as (select ?::uuid as id)
    select project, sum(bytes)::text as size from (${filesOfOwn()}) as files
    where project is not null and bytes > 0 group by 1 order by sum(bytes) desc, 1`;

/** A statement with the id of a member, a time zone and an instant: the bytes that they have added in each month since. */
export const spaceByMonthStatement = (): string =>
  `with own as (select ?::uuid as id)
    select to_char(added at time zone ?, 'YYYY-MM') as month, sum(bytes)::text as size
    from (${filesOfOwn()}) as files
    where bytes > 0 and added >= ?::timestamptz group by 1 order by 1`;
