import type { EntityManager } from "@mikro-orm/core";
import { AuditAction } from "../audit/audit-entry.ts";
import { audit } from "../audit/audited-writes.ts";
import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { ProxyClient } from "./proxy-client.ts";
import { nextReset } from "./quota-period.ts";
import { runSql } from "./run-sql.ts";

const PER_ROUND = 100;

/**
 * The one reset, for the button, the API and the end of a period: who only their quota had stopped may connect again, and
 * who was stopped by hand, or has expired, may not.
 */
async function reset(client: ProxyClient, now: Date, em: EntityManager): Promise<void> {
  const next = nextReset(client.quotaPeriod, client.resetDay, now);
  await runSql(
    em,
    `update proxy_clients set used_bytes = 0, last_reset_at = ?::timestamptz, next_reset_at = ?::timestamptz,
        alerted_percent = 0,
        access_changed_at = case when is_over_quota then ?::timestamptz else access_changed_at end
      where id = ? and next_reset_at is not distinct from ?::timestamptz`,
    [now, next, now, client.id, client.nextResetAt ?? null],
  );
}

/** Resets what clients have used, by hand. */
export const resetUsage = (ids: readonly string[], context: Context): Promise<BulkResult> =>
  changeEach(ids, context, async (id) => {
    const client = await context.find(ProxyClient, id);
    const fields = ["usedBytes"];
    audit({ action: AuditAction.CHANGED, kind: ProxyClient.name, item: id, fields }, context);
    await context.save({ verify: (em) => reset(client, context.now(), em) });
    context.services.tablesWritten(["proxy_clients"]);
    context.em.clear();
  });

/** Resets clients whose period is over, and extends those that renew themselves. */
export async function endPeriods(context: Context): Promise<void> {
  const { em } = context;
  const now = context.now();
  const due = await em.find(
    ProxyClient,
    { nextResetAt: { $lte: now }, ...NOT_DELETED },
    { orderBy: { nextResetAt: "asc" }, limit: PER_ROUND, disableIdentityMap: true },
  );
  for (const client of due) await reset(client, now, em);
  const renewed = await runSql(
    em,
    `update proxy_clients set access_changed_at = ?::timestamptz, expires_at = expires_at + interval '1 day' * auto_renew_days
        * (floor(extract(epoch from (?::timestamptz - expires_at)) / (86400 * auto_renew_days)) + 1)
      where auto_renew_days > 0 and expires_at <= ?::timestamptz and enabled and deleted_at is null
      returning id`,
    [now, now, now],
  );
  if (due.length || renewed.length) context.services.tablesWritten(["proxy_clients"]);
}
