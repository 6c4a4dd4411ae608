import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";
import { DEFAULT_AUDIT_RETENTION_DAYS } from "../settings/site-settings.ts";
import "./audit-entry.access.ts";
import { AuditEntryResolver } from "./audit-entry.resolver.ts";
import { AuditEntry } from "./audit-entry.ts";
import { storeRefusals } from "./store-refusals.ts";

export const auditLog = domain({
  name: "audit",
  resolvers: [AuditEntryResolver],
  permissions: {
    "audit:read": [Role.ADMIN],
  },
  timers: {
    "store refusals": { every: MINUTE, run: storeRefusals },
    "delete old entries": {
      every: HOUR,
      async run({ em, services: { clock, site, tablesWritten } }) {
        const { auditRetentionDays = DEFAULT_AUDIT_RETENTION_DAYS } = await site.decisions();
        const before = new Date(clock.now().getTime() - auditRetentionDays * DAY);
        const deleted = await em.nativeDelete(AuditEntry, { createdAt: { $lt: before } });
        if (deleted) tablesWritten(["audit_entries"]);
      },
    },
  },
});
export { audit, auditedWrites, auditRefusedSignIn } from "./audited-writes.ts";
export { exportedAudit } from "./export-audit.ts";
export { AuditAction, AuditEntry, AuditResult } from "./audit-entry.ts";
