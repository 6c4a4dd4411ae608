import { BUDGETS } from "./token-buckets.ts";
import {
  BAD_REQUEST,
  INTROSPECTION,
  MAX_POINTS,
  MUTATION,
  STATEMENT,
  ASSUMED_ROWS,
} from "./cost.ts";
import { ESTIMATE_ONLY } from "./cost-plugin.ts";
import { MAX_DEPTH, MAX_ALIASES, MAX_ROOT_FIELDS, MAX_TOKENS } from "./limits.ts";

/** The limits as callers should know them; part of the schema's description. */
export const COSTS = [
  "An operation costs points before it runs: one for each object that its answer may contain.",
  `A list counts as its \`first\`, or as ${ASSUMED_ROWS} objects without one.`,
  `A mutation costs ${MUTATION} more, introspection ${INTROSPECTION}, a \`totalCount\` 5.`,
  `If an answer needs several statements, each costs ${STATEMENT} more; so does one that finds nothing.`,
  `An invalid document or invalid variables cost ${BAD_REQUEST.work}.`,
  "A subscription costs a tenth of one event, once, when it starts.",
  `One operation may cost ${MAX_POINTS} points, be ${MAX_DEPTH} levels deep, and contain`,
  `${MAX_ALIASES} aliases, ${MAX_ROOT_FIELDS} root fields and ${MAX_TOKENS} tokens: TOO_COSTLY.`,
  `A visitor's address has ${BUDGETS.visitor} points an hour, a user ${BUDGETS.session};`,
  "they are refilled continuously.",
  "A caller with too few points gets RATE_LIMITED, with \\`retryAfter\\` in seconds.",
  "`extensions.cost` of an answer says what was `requested`; the `actual` cost, by the objects that",
  "the answer holds, the rest being given back; and with `throttle` the points there are now:",
  "`max`, `available`, and `restoreRate`, which is a second's.",
  `With the header \`${ESTIMATE_ONLY}: true\` an operation is not run, only its cost is said.`,
].join(" ");
