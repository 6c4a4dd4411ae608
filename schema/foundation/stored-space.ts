/** Stored files of the rows of one table, and whose space they use. */
export interface StoredSpace {
  /** The column of the member; rows without one belong to the site. */
  member: string;
  /** Bytes of a row, in SQL; null counts nothing. */
  size: string;
  /** Tables with the same files, which it sums up. */
  sums?: readonly string[];
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
