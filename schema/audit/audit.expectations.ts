import { ADMINS, IDS, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    auditEntries: ["{ auditEntries { nodes { id } } }", ADMINS],
    auditKinds: ["{ auditKinds }", ADMINS],
    auditItemNames: [`{ auditItemNames(${IDS}) { id name } }`, ADMINS],
    ownAuditEntries: ["{ ownAuditEntries { nodes { id } } }", SIGNED_IN],
  },
  planExceptions: {
    auditItemNames: "at most 100 rows, found by their ids, in a statement per type",
  },
  growing: ["audit_entries"],
  withoutDemo: {
    AuditEntry: "entries are written with what they are about",
  },
};
