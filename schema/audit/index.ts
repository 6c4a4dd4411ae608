import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import "./audit-entry.access.ts";
import { AuditEntryResolver } from "./audit-entry.resolver.ts";
import { AuditEntry } from "./audit-entry.ts";

const DELETED_AFTER_MS = 365 * DAY;

export const auditLog = domain({
  name: "audit",
  resolvers: [AuditEntryResolver],
  permissions: {
    "audit:read": [Role.ADMIN],
  },
  timers: {
    "delete old entries": {
      every: HOUR,
      async run({ em, services: { clock, tablesWritten } }) {
        const before = new Date(clock.now().getTime() - DELETED_AFTER_MS);
        const deleted = await em.nativeDelete(AuditEntry, { createdAt: { $lt: before } });
        if (deleted) tablesWritten(["audit_entries"]);
      },
    },
  },
});
export { audit, auditedWrites, auditRefusedSignIn } from "./audited-writes.ts";
export { AuditAction, AuditEntry } from "./audit-entry.ts";
