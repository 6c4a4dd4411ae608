import type { ListAddress } from "../../dashboard/list/list-address.ts";

/** The addresses of the list. */
export const categoryList = {
  tabs: ["all", "trash"],
  sorts: ["order", "name", "posts"],
  sort: { by: "order", direction: "ascending" },
} as const satisfies ListAddress;
