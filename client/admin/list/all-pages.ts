interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** Within an account's hourly query budget, with room for other work. */
const MAX_ROWS = 1_000;
/** The largest page that the screen requests: an operation with more rows may be too costly. */
const PAGE_SIZE = 25;

/** Reads a list page by page, up to a limit. A row that moves to a later page meanwhile is counted once. */
export async function allPages<Row extends { id: string }>(
  readPage: (at: { page: number; size: number }) => Promise<Page<Row> | undefined>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const read = await readPage({ page, size: PAGE_SIZE });
    for (const row of read?.rows ?? []) if (rows.size < MAX_ROWS) rows.set(row.id, row);
    const total = read?.total ?? 0;
    if (page * PAGE_SIZE >= Math.min(total, MAX_ROWS)) return { rows: [...rows.values()], total };
  }
}
