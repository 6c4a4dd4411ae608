import { z } from "zod";
import type { Sort } from "../../ui/table/column.ts";

export const BOARDS_ADDRESS = "/dashboard/kanban";

export const DUE = ["late", "today", "week", "none"] as const;
export type Due = (typeof DUE)[number];

const SORTS = ["priority", "-priority", "due", "-due"] as const;

const list = z
  .string()
  .transform((text) => text.split(",").filter(Boolean))
  .catch([]);

const parsed = z.object({
  board: z.uuid().optional().catch(undefined),
  card: z.uuid().optional().catch(undefined),
  view: z.enum(["board", "list"]).catch("board"),
  /** Of the list; by column and place without it */
  sort: z.enum(SORTS).optional().catch(undefined),
  /** On a phone: the column that is shown */
  column: z.uuid().optional().catch(undefined),
  q: z.string().trim().max(200).catch(""),
  assignee: list,
  label: list,
  due: z.enum(DUE).optional().catch(undefined),
  mine: z
    .literal("1")
    .transform(() => true)
    .optional()
    .catch(undefined),
});

/** What the URL of a board says: its view, its filters, and the card that is open. */
export type BoardState = z.output<typeof parsed>;

export const boardState = (params: URLSearchParams): BoardState =>
  parsed.parse(Object.fromEntries(params));

export function boardUrl(state: Partial<BoardState>): string {
  const params = new URLSearchParams(
    Object.entries(state)
      .filter(
        ([name, value]) => String(value ?? "") !== "" && !(name === "view" && value === "board"),
      )
      .map(([name, value]) => [name, value === true ? "1" : String(value)]),
  );
  const query = params.toString();
  return BOARDS_ADDRESS + (query && `?${query}`);
}

/** What the URL says of a list that is sorted so. */
export const sortOf = ({ by, direction }: Sort): BoardState["sort"] =>
  SORTS.find((each) => each === (direction === "descending" ? `-${by}` : by));

/** Without its filters. */
export const unfiltered = (state: BoardState): BoardState => ({
  ...state,
  q: "",
  assignee: [],
  label: [],
  due: undefined,
  mine: undefined,
});

export const hasFilter = ({ q, assignee, label, due, mine }: BoardState): boolean =>
  Boolean(q || assignee.length > 0 || label.length > 0 || due || mine);
