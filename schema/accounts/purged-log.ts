import { onPurge } from "./on-purge.ts";

// who an erased account was is erased from the audit log, too; here, because domains of staff import the log
onPurge("audit_entries", {
  user: `update audit_entries set user_id = null, session_id = null, network = '' where user_id = old.id;`,
});
