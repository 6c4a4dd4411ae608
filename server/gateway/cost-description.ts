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

/** What callers should know about limits; the schema's own description. */
export const COSTS = [
  "An operation costs points before it runs: one for each object that its answer may hold.",
  `A list counts its \`first\`, or ${ASSUMED_ROWS} where it does not say.`,
  `A change is ${MUTATION} more, anything about the schema ${INTROSPECTION}, a \`totalCount\` 5.`,
  `What cannot be read by one statement costs ${STATEMENT} more for each; what is not found cannot.`,
  `A document that is not valid, or variables that do not fit, cost ${BAD_REQUEST.work}.`,
  "A subscription costs a tenth of one event, once, when it begins.",
  `One operation may cost ${MAX_POINTS} points, be ${MAX_DEPTH} levels deep, and hold`,
  `${MAX_ALIASES} aliases, ${MAX_ROOT_FIELDS} fields at the root and ${MAX_TOKENS} tokens: TOO_COSTLY.`,
  `In an hour a visitor's address has ${BUDGETS.visitor} points, a user ${BUDGETS.session};`,
  "they come back a little all the time.",
  "Who has too few is refused with RATE_LIMITED, and when to come back: `retryAfter`, in seconds.",
  "`extensions.cost` of an answer says what was `requested`; the `actual` cost, by the objects that",
  "the answer holds, the rest being given back; and with `throttle` the points there are now:",
  "`max`, `available`, and `restoreRate`, which is a second's.",
  `With the header \`${ESTIMATE_ONLY}: true\` an operation is not run, only its cost is said.`,
].join(" ");
