import { anyOf, ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { AuditEntry } from "./audit-entry.ts";

rowPolicy(AuditEntry, (viewer) => anyOf(viewer.may("audit:read") && ALL));
fieldPolicy(AuditEntry, ["action", "user", "kind", "item", "fields", "network"], {});
