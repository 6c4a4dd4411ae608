import { anyOf, ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { AuditEntry } from "./audit-entry.ts";

/** Administrators see all, others what they did themselves, and what was tried with their account. */
rowPolicy(AuditEntry, (viewer) =>
  anyOf(viewer.may("audit:read") && ALL, viewer.userId && { user: viewer.userId }),
);
fieldPolicy(
  AuditEntry,
  ["action", "user", "kind", "item", "fields", "changes", "count", "network"],
  {},
);
