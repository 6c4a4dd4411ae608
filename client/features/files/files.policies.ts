import type { TypePolicies } from "@apollo/client";

/** Cache policies of files. */
export const policies: TypePolicies = {
  Query: { fields: { fileQuota: { merge: true } } },
};
