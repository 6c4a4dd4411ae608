interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** Within an account's hourly query budget, with room for other work. */
const MAX_ROWS = 1_000;
/** The largest page that the screen requests: an operation with more rows may be too costly. */
const PAGE_SIZE = 25;

interface Limits {
  most?: number;
  pageSize?: number;
}

/** Reads a list page by page, up to a limit. A row that moves to a later page meanwhile is counted once. */
export async function allPages<Row extends { id: string }>(
  readPage: (at: { page: number; size: number }) => Promise<Page<Row> | undefined>,
  { most = MAX_ROWS, pageSize = PAGE_SIZE }: Limits = {},
): Promise<{ rows: Row[]; total: number }> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const read = await readPage({ page, size: pageSize });
    for (const row of read?.rows ?? []) if (rows.size < most) rows.set(row.id, row);
    const total = read?.total ?? 0;
    if (page * pageSize >= Math.min(total, most)) return { rows: [...rows.values()], total };
  }
}
