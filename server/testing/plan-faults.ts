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
  Plans?: Plan[];
}

/**
 * The first row of a page by number may be this far from the start; no other read needs this many
 * rows.
 */
const MAX_ROWS = 20_000;

/**
 * The faults of a plan: what takes longer the more rows there are. That is reading or sorting one
 * of these tables completely, and in a plan that was run also walking along an index past more rows
 * than a page needs.
 */
export function planFaults(plan: Plan, tables: readonly string[], counts: boolean): string[] {
  const faults = allOf(plan).flatMap((node) => {
    const table = node["Relation Name"] ?? "";
    if (tables.includes(table)) {
      if (node["Node Type"].includes("Seq Scan")) return [`reads all of ${table}`];
      const rows = rowsOf(node);
      if (!counts && rows > MAX_ROWS) return [`walks past ${rows} rows of ${table}`];
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
  ((node["Actual Rows"] ?? 0) +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0)) *
  (node["Actual Loops"] ?? 1);

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
