import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict } from "../foundation/errors.ts";
import { probeServer } from "./probe-server.ts";
import { ProxyCheck } from "./proxy-check.ts";
import { ProxyServer } from "./proxy-server.ts";
import { raiseAlerts } from "./raise-alerts.ts";
import { runSql } from "./run-sql.ts";
import { afterCheck, type Finding } from "./server-health.ts";

/** How many servers a process checks at once. */
const AT_ONCE = 20;

/** The server was changed, or checked by someone else, meanwhile: what was found is dropped. */
class Outdated extends Error {}

/** Checks the servers that are due: each once per interval, however many processes there are. */
export async function checkDueServers(context: Context): Promise<void> {
  await endPeriods(context);
  for (;;) {
    const ids = await claimDue(context);
    if (!ids.length) break;
    await checkAll(ids, context);
  }
  await raiseAlerts(context);
}

/** Checks one server at once. */
export async function checkServer(id: string, context: Context): Promise<void> {
  const server = await context.find(ProxyServer, id);
  if (!server.isChecked(context.now())) throw new Conflict("This server cannot be checked");
  await checkAll([id], context);
  await raiseAlerts(context);
}

/** The process that updates a row first has the interval for itself. */
async function claimDue(context: Context): Promise<string[]> {
  const now = context.now();
  const claimed = await runSql(
    context.em,
    `update proxy_servers set next_check_at = ?::timestamptz + check_interval_sec * interval '1 second'
      where id in (
        select id from proxy_servers where next_check_at <= ?::timestamptz and deleted_at is null
          order by next_check_at limit ${AT_ONCE} for update skip locked)
      returning id`,
    [now, now],
  );
  return claimed.map(({ id }) => String(id));
}

async function checkAll(ids: readonly string[], context: Context): Promise<void> {
  const { em, services } = context;
  const servers = await em.find(
    ProxyServer,
    { id: { $in: [...ids] }, ...NOT_DELETED },
    { disableIdentityMap: true },
  );
  const findings = await Promise.all(servers.map((server) => probeServer(server, services)));
  for (const [n, server] of servers.entries()) await store(server, findings[n] as Finding, context);
}

async function store(server: ProxyServer, finding: Finding, context: Context): Promise<void> {
  const { em } = context;
  const now = context.now();
  const health = afterCheck(server, finding, now);
  em.persist(
    new ProxyCheck({
      server: em.getReference(ProxyServer, server.id),
      at: now,
      ok: finding.ok,
      latencyMs: finding.ok ? finding.latencyMs : null,
      error: finding.ok ? null : finding.error,
    }),
  );
  try {
    await context.save({
      verify: async (within) => {
        const stored = await runSql(
          within,
          `update proxy_servers set status = ?, status_since = ?::timestamptz, failures = ?, successes = ?,
              slow_checks = ?, failing_since = ?::timestamptz, latency_ms = ?, last_error = ?,
              tls_expires_at = ?::timestamptz, last_checked_at = ?::timestamptz, check_count = check_count + 1
            where id = ? and check_count = ? and deleted_at is null returning id`,
          [
            health.status,
            health.statusSince,
            health.failures,
            health.successes,
            health.slowChecks,
            health.failingSince,
            health.latencyMs,
            health.lastError,
            health.tlsExpiresAt,
            now,
            server.id,
            server.checkCount,
          ],
        );
        if (!stored.length) throw new Outdated();
      },
    });
    context.services.tablesWritten(["proxy_servers"]);
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
  } finally {
    em.clear();
  }
}

/** Maintenance ends by itself, and servers that have expired are no longer checked. */
async function endPeriods(context: Context): Promise<void> {
  const now = context.now();
  const changed = await runSql(
    context.em,
    `update proxy_servers set status = 'unknown', status_since = ?::timestamptz, maintenance_until = null,
        next_check_at = case when expires_at <= ?::timestamptz then null else next_check_at end,
        check_count = check_count + 1
      where deleted_at is null
        and (maintenance_until <= ?::timestamptz or (next_check_at is not null and expires_at <= ?::timestamptz))
      returning id`,
    [now, now, now, now],
  );
  if (changed.length) context.services.tablesWritten(["proxy_servers"]);
}
