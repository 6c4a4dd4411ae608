import { anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import { DataCopy } from "./data-copy.ts";

/** One's own: no role reads that of others. */
rowPolicy(DataCopy, ({ userId }) =>
  anyOf(userId && { user: userId, $or: [{ expiresAt: null }, { expiresAt: { $gt: NOW } }] }),
);
fieldPolicy(DataCopy, ["status", "parts", "partsDone", "size", "expiresAt", "path"]);
