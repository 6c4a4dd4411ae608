import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import type { CsvCell } from "../foundation/csv.ts";
import { Forbidden, Unauthenticated } from "../foundation/errors.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { audit } from "./audited-writes.ts";
import { AuditAction, type AuditChange, AuditEntry } from "./audit-entry.ts";
import { type AuditEntryFilter, auditWhere } from "./audit-entry.resolver.ts";

/** Rows in memory at once. */
const CHUNK = 500;

const NAMES = [
  "time",
  "action",
  "count",
  "kind",
  "item",
  "user",
  "email",
  "fields",
  "changes",
  "network",
];

/**
 * The entries that a filter asks for as rows of a file, the header first, newest first. They are read
 * piece by piece: however many there are, memory does not grow.
 * @param filterOf may refuse what was sent, after the viewer was
 */
export function exportedAudit(
  filterOf: () => AuditEntryFilter,
  context: Context,
): AsyncGenerator<readonly CsvCell[]> {
  const { viewer } = context;
  if (!viewer.isSignedIn) throw new Unauthenticated();
  if (!viewer.may("audit:read")) throw new Forbidden();
  return rowsOf(auditWhere(filterOf()), context);
}

async function* rowsOf(where: Where, context: Context): AsyncGenerator<readonly CsvCell[]> {
  audit({ action: AuditAction.EXPORTED, kind: AuditEntry.name }, context);
  await context.save();
  yield NAMES;
  for (let last: AuditEntry | undefined; ;) {
    const older = last && {
      $or: [
        { createdAt: { $lt: last.createdAt } },
        { createdAt: last.createdAt, id: { $lt: last.id } },
      ],
    };
    const entries: AuditEntry[] = await allOf(
      AuditEntry,
      { $and: [where, ...(older ? [older] : [])] },
      context,
      { orderBy: { createdAt: "desc", id: "desc" }, limit: CHUNK },
    );
    const users = await usersOf(entries, context);
    for (const entry of entries) {
      const user = users.get(entry.user?.id ?? "");
      yield [
        entry.createdAt.toISOString(),
        entry.action,
        entry.count,
        entry.kind,
        entry.item,
        user?.name,
        user?.email,
        entry.fields.join(" "),
        entry.changes.map(changeOf).join("; "),
        entry.network,
      ];
    }
    if (entries.length < CHUNK) return;
    last = entries.at(-1);
    context.em.clear();
  }
}

const changeOf = ({ field, before, after }: AuditChange): string =>
  `${field}: ${before ?? "-"} > ${after ?? "-"}`;

async function usersOf(entries: AuditEntry[], context: Context): Promise<Map<string, User>> {
  const ids = new Set(entries.flatMap(({ user }) => user?.id ?? []));
  const users = await context.em.find(User, { id: { $in: [...ids] } });
  return new Map(users.map((user) => [user.id, user]));
}
