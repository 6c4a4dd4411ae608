import { loadavg } from "node:os";
import type { BoundGroup, Figures, Goal, Row } from "../row.ts";
import type { Switches } from "./contender.ts";
import type { Measured } from "./measure.ts";

/** A line of the table. */
export interface Line extends Omit<Row<never>, "measure"> {
  group: Pick<BoundGroup, "switches" | "isPart">;
  /** The load of the machine when the row began. */
  load: number;
  figures: Figures;
}

const HEAD = [
  "row",
  "work",
  "unit",
  "floor",
  "peer",
  "Atelier",
  "ratio",
  "goal",
  "met",
  "switches",
  "load",
];

export const loadNow = (): number => loadavg()[0] ?? 0;

/** Prints a server's result during the measurement. */
function showMeasured(name: string, measured: Measured): void {
  const { server, database, total, rate, p50, p99 } = measured;
  console.log(
    `  ${name.padEnd(12)} ${digits(total)} CPU ms (${digits(server)} + ${digits(database)} PostgreSQL), ` +
      `${digits(rate)}/s, p50 ${digits(p50)} ms, p99 ${digits(p99)} ms`,
  );
}

export const showAll = (of: Readonly<Record<string, Measured>>): void =>
  Object.entries(of).forEach(([name, measured]) => showMeasured(name, measured));

/** Prints a line as soon as it is known, so that it is not lost with a run that is stopped. */
export const showLine = (line: Line): void => console.log(`  = ${cells(line).join(" | ")}`);

/** Prints the table as Markdown. */
export function showTable(lines: readonly Line[]): void {
  const rows = [HEAD, HEAD.map(() => "---"), ...lines.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log();
  for (const row of rows) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  }
}

function cells({ name, work, unit = "CPU ms", goal, group, load, figures }: Line): string[] {
  const { atelier, floor, peer } = figures;
  const compared = goal?.of === "peer" ? peer : (floor ?? peer);
  const ratio = compared && atelier / compared[1];
  const met = goal && isMet(goal, goal.of ? ratio : atelier);
  return [
    name,
    group.isPart ? `${work} (a part)` : work,
    unit,
    shown(floor),
    shown(peer),
    digits(atelier),
    ratio === undefined ? "" : digits(ratio),
    goal ? goalText(goal) : "",
    met === undefined ? "" : met ? "yes" : "no",
    switchesText(group.switches),
    load.toFixed(1),
  ];
}

const shown = (figure: Figures["floor"]): string =>
  figure ? `${digits(figure[1])} ${figure[0]}` : "";

export const switchesText = (switches: Switches = {}): string =>
  Object.entries(switches)
    .map((pair) => pair.join("="))
    .join(" ");

/** A figure that could not be measured, as that of a peer that is not installed, meets no goal. */
const isMet = ({ most = Infinity, least = -Infinity }: Goal, figure = NaN): boolean | undefined =>
  Number.isNaN(figure) ? undefined : figure <= most && figure >= least;

const goalText = ({ most, least, of }: Goal): string =>
  [most === undefined ? `≥ ${least}` : `≤ ${most}`, of && `× ${of}`].filter(Boolean).join(" ");

/** Three significant digits. */
export const digits = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
