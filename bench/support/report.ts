import type { Measured } from "./measure.ts";

/** A line of the table. */
export interface Line {
  work: string;
  /** The unit of the figures: "CPU ms", "requests/s" and so on. */
  unit: string;
  /** Another baseline or a peer, and its figure. */
  beside?: readonly [name: string, figure: number];
  /** The figure of the relevant baseline. */
  floor: number;
  atelier: number;
  /** Atelier's figure relative to the baseline. */
  ratio: number;
  goal: string;
}

const HEAD = ["work", "unit", "beside", "floor", "Atelier", "ratio", "goal"];

/** Prints a server's result during the measurement. */
export function showMeasured(name: string, measured: Measured): void {
  const { server, database, total, rate, p50, p99, memory } = measured;
  console.log(
    `  ${name.padEnd(9)} ${digits(total)} CPU ms (${digits(server)} + ${digits(database)} PostgreSQL), ` +
      `${digits(rate)}/s, p50 ${digits(p50)} ms, p99 ${digits(p99)} ms, ${digits(memory)} MB`,
  );
}

export function showTable(lines: readonly Line[]): void {
  const rows = lines.map(({ work, unit, beside, floor, atelier, ratio, goal }) => [
    work,
    unit,
    beside ? `${beside[0]} ${digits(beside[1])}` : "–",
    digits(floor),
    digits(atelier),
    digits(ratio),
    goal,
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0), head.length),
  );
  const show = (cells: readonly string[]) =>
    console.log(
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column < 2 || column === 6 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    );
  console.log();
  show(HEAD);
  show(widths.map((width) => "─".repeat(width)));
  for (const row of rows) show(row);
}

/** Three significant digits. */
export const digits = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
