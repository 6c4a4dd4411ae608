import type { TypePolicies } from "@apollo/client";
import { pagedList } from "../../platform/apollo/paged-list.ts";

export const policies: TypePolicies = {
  Query: { fields: { notifications: pagedList([]) } },
};
