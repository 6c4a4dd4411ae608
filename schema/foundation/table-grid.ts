/** Of a table in a text. */
export const TABLE_LIMITS = { columns: 12, rows: 200 };

export interface SpanningCell<Cell> {
  cell: Cell;
  colspan: number;
  rowspan: number;
}

/**
 * The rows of a table of HTML with equally many cells, because those of texts are not merged: what a
 * cell spans is filled with empty ones. A span makes no table wider or longer than its cells do. A
 * table beyond the limits stays as it is, to be refused.
 */
export function gridOf<Cell>(
  rows: readonly (readonly SpanningCell<Cell>[])[],
  emptyBeside: (cell: Cell) => Cell,
): Cell[][] {
  const most = rows.reduce((width, cells) => Math.max(width, cells.length), 0);
  if (most > TABLE_LIMITS.columns || rows.length > TABLE_LIMITS.rows)
    return rows.map((cells) => cells.map(({ cell }) => cell));
  const grid = rows.map((): (Cell | undefined)[] => []);
  for (const [top, cells] of rows.entries()) {
    const line = grid[top] ?? [];
    let at = 0;
    for (const { cell, colspan, rowspan } of cells) {
      while (line[at] !== undefined) at += 1;
      const width = Math.max(1, Math.min(colspan, most - at));
      for (const below of grid.slice(top, top + Math.max(1, rowspan)))
        for (let column = at; column < at + width; column += 1)
          below[column] ??= below === line && column === at ? cell : emptyBeside(cell);
    }
  }
  const width = grid.reduce((widest, { length }) => Math.max(widest, length), 0);
  return grid.map((line) => {
    const last = line.findLast((cell) => cell !== undefined);
    return Array.from({ length: width }, (_, column) => {
      const cell = line[column];
      if (cell !== undefined) return cell;
      return emptyBeside(last as Cell);
    });
  });
}

/** A `colspan` or `rowspan` as it is written in HTML. */
export const spanOf = (value: string | null | undefined): number =>
  Math.max(1, Number.parseInt(value ?? "", 10) || 1);
