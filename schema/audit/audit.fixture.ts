import { User } from "../accounts/user.ts";
import { type Fixture, CREATED, cursors, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, times } from "../oracle/series.ts";
import { AuditAction, AuditEntry } from "./audit-entry.ts";

const KINDS = ["Post", "User", "Member"] as const;

export const fixture: Fixture = {
  after: ["accounts"],
  fill(world) {
    const users = world.of(User);
    const entry = (n: number): AuditEntry => {
      const values = {
        action: nth(Object.values(AuditAction), n),
        user: nth([...users.slice(0, 5), null], n),
        kind: nth(KINDS, n),
        item: n % 6 === 1 ? nth(users, n).id : nth([idOf(8, n % 4), null], n),
        fields: nth([[], ["title", "content"]], n),
        changes: nth([[], [{ field: "roles", before: "member", after: "member, editor" }]], n),
        count: nth([1, 1, 40], n),
        network: nth(["192.0.2.0/24", "2001:db8:1::/48", ""], n),
      };
      return Object.assign(new AuditEntry(values, at(n)), { id: idOf(9, n), updatedAt: at(n) });
    };
    world.add(times(24, entry));
  },
  values(world) {
    const entries = world.of(AuditEntry);
    return {
      "Query.auditEntries.after": cursors(entries, CREATED),
      "Query.ownAuditEntries.after": cursors(entries, CREATED),
      "Query.auditItemNames.ids": [entries.map(({ id }) => id), [UNKNOWN]],
      "Query.auditEntries.userId": [...some(world.of(User)), UNKNOWN],
      "Query.auditEntries.kind": [...KINDS, "Nothing"],
      "Query.auditEntries.item": [idOf(8, 1), UNKNOWN],
    };
  },
  unseen: {
    "AuditEntry without id": "requires a permission",
    "AuditEntry without user": "one's own are found by the viewer's id",
  },
  open: {
    "Query.auditEntries": "requires a permission",
    "AuditEntry.user": "requires a permission",
    "Query.ownAuditEntries": "they are found by the viewer's id",
  },
};
