/** A node of a plan, as `explain (format json)` writes it. */
export interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Parent Relationship"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: Plan[];
}

// A filter that fits one row in six is read without an index, and rightly so: PostgreSQL finds what it needs soon.

/** The most rows that a step of a plan may read of a table: up to 1,001 rows are looked up. */
export const MAX_ROWS = 6_000;

/** The same for counts, which stop at 10,001, and for pages by number, which skip rows. */
export const MAX_ROWS_PASSED = 60_000;

/** What a plan that was run has read of some tables. */
export interface Reading {
  /** The rows that its largest step returned or dropped, in all its loops. */
  rows: number;
  table: string;
  /** The blocks of 8 KB that the whole plan used. */
  blocks: number;
}

export function readingOf(plan: Plan, tables: ReadonlySet<string>): Reading {
  const blocks = (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
  const largest = allOf(plan)
    .map((node) => ({ table: node["Relation Name"] ?? "", rows: rowsOf(node) }))
    .filter(({ table }) => tables.has(table))
    .reduce((most, one) => (one.rows > most.rows ? one : most), { table: "", rows: 0 });
  return { ...largest, blocks };
}

/** The fault of a plan that was run: a step that reads more rows than it may. */
export function faultOf({ rows, table }: Reading, passesRows: boolean): string[] {
  const most = passesRows ? MAX_ROWS_PASSED : MAX_ROWS;
  return rows > most ? [`reads ${rows} rows of ${table}, more than ${most}`] : [];
}

/**
 * The faults of a plan that was not run, on a database too small for figures: what would have no
 * index to use, because these tables are read or sorted completely.
 */
export function missingIndexes(plan: Plan, tables: readonly string[]): string[] {
  const faults = allOf(plan).flatMap((node) => {
    const table = node["Relation Name"] ?? "";
    if (tables.includes(table) && node["Node Type"].includes("Seq Scan")) {
      return [`reads all of ${table}`];
    }
    if (node["Node Type"] !== "Sort") return [];
    return sourcesOf(node)
      .filter((source) => tables.includes(source["Relation Name"] ?? "") && isWhole(source))
      .map((source) => `sorts all of ${source["Relation Name"]}`);
  });
  return [...new Set(faults)];
}

const allOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(allOf)];

const rowsOf = (node: Plan): number =>
  Math.round(
    ((node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)) *
      (node["Actual Loops"] ?? 1),
  );

/** Nodes that return fewer rows than they read, whatever the table contains. */
const NARROWING = ["Limit", "Aggregate", "Group", "Unique"];

/** The tables whose rows reach a node. */
const sourcesOf = ({ Plans = [] }: Plan): Plan[] =>
  Plans.filter(
    (below) => !["SubPlan", "InitPlan"].includes(below["Parent Relationship"] ?? ""),
  ).flatMap((below) => {
    if (NARROWING.includes(below["Node Type"])) return [];
    return below["Relation Name"] ? [below] : sourcesOf(below);
  });

/** Whether only a filter decides which rows of a table are read. */
const isWhole = ({ "Node Type": type, "Index Cond": condition, Plans = [] }: Plan): boolean =>
  type.includes("Bitmap")
    ? Plans.flatMap(allOf).every((below) => below["Index Cond"] === undefined)
    : type !== "Tid Scan" && condition === undefined;
