import type { Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    auditEntries: ["{ auditEntries { nodes { id } } }", ["admin"]],
  },
  growing: ["audit_entries"],
  withoutDemo: {
    AuditEntry: "entries are written with what they are about",
  },
};
