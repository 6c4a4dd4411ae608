import type { ListAddress } from "../../dashboard/list/list-address.ts";

/** The addresses of the list. */
export const memberTypeList = {
  tabs: ["all", "trash"],
  sorts: ["order", "name", "members"],
  sort: { by: "order", direction: "ascending" },
} as const satisfies ListAddress;
